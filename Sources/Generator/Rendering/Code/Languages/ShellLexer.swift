/// Commands of a shell, and sessions in which a prompt stands before each.
enum ShellLexer {
  private static let keywords: Set<String> = [
    "case", "do", "done", "elif", "else", "esac", "export", "fi", "for", "function", "if", "in", "local", "return",
    "then", "until", "while",
  ]

  static func read(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd { readToken(&cursor) }
  }

  /// Lines behind a prompt are commands; the others are what the commands print.
  static func readSession(_ cursor: inout CodeCursor) {
    var goesOn = false
    while !cursor.isAtEnd {
      let start = cursor.index
      let hasPrompt = "$%".utf8.contains(cursor.byte()) && cursor.byte(1) == 0x20
      if hasPrompt {
        cursor.index += 1
        cursor.add(.attribute, from: start)
      }
      let text = cursor.index
      if hasPrompt || goesOn {
        while cursor.byte() != 0x0A { readToken(&cursor) }
        goesOn = cursor.byte(-1) == UInt8(ascii: "\\")
      } else {
        cursor.skipLine()
        cursor.add(.words, from: text)
      }
      cursor.index += 1
    }
  }

  private static func readToken(_ cursor: inout CodeCursor) {
    let start = cursor.index
    let isWordStart = start == 0 || !CodeCursor.isWord(cursor.byte(-1)) && !"-./=:".utf8.contains(cursor.byte(-1))
    switch cursor.byte() {
    case UInt8(ascii: "#") where start == 0 || [0x20, 0x09, 0x0A, 0x3B].contains(cursor.byte(-1)):
      cursor.skipLine()
      cursor.add(.comment, from: start)
    case UInt8(ascii: "'"):
      cursor.skipQuotation(escapes: false)
      cursor.add(.string, from: start)
    case UInt8(ascii: "\""): readQuotation(&cursor)
    case UInt8(ascii: "\\"): cursor.index += 2
    case UInt8(ascii: "$"): readVariable(&cursor)
    case UInt8(ascii: "-") where isWordStart && (CodeCursor.isWord(cursor.byte(1)) || cursor.byte(1) == 0x2D):
      cursor.skip { CodeCursor.isWord($0) || $0 == UInt8(ascii: "-") }
      cursor.add(.attribute, from: start)
    case let byte where CodeCursor.isWord(byte) && isWordStart:
      cursor.skip { CodeCursor.isWord($0) || "-./:@".utf8.contains($0) || $0 >= 0x80 }
      let word = String(decoding: cursor.code[start..<cursor.index], as: UTF8.self)
      if keywords.contains(word) { cursor.add(.keyword, from: start) }
      if word.utf8.allSatisfy(CodeCursor.isDigit) { cursor.add(.number, from: start) }
    default: cursor.index += 1
    }
  }

  /// A text between double quotation marks, in which variables stand for something else.
  private static func readQuotation(_ cursor: inout CodeCursor) {
    var start = cursor.index
    cursor.index += 1
    while !cursor.isAtEnd, cursor.byte() != UInt8(ascii: "\"") {
      if cursor.byte() == UInt8(ascii: "$"), CodeCursor.isLetter(cursor.byte(1)) || "{(".utf8.contains(cursor.byte(1)) {
        cursor.add(.string, from: start)
        readVariable(&cursor)
        start = cursor.index
      } else {
        cursor.index += cursor.byte() == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    cursor.index = min(cursor.index + 1, cursor.end)
    cursor.add(.string, from: start)
  }

  private static func readVariable(_ cursor: inout CodeCursor) {
    let start = cursor.index
    cursor.index += 1
    if cursor.byte() == UInt8(ascii: "{") {
      cursor.skip { $0 != UInt8(ascii: "}") && $0 != 0x0A && $0 != UInt8(ascii: "\"") }
      if cursor.byte() == UInt8(ascii: "}") { cursor.index += 1 }
    } else if CodeCursor.isLetter(cursor.byte()) {
      cursor.skip(while: CodeCursor.isWord)
    } else {
      cursor.index += cursor.byte() == 0x0A ? 0 : 1
    }
    cursor.add(.reference, from: start)
  }
}
