/// JSON and its relatives with comments.
enum JSONLexer {
  static func read(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      let start = cursor.index
      switch cursor.byte() {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        cursor.skipQuotation(escapes: true, crossesLines: false)
        cursor.add(isName(cursor) ? .name : .string, from: start)
      case UInt8(ascii: "/") where cursor.byte(1) == UInt8(ascii: "/"):
        cursor.skipLine()
        cursor.add(.comment, from: start)
      case UInt8(ascii: "/") where cursor.byte(1) == UInt8(ascii: "*"):
        cursor.index += 2
        cursor.skip(past: "*/")
        cursor.add(.comment, from: start)
      case let byte where CodeCursor.isDigit(byte) || byte == UInt8(ascii: "-"):
        cursor.index += 1
        cursor.skip {
          CodeCursor.isWord($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
        }
        cursor.add(.number, from: start)
      case let byte where CodeCursor.isLetter(byte):
        cursor.skip(while: CodeCursor.isWord)
        let word = cursor.code[start..<cursor.index]
        let isKeyword = ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
        if isKeyword || isName(cursor) { cursor.add(isKeyword ? .keyword : .name, from: start) }
      default: cursor.index += 1
      }
    }
  }

  /// Whether a colon follows, which makes a text the name of a member.
  private static func isName(_ cursor: CodeCursor) -> Bool {
    var ahead = cursor
    ahead.skip { CodeCursor.isSpace($0) || $0 == 0x0A }
    return !ahead.isAtEnd && ahead.byte() == UInt8(ascii: ":")
  }
}
