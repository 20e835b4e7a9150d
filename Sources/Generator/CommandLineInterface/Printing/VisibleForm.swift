/// What is printed in the place of scalars that would disturb the console.
enum VisibleForm {
  /// The picture or the number of a control character, of a mark or a control of direction, or of a line separator.
  static func of(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? "?"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    default: "<U+" + ("000" + String(scalar.value, radix: 16, uppercase: true)).suffix(4) + ">"
    }
  }

  /// Whether a scalar is shown in another form; tabs are not, they are spaces.
  static func isNeeded(for scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9: false
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}
