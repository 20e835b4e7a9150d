import Diagnostics

/// Reads a text as JSON, strictly as RFC 8259 has it, and goes on behind what authors get wrong most often.
///
/// An ellipsis may stand where a value, a member or an element could.
struct JSONSyntax {
  let text: [UInt8]
  var index = 0
  var findings: [DataFinding] = []
  var isElided = false

  /// Deeper values are refused, so that no text exhausts the stack.
  private static let mostLevels = 200

  init(_ text: [UInt8]) { self.text = text }

  mutating func readDocument() {
    skipSpace()
    guard index < text.count else {
      return report(0..<0, "block holds no JSON", "write a value, or leave the block out")
    }
    guard readValue(level: 0) else { return }
    skipSpace()
    guard index < text.count else { return }
    report(
      index..<lineEnd(from: index), "text behind the end of the JSON value",
      "delete it, or put several values into one array: [ …, … ]")
  }

  func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  /// Where a line ends, without white space.
  func lineEnd(from start: Int) -> Int {
    var end = text[start...].firstIndex(of: 0x0A) ?? text.count
    while end > start + 1, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    return end
  }

  mutating func report(
    _ range: Range<Int>, _ message: String, _ remedy: String, note: DataFinding.Note? = nil
  ) {
    findings.append(DataFinding(.error, range, message, remedy, note: note))
  }

  /// Reads a value; false where it makes no sense to go on.
  mutating func readValue(level: Int) -> Bool {
    guard level < Self.mostLevels else {
      report(index..<index + 1, "values nested more than \(Self.mostLevels) deep", "take the inner levels out")
      return false
    }
    switch byte(index) {
    case UInt8(ascii: "{"): return readObject(level: level)
    case UInt8(ascii: "["): return readArray(level: level)
    case UInt8(ascii: "\""):
      readString()
      return true
    case UInt8(ascii: "'"):
      readSingleQuoted()
      return true
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber()
      return true
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      report(index..<index + 1, "value is missing before this sign", "write a value, such as null")
      return true
    default: return readOther()
    }
  }

  private mutating func readOther() -> Bool {
    if skipEllipsis() { return true }
    if byte(index) == UInt8(ascii: "."), (0x30...0x39).contains(byte(index + 1)) {
      readNumber()
      return true
    }
    if skipTypographicQuotation() { return true }
    if Self.isLetter(byte(index)) {
      readWord()
      return true
    }
    guard index < text.count else {
      report(text.count..<text.count, "value is missing at the end", "write it")
      return false
    }
    report(
      index..<index + characterLength(at: index), "sign that begins no JSON value", "write a value, or quote a text")
    return false
  }

  mutating func skipEllipsis() -> Bool {
    let length = Ellipsis.length(in: text, at: index)
    guard length > 0 else { return false }
    isElided = true
    index += length
    return true
  }

  func characterLength(at index: Int) -> Int {
    var end = index + 1
    while byte(end) & 0xC0 == 0x80 { end += 1 }
    return min(end, text.count) - index
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  // MARK: White space

  /// Passes over white space, and over comments, which JSON does not have.
  mutating func skipSpace() {
    while index < text.count {
      switch text[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "/"), UInt8(ascii: "#"):
        skipComment(to: lineEnd(from: index))
      case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "*"):
        var end = index + 2
        while end < text.count, !(text[end] == UInt8(ascii: "*") && byte(end + 1) == UInt8(ascii: "/")) { end += 1 }
        skipComment(to: min(end + 2, text.count))
      case 0xC2 where byte(index + 1) == 0xA0: skipForeignSpace(2)
      case 0xE3 where byte(index + 1) == 0x80 && byte(index + 2) == 0x80: skipForeignSpace(3)
      case 0xE2 where byte(index + 1) == 0x80 && (0x80...0x8F).contains(byte(index + 2)): skipForeignSpace(3)
      default: return
      }
    }
  }

  private mutating func skipComment(to end: Int) {
    report(
      index..<end, "comment, which JSON does not have",
      "delete it, or write jsonc behind the fence, which is not checked")
    index = end
  }

  private mutating func skipForeignSpace(_ length: Int) {
    report(index..<index + length, "white space that JSON does not know", "write a plain space")
    index += length
  }
}
