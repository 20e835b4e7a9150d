/// One scalar of a source line as the console shows it.
struct DisplayUnit: Sendable {
  /// How it takes part in the order of bidirectional text.
  enum Direction: Sendable {
    case leftToRight, rightToLeft, digit, neutral
  }

  /// What is printed: the scalar itself, or something visible in the place of what would disturb the console.
  let text: String
  /// How many cells of the console it takes.
  let width: Int
  let direction: Direction
  /// Bytes of the source.
  let length: Int

  /// A scalar that stands at a cell of its line (tabs reach to the next multiple of four), after another scalar.
  init(_ scalar: Unicode.Scalar, length: Int, cell: Int, after last: Unicode.Scalar?) {
    self.length = length
    switch scalar.value {
    case 9:
      width = 4 - cell % 4
      text = String(repeating: " ", count: width)
      direction = .neutral
    case 0..<0x20:
      (text, width, direction) = (Self.string(0x2400 + scalar.value), 1, .neutral)
    case 0x7F:
      (text, width, direction) = ("\u{2421}", 1, .neutral)
    case 0x80..<0xA0:
      (text, width, direction) = ("\u{FFFD}", 1, .neutral)
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029:
      text = "<U+" + ("000" + String(scalar.value, radix: 16, uppercase: true)).suffix(4) + ">"
      (width, direction) = (8, .leftToRight)
    default:
      text = String(scalar)
      width = Self.cells(of: scalar, after: last)
      direction = Self.direction(of: scalar)
    }
  }

  private static func string(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "?" }

  /// Cells as terminals count them: none for combining marks, two for East Asian wide characters and emoji.
  private static func cells(of scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Int {
    guard scalar.value >= 0x300 else { return scalar.value == 0xAD ? 0 : 1 }
    // An emoji joined to the one before is drawn in its place.
    if last == "\u{200D}", scalar.properties.isEmoji { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// East Asian Width W and F (UAX #11), in whole blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF,
    0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]

  private static func direction(of scalar: Unicode.Scalar) -> Direction {
    let properties = scalar.properties
    if properties.generalCategory == .decimalNumber { return .digit }
    guard properties.isAlphabetic else { return .neutral }
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .rightToLeft
    default: return .leftToRight
    }
  }
}
