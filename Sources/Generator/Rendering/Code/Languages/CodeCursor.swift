/// A place in code, and the tokens found before it.
struct CodeCursor {
  let code: UnsafeBufferPointer<UInt8>
  let end: Int
  var index: Int
  var tokens: [CodeToken] = []

  init(_ code: UnsafeBufferPointer<UInt8>, in range: Range<Int>? = nil) {
    self.code = code
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? code.count
  }

  var isAtEnd: Bool { index >= end }

  /// The byte so far from here, or a line feed behind the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    let place = index + distance
    return place >= 0 && place < end ? code[place] : 0x0A
  }

  func starts(with word: StaticString) -> Bool {
    guard index + word.utf8CodeUnitCount <= end else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { code[index + $0] == word.utf8Start[$0] }
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while index < end, condition(code[index]) { index += 1 }
  }

  mutating func skipLine() { skip { $0 != 0x0A } }

  /// Goes behind a word, or to the end.
  mutating func skip(past word: StaticString) {
    while index < end, !starts(with: word) { index += 1 }
    index = min(index + word.utf8CodeUnitCount, end)
  }

  /// Goes behind a quotation that ends at its own sign; a backslash takes the next byte with it if it may.
  mutating func skipQuotation(escapes: Bool, crossesLines: Bool = true) {
    let quote = byte()
    index += 1
    while index < end, code[index] != quote {
      if !crossesLines, code[index] == 0x0A { return }
      index += escapes && code[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, end)
  }

  /// Adds what stands between a place and here.
  mutating func add(_ kind: CodeToken.Kind, from start: Int) {
    if start < min(index, end) { tokens.append(CodeToken(kind: kind, range: start..<min(index, end))) }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_") }
  static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
