/// Text as one line of letters: what would steer a drawing or break the line becomes a space.
enum PlainText {
  static func of(_ text: some StringProtocol) -> String {
    if text.unicodeScalars.allSatisfy(isPlain) { return String(text) }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isPlain(scalar) ? scalar : " ") }
    return String(scalars)
  }

  /// Neither a control character, nor the end of a line or a paragraph, nor a noncharacter.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFDD0...0xFDEF: false
    case let value: value & 0xFFFE != 0xFFFE
    }
  }
}
