/// Markdown as a page shows it to those who write it.
enum MarkdownLexer {
  static func read(_ cursor: inout CodeCursor) {
    /// The fence of a code block that is not ended yet.
    var fence: (sign: UInt8, length: Int)?
    while !cursor.isAtEnd {
      let start = cursor.index
      cursor.skip(while: CodeCursor.isSpace)
      let run = fenceLength(cursor)
      if let open = fence {
        let text = cursor.index
        cursor.skipLine()
        let isEnd = run >= open.length && cursor.code[text] == open.sign
        cursor.add(isEnd ? .attribute : .string, from: text)
        if isEnd { fence = nil }
      } else if run >= 3 {
        fence = (cursor.byte(), run)
        let text = cursor.index
        cursor.skipLine()
        cursor.add(.attribute, from: text)
      } else {
        readLine(&cursor, from: start)
      }
      cursor.index += 1
    }
  }

  private static func fenceLength(_ cursor: CodeCursor) -> Int {
    let sign = cursor.byte()
    guard sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return 0 }
    var length = 0
    while cursor.byte(length) == sign { length += 1 }
    return length
  }

  private static func readLine(_ cursor: inout CodeCursor, from lineStart: Int) {
    let start = cursor.index
    if cursor.byte() == UInt8(ascii: "#") {
      cursor.skipLine()
      return cursor.add(.keyword, from: start)
    }
    if let length = markLength(cursor) {
      cursor.index += length
      cursor.add(.attribute, from: start)
    }
    var words = cursor.index
    while cursor.byte() != 0x0A {
      let place = cursor.index
      guard let kind = readSpan(&cursor) else {
        cursor.index += 1
        continue
      }
      let end = cursor.index
      cursor.index = place
      cursor.add(.words, from: words)
      cursor.index = end
      cursor.add(kind, from: place)
      words = end
    }
    cursor.add(.words, from: words)
  }

  /// The length of the sign of a quotation or a list item.
  private static func markLength(_ cursor: CodeCursor) -> Int? {
    if cursor.byte() == UInt8(ascii: ">") { return 1 }
    if "-*+".utf8.contains(cursor.byte()), CodeCursor.isSpace(cursor.byte(1)) { return 1 }
    var digits = 0
    while CodeCursor.isDigit(cursor.byte(digits)) { digits += 1 }
    guard digits > 0, ".)".utf8.contains(cursor.byte(digits)), CodeCursor.isSpace(cursor.byte(digits + 1)) else {
      return nil
    }
    return digits + 1
  }

  /// Passes over a code span, a comment or the address of a link, if one begins here.
  private static func readSpan(_ cursor: inout CodeCursor) -> CodeToken.Kind? {
    let start = cursor.index
    switch cursor.byte() {
    case UInt8(ascii: "`"):
      let length = fenceLength(cursor)
      cursor.index += length
      while cursor.byte() != 0x0A {
        let run = fenceLength(cursor)
        cursor.index += max(1, cursor.byte() == UInt8(ascii: "`") ? run : 1)
        if run == length { return .string }
      }
    case UInt8(ascii: "<") where cursor.starts(with: "<!--"):
      cursor.skip(past: "-->")
      return .comment
    case UInt8(ascii: "(") where cursor.byte(-1) == UInt8(ascii: "]"):
      cursor.skip { $0 != UInt8(ascii: ")") && $0 != 0x0A }
      if cursor.byte() == UInt8(ascii: ")") {
        cursor.index += 1
        return .reference
      }
    default: return nil
    }
    cursor.index = start
    return nil
  }
}
