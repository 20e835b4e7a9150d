/// XML, property lists and HTML.
enum MarkupLexer {
  static func read(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      guard cursor.byte() == UInt8(ascii: "<") else {
        readText(&cursor)
        continue
      }
      let start = cursor.index
      if cursor.starts(with: "<!--") {
        cursor.index += 4
        cursor.skip(past: "-->")
        cursor.add(.comment, from: start)
      } else if cursor.starts(with: "<![CDATA[") {
        cursor.index += 9
        cursor.skip(past: "]]>")
        cursor.add(.string, from: start)
      } else if cursor.byte(1) == UInt8(ascii: "?") || cursor.byte(1) == UInt8(ascii: "!") {
        cursor.skip(past: ">")
        cursor.add(.attribute, from: start)
      } else {
        readTag(&cursor)
      }
    }
  }

  private static func readText(_ cursor: inout CodeCursor) {
    var start = cursor.index
    while !cursor.isAtEnd, cursor.byte() != UInt8(ascii: "<") {
      guard cursor.byte() == UInt8(ascii: "&") else {
        cursor.index += 1
        continue
      }
      cursor.add(.words, from: start)
      start = cursor.index
      cursor.index += 1
      cursor.skip { CodeCursor.isWord($0) || $0 == UInt8(ascii: "#") }
      if cursor.byte() == UInt8(ascii: ";") { cursor.index += 1 }
      cursor.add(.reference, from: start)
      start = cursor.index
    }
    cursor.add(.words, from: start)
  }

  private static func readTag(_ cursor: inout CodeCursor) {
    cursor.index += cursor.byte(1) == UInt8(ascii: "/") ? 2 : 1
    let start = cursor.index
    cursor.skip(while: isNameByte)
    cursor.add(.keyword, from: start)
    guard cursor.index > start else { return }
    while !cursor.isAtEnd, cursor.byte() != UInt8(ascii: ">"), cursor.byte() != UInt8(ascii: "<") {
      let start = cursor.index
      switch cursor.byte() {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        cursor.skipQuotation(escapes: false)
        cursor.add(.string, from: start)
      case let byte where isNameByte(byte):
        cursor.skip(while: isNameByte)
        cursor.add(.attribute, from: start)
      default: cursor.index += 1
      }
    }
    if cursor.byte() == UInt8(ascii: ">") { cursor.index += 1 }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    CodeCursor.isWord(byte) || byte >= 0x80 || ":.-".utf8.contains(byte)
  }
}
