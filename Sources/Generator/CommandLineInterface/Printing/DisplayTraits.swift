/// How wide a scalar is on the console, and which way it is read.
///
/// The letters that nearly all lines are made of are known by their ranges; the tables of Unicode, which are slow to ask,
/// answer for the rest.
struct DisplayTraits: Sendable {
  let width: Int
  let direction: DisplayUnit.Direction

  static func of(_ scalar: Unicode.Scalar) -> DisplayTraits {
    switch scalar.value {
    case 0x30...0x39: DisplayTraits(width: 1, direction: .digit)
    case 0x41...0x5A, 0x61...0x7A: DisplayTraits(width: 1, direction: .leftToRight)
    case 0..<0x80: DisplayTraits(width: 1, direction: .neutral)
    // Letters of Hebrew and Arabic, and the ideographs, kana and syllables that are all wide letters.
    case 0x05D0...0x05EA, 0x0620...0x064A, 0x0671...0x06D3: DisplayTraits(width: 1, direction: .rightToLeft)
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: DisplayTraits(width: 2, direction: .leftToRight)
    // Marks of general punctuation, commas and full stops of Chinese.
    case 0x2010...0x2027, 0x2030...0x203B: DisplayTraits(width: 1, direction: .neutral)
    case 0x3000...0x3004, 0x3008...0x3020, 0xFF01...0xFF0F: DisplayTraits(width: 2, direction: .neutral)
    default: DisplayTraits(width: cells(of: scalar), direction: direction(of: scalar))
    }
  }

  /// Cells as terminals count them: none for combining marks, two for East Asian wide characters and emoji.
  private static func cells(of scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x300 else { return scalar.value == 0xAD ? 0 : 1 }
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

  private static func direction(of scalar: Unicode.Scalar) -> DisplayUnit.Direction {
    let properties = scalar.properties
    if properties.generalCategory == .decimalNumber { return .digit }
    guard properties.isAlphabetic else { return .neutral }
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .rightToLeft
    default: return .leftToRight
    }
  }
}
