/// The containers round a block, by which the marks at the beginning of its lines are told from its content.
struct ContainerStack {
  /// A quote, a list item or a footnote.
  struct Container {
    enum Kind {
      case quote, footnote
      /// Columns of a line that belong to the item's marker.
      case item(indentation: Int)
    }

    var kind: Kind
    /// The line (from 0) on which the container begins.
    var line: Int
    /// Where its content begins on that line.
    var content: LineCursor
  }

  private var containers: [Container] = []

  var isEmpty: Bool { containers.isEmpty }
  mutating func pop() { containers.removeLast() }

  mutating func pushQuote(line: Int, in source: SourceText) {
    var cursor = start(ofLine: line, in: source).cursor
    Self.skipQuoteMark(&cursor, in: source)
    containers.append(Container(kind: .quote, line: line, content: cursor))
  }

  mutating func pushFootnote(line: Int, offset: Int, in source: SourceText) {
    var cursor = LineCursor(offset: source.lineStarts[line])
    // Definitions are moved to the end of the tree: the quotes round them are seen from their own line alone.
    while cursor.firstNonspace(in: source).offset < offset, Self.skipQuoteMark(&cursor, in: source) {
      containers.append(Container(kind: .quote, line: -1, content: cursor))
    }
    cursor.advance(columns: offset - cursor.offset, in: source)
    containers.append(Container(kind: .footnote, line: line, content: cursor))
  }

  /// Removes a footnote and the quotes that were found round it.
  mutating func popFootnote(downTo count: Int) { containers.removeLast(containers.count - count) }
  var count: Int { containers.count }

  mutating func pushItem(line: Int, in source: SourceText) {
    var cursor = start(ofLine: line, in: source).cursor
    let marker = cursor.firstNonspace(in: source)
    let before = marker.column - cursor.column
    cursor.advance(columns: before, in: source)
    var length = 0
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(source.byte(cursor.offset + length)) { length += 1 }
    length += 1
    cursor.advance(columns: length, in: source)
    let content = cursor.firstNonspace(in: source)
    let spaces = content.column - cursor.column
    let isBlank = source.byte(content.offset) == UInt8(ascii: "\n")
    let padding = spaces >= 5 || spaces < 1 || isBlank ? 1 : spaces
    if spaces > 0 { cursor.advance(columns: padding, in: source) }
    containers.append(
      Container(kind: .item(indentation: before + length + padding), line: line, content: cursor))
  }

  /// Where the content of a line begins behind the marks of all containers, and whether all of them were there: a
  /// paragraph may leave them out.
  func start(ofLine line: Int, in source: SourceText) -> (cursor: LineCursor, isComplete: Bool) {
    var cursor = LineCursor(offset: source.lineStarts[line])
    for container in containers {
      if container.line == line {
        cursor = container.content
      } else if !Self.skip(container.kind, &cursor, in: source) {
        return (cursor, false)
      }
    }
    return (cursor, true)
  }

  /// Where the text of a paragraph's line begins.
  func textStart(ofLine line: Int, in source: SourceText) -> Int {
    start(ofLine: line, in: source).cursor.firstNonspace(in: source).offset
  }

  private static func skip(_ kind: Container.Kind, _ cursor: inout LineCursor, in source: SourceText) -> Bool {
    let indentation: Int
    switch kind {
    case .quote: return skipQuoteMark(&cursor, in: source)
    case .item(let columns): indentation = columns
    case .footnote: indentation = 4
    }
    let next = cursor.firstNonspace(in: source)
    if next.column - cursor.column >= indentation {
      cursor.advance(columns: indentation, in: source)
      return true
    }
    guard source.byte(next.offset) == UInt8(ascii: "\n") else { return false }
    cursor.advance(columns: next.column - cursor.column, in: source)
    return true
  }

  @discardableResult
  private static func skipQuoteMark(_ cursor: inout LineCursor, in source: SourceText) -> Bool {
    let next = cursor.firstNonspace(in: source)
    guard next.column - cursor.column <= 3, source.byte(next.offset) == UInt8(ascii: ">") else { return false }
    cursor.advance(columns: next.column - cursor.column + 1, in: source)
    let after = source.byte(cursor.offset)
    if after == UInt8(ascii: " ") || after == UInt8(ascii: "\t") { cursor.advance(columns: 1, in: source) }
    return true
  }
}
