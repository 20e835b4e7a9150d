/// Writes JSON that may stand in a `script` element: no `<` that could end the element, no line ends of JavaScript.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ literal: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  mutating func number(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }

  /// A string with its quotation marks.
  mutating func string(_ text: String) {
    raw("\"")
    var text = text
    text.withUTF8 { characters($0) }
    raw("\"")
  }

  /// A string of valid UTF-8 with its quotation marks.
  mutating func string(_ text: [UInt8]) {
    raw("\"")
    text.withUnsafeBufferPointer { characters($0) }
    raw("\"")
  }

  private mutating func characters(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      let length = replacedLength(at: index, in: text)
      if length > 0 {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        replacement(at: index, in: text)
        start = index + length
      }
      index += max(1, length)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// How many bytes at `index` cannot stand as they are.
  private func replacedLength(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    switch text[index] {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"):
      1
    // U+2028 and U+2029.
    case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8: 3
    case 0xC2, 0xEF...0xF4: ForbiddenCharacter.length(in: text, at: index, before: text.count)
    default: 0
    }
  }

  private mutating func replacement(at index: Int, in text: UnsafeBufferPointer<UInt8>) {
    switch text[index] {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x09: raw("\\t")
    case 0x0D: raw("\\r")
    case 0xE2: raw(text[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
    // Nothing can be said in a document by what it may not hold.
    case 0xC2, 0xEF...0xF4: break
    case let byte:
      raw("\\u00")
      let digits = String(byte, radix: 16)
      if digits.utf8.count == 1 { raw("0") }
      bytes.append(contentsOf: digits.utf8)
    }
  }
}
