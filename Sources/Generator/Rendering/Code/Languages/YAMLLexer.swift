/// YAML, line by line: what it means across lines has no colour of its own but for block texts.
enum YAMLLexer {
  static func read(_ cursor: inout CodeCursor) {
    /// The indentation of the line that begins a block text.
    var block: Int?
    while !cursor.isAtEnd {
      let start = cursor.index
      cursor.skip(while: CodeCursor.isSpace)
      let indentation = cursor.index - start
      if let level = block, indentation > level || cursor.byte() == 0x0A {
        let text = cursor.index
        cursor.skipLine()
        cursor.add(.string, from: text)
      } else {
        block = nil
        readLine(&cursor)
        if beginsBlock(cursor, from: start) { block = indentation }
      }
      cursor.index += 1
    }
  }

  private static func readLine(_ cursor: inout CodeCursor) {
    let start = cursor.index
    if cursor.starts(with: "---") || cursor.starts(with: "...") || cursor.byte() == UInt8(ascii: "%") {
      let isMark = cursor.byte() == UInt8(ascii: "%") || [0x20, 0x0A].contains(cursor.byte(3))
      if isMark {
        cursor.byte() == UInt8(ascii: "%") ? cursor.skipLine() : (cursor.index += 3)
        cursor.add(.attribute, from: start)
      }
    }
    while !cursor.isAtEnd, cursor.byte() != 0x0A { readToken(&cursor) }
  }

  private static func readToken(_ cursor: inout CodeCursor) {
    let start = cursor.index
    switch cursor.byte() {
    case UInt8(ascii: "#") where start == 0 || [0x20, 0x09, 0x0A].contains(cursor.byte(-1)):
      cursor.skipLine()
      cursor.add(.comment, from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      cursor.skipQuotation(escapes: cursor.byte() == UInt8(ascii: "\""))
      cursor.add(isKey(cursor) ? .name : .string, from: start)
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      cursor.skip { !CodeCursor.isSpace($0) && $0 != 0x0A && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "]") }
      cursor.add(.attribute, from: start)
    case UInt8(ascii: "-") where CodeCursor.isSpace(cursor.byte(1)) || cursor.byte(1) == 0x0A: cursor.index += 1
    case 0x20, 0x09, UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "?"):
      cursor.index += 1
    default: readPlain(&cursor)
    }
  }

  /// A text without quotation marks: to the end of the line, a comment, or a colon that makes it a key.
  private static func readPlain(_ cursor: inout CodeCursor) {
    let start = cursor.index
    while cursor.byte() != 0x0A {
      if cursor.byte() == UInt8(ascii: ":"), isKey(cursor) { break }
      if "[]{},".utf8.contains(cursor.byte()) { break }
      if CodeCursor.isSpace(cursor.byte()), cursor.byte(1) == UInt8(ascii: "#") { break }
      cursor.index += 1
    }
    while cursor.index > start + 1, CodeCursor.isSpace(cursor.byte(-1)) { cursor.index -= 1 }
    guard cursor.index > start else {
      cursor.index += 1
      return
    }
    if isKey(cursor) { return cursor.add(.name, from: start) }
    let word = cursor.code[start..<cursor.index]
    let isKeyword = ["true", "false", "null", "~"].contains { word.elementsEqual($0.utf8) }
    let isNumber =
      CodeCursor.isDigit(word.last ?? 0)
      && word.allSatisfy { CodeCursor.isDigit($0) || "+-.e".utf8.contains($0) }
    cursor.add(isKeyword ? .keyword : isNumber ? .number : .words, from: start)
  }

  private static func isKey(_ cursor: CodeCursor) -> Bool {
    cursor.byte() == UInt8(ascii: ":") && (CodeCursor.isSpace(cursor.byte(1)) || cursor.byte(1) == 0x0A)
  }

  /// Whether a line ends in the sign of a block text: `|`, `>` and what may stand behind them.
  private static func beginsBlock(_ cursor: CodeCursor, from start: Int) -> Bool {
    var line = cursor.code[start..<min(cursor.index, cursor.end)]
    while let last = line.last, CodeCursor.isSpace(last) || CodeCursor.isDigit(last) || "+-".utf8.contains(last) {
      line.removeLast()
    }
    guard let sign = line.popLast(), sign == UInt8(ascii: "|") || sign == UInt8(ascii: ">") else { return false }
    return line.last.map { CodeCursor.isSpace($0) } ?? false
  }
}
