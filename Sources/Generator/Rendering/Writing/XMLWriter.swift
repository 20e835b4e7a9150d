/// Writes XML 1.0: text is escaped, and characters that XML cannot hold are left out.
struct XMLWriter {
  private(set) var bytes: [UInt8]

  init() {
    bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)
  }

  mutating func markup(_ literal: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// An element that holds nothing but text.
  mutating func element(_ name: StaticString, _ text: String) {
    markup("<")
    markup(name)
    markup(">")
    self.text(text)
    markup("</")
    markup(name)
    markup(">\n")
  }

  /// Text, or the value of an attribute in double quotes.
  mutating func text(_ text: String) {
    for scalar in text.unicodeScalars where Self.isCharacter(scalar.value) {
      switch scalar {
      case "&": markup("&amp;")
      case "<": markup("&lt;")
      case ">": markup("&gt;")
      case "\"": markup("&quot;")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// The `Char` of XML 1.0, section 2.2, without those that it discourages.
  private static func isCharacter(_ value: UInt32) -> Bool {
    switch value {
    case 0x7F...0x9F, 0xFDD0...0xFDEF: false
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD: true
    case 0x10000...0x10FFFF: value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
