/// Writes JSON that may stand in a `script` element: no `<` that could end the element, no line ends of JavaScript.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ literal: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// A string with its quotation marks.
  mutating func string(_ text: String) {
    raw("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": raw("\\\"")
      case "\\": raw("\\\\")
      case "\n": raw("\\n")
      case "\t": raw("\\t")
      case "\r": raw("\\r")
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}", "\0"..."\u{1F}": escape(scalar.value)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    raw("\"")
  }

  private mutating func escape(_ value: UInt32) {
    let digits = String(value, radix: 16)
    raw("\\u")
    for _ in digits.utf8.count..<4 { bytes.append(UInt8(ascii: "0")) }
    bytes.append(contentsOf: digits.utf8)
  }
}
