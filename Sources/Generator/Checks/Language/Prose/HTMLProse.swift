import Markdown

/// Reads the text of an author's HTML from its source, with its places: each element that stands for itself is a text.
struct HTMLProse {
  /// A piece of HTML in a row.
  private enum Piece {
    case text(Range<Int>)
    case tag(name: String, isEnd: Bool, isOther: Bool, Range<Int>)
    case comment(Int)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  /// How many marks of quotations stand before each line.
  private let quoteDepth: Int
  private let take: (Passage.Role, [ProseUnit]) -> Void
  private var units: [ProseUnit] = []
  private var role = Passage.Role.paragraph
  /// The element whose content is not read, and how often its name is open.
  private var skipped: (name: String, depth: Int, isInline: Bool)?

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, quoteDepth: Int,
    take: @escaping (Passage.Role, [ProseUnit]) -> Void
  ) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
    self.quoteDepth = quoteDepth
    self.take = take
  }

  mutating func read() {
    while let piece = next() {
      switch piece {
      case .comment(let start): units.append(ProseUnit(scalar: 0, offset: start, kind: .mark))
      case .text(let range): if skipped == nil { addText(range) }
      case .tag(let name, let isEnd, let isOther, let range): read(name, isEnd: isEnd, isOther: isOther, range)
      }
    }
    finish()
  }

  // MARK: Elements

  /// Elements that hold no prose of the page's language; the first kind stands in a text like a word.
  private static let codeElements: Set<String> = ["code", "kbd", "samp", "var", "tt", "math", "svg"]
  private static let silentElements: Set<String> = [
    "script", "style", "pre", "textarea", "template", "object", "select",
  ]
  private static let inlineElements: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "data", "del", "dfn", "em", "i", "ins", "mark", "q", "ruby", "rt", "rp",
    "s",
    "small", "span", "strong", "sub", "sup", "time", "u", "wbr", "font", "strike", "big",
  ]

  private mutating func read(_ name: String, isEnd: Bool, isOther: Bool, _ range: Range<Int>) {
    if let open = skipped {
      guard name == open.name else { return }
      let depth = open.depth + (isEnd ? -1 : 1)
      skipped = depth == 0 ? nil : (open.name, depth, open.isInline)
      return
    }
    if !isEnd { readAttributes(of: range) }
    let isCode = Self.codeElements.contains(name)
    let isInline = isCode || Self.inlineElements.contains(name)
    if name == "br" {
      units.append(ProseUnit(scalar: 0x0A, offset: range.lowerBound, kind: .space))
    } else if isInline || name == "img" || name == "input" || name == "button" {
      let stands = !isEnd && (isCode || isOther || name == "img" || name == "input" || name == "button")
      units.append(ProseUnit(scalar: 0, offset: range.lowerBound, kind: stands ? .code : .mark))
    } else {
      finish()
      role = isEnd ? .paragraph : Self.role(of: name)
    }
    guard !isEnd, name != "img", name != "input", name != "br", name != "wbr" else { return }
    if isCode || isOther || name == "button" || Self.silentElements.contains(name) { skipped = (name, 1, isInline) }
  }

  private static func role(of name: String) -> Passage.Role {
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6": .heading
    case "th": .headerCell
    case "td": .cell
    case "figcaption", "caption": .caption
    default: .paragraph
    }
  }

  private mutating func finish() {
    while units.last?.kind == .space { units.removeLast() }
    if units.contains(where: { $0.kind.isLetter || $0.kind == .digit || $0.kind == .sign }) { take(role, units) }
    units.removeAll(keepingCapacity: true)
  }

  /// Reads what a tag says to readers itself.
  mutating func readAttributes(of tag: Range<Int>) {
    let values = HTMLAttributeTexts.values(in: bytes, tag)
    guard !values.isEmpty, !isOther(tag) else { return }
    for value in values {
      let around = units
      units.removeAll()
      addText(value)
      if !units.isEmpty { take(.imageDescription, units) }
      units = around
    }
  }

  // MARK: Text

  private mutating func addText(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let byte = bytes[start]
      if byte == 0x0A {
        if !units.isEmpty { units.append(ProseUnit(scalar: 0x0A, offset: start, kind: .space)) }
        start = startOfText(onLineAt: start + 1, before: range.upperBound)
        continue
      }
      if byte == UInt8(ascii: "&"), let close = endOfReference(at: start, before: range.upperBound) {
        // What a reference stands for is the author's express wish, and not looked at.
        units.append(ProseUnit(scalar: 0, offset: start, kind: .mark))
        start = close
        continue
      }
      var stop = start + 1
      while stop < range.upperBound, bytes[stop] != 0x0A, bytes[stop] != UInt8(ascii: "&") { stop += 1 }
      while units.isEmpty, start < stop, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
      SourceAlignment.append(UnsafeBufferPointer(rebasing: bytes[start..<stop]), offset: start, to: &units)
      start = stop
    }
  }

  /// Behind the marks of the quotations that the block stands in, and behind what indents it.
  private func startOfText(onLineAt start: Int, before end: Int) -> Int {
    var (index, marks) = (start, 0)
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">"), marks < quoteDepth {
        marks += 1
      } else if byte != 0x20, byte != 0x09, byte != 0x0D {
        break
      }
      index += 1
    }
    return index
  }

  private func endOfReference(at start: Int, before end: Int) -> Int? {
    var index = start + 1
    while index < end, index < start + 40 {
      switch bytes[index] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "#"): index += 1
      case UInt8(ascii: ";"): return index > start + 1 ? index + 1 : nil
      default: return nil
      }
    }
    return nil
  }

  // MARK: Tags

  private mutating func next() -> Piece? {
    guard index < end else { return nil }
    let start = index
    if bytes[start] == UInt8(ascii: "<"), let piece = readMarkup() { return piece }
    index = max(index, start + 1)
    while index < end, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return .text(start..<index)
  }

  private mutating func readMarkup() -> Piece? {
    let start = index
    var position = start + 1
    guard position < end else { return nil }
    if bytes[position] == UInt8(ascii: "!") || bytes[position] == UInt8(ascii: "?") {
      index = endOfComment(at: start)
      return .comment(start)
    }
    let isEnd = bytes[position] == UInt8(ascii: "/")
    if isEnd { position += 1 }
    let name = readName(at: position)
    guard !name.isEmpty else { return nil }
    position += name.utf8.count
    var quote: UInt8?
    while position < end, quote != nil || bytes[position] != UInt8(ascii: ">") {
      let byte = bytes[position]
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      position += 1
    }
    index = min(end, position + 1)
    return .tag(name: name, isEnd: isEnd, isOther: !isEnd && isOther(start..<index), start..<index)
  }

  private func readName(at start: Int) -> String {
    var index = start
    while index < end {
      switch bytes[index] {
      case 0x41...0x5A, 0x61...0x7A: index += 1
      case 0x30...0x39 where index > start: index += 1
      default: return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
      }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
  }

  /// Whether a tag says that its text is in another language, or not to be translated.
  private func isOther(_ range: Range<Int>) -> Bool {
    let words = String(decoding: bytes[range], as: UTF8.self).lowercased().split {
      $0 == " " || $0 == "\n" || $0 == "\t"
    }
    return words.dropFirst().contains {
      $0.hasPrefix("lang=") || $0.hasPrefix("translate=\"no") || $0 == "translate=no"
    }
  }

  private func endOfComment(at start: Int) -> Int {
    let isComment = start + 3 < end && bytes[start + 2] == UInt8(ascii: "-") && bytes[start + 3] == UInt8(ascii: "-")
    var position = start + 2
    while position < end {
      if bytes[position] == UInt8(ascii: ">") {
        let isEnd = bytes[position - 1] == UInt8(ascii: "-") && bytes[position - 2] == UInt8(ascii: "-")
        if !isComment || isEnd && position > start + 4 { return position + 1 }
      }
      position += 1
    }
    return end
  }
}
