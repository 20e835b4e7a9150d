/// Text from files and compilers made fit for a console line.
enum ConsoleText {
  /// The text with control characters and direction overrides made visible, and line ends turned into spaces.
  ///
  /// Isolates stay: messages use them to keep right-to-left words together.
  static func safe(_ text: String) -> String {
    var text = text
    guard text.withUTF8(mayHoldUnsafe), text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        safe += " "
      } else if isUnsafe(scalar) {
        safe += scalar == "\r" ? "" : VisibleForm.of(scalar)
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// A quick look that may be wrong in one direction only.
  private static func mayHoldUnsafe(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2028, 0x2029: true
    default: false
    }
  }
}
