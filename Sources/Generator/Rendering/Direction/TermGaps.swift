/// What may stand between two Latin words of one run.
enum TermGaps {
  /// The start of a term at `index`, its own leading signs skipped over; code is passed if a term follows it.
  static func term(at index: Int, in text: DirectionalText) -> Int? {
    var index = index
    while index < text.count {
      let (kind, length) = text.character(at: index)
      switch kind {
      case .leftToRight, .digit: return index
      case .atom, .space, .mark: index += length
      case .sign: return signedTerm(at: index, in: text)
      case .rightToLeft, .wall: return nil
      }
    }
    return nil
  }

  /// A term that begins with a sign of its own, such as `.sheet` or `[Route]`.
  private static func signedTerm(at start: Int, in text: DirectionalText) -> Int? {
    let byte = text.byte(at: start)
    if byte != UInt8(ascii: "("), let closer = TermSigns.closer(of: byte),
      let end = TermBrackets.end(of: closer, from: start, in: text)
    {
      return end
    }
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "_"):
      var index = start + 1
      while index - start < 3, text.byte(at: index) == UInt8(ascii: "-") || text.byte(at: index) == UInt8(ascii: ".") {
        index += 1
      }
      let kind = text.kind(at: index)
      return kind == .leftToRight || kind == .digit ? index : nil
    default: return nil
    }
  }

  /// The term behind an operator that stands between two spaces: `A + B`, `Settings → General`.
  static func term(afterOperatorAt start: Int, in text: DirectionalText) -> Int? {
    var index = start
    while index < text.count, index - start < 4, let length = operatorSign(at: index, in: text) { index += length }
    guard index > start, text.kind(at: index) == .space else { return nil }
    let next = text.skipSpaces(from: index)
    guard next < text.count else { return nil }
    switch text.character(at: next).kind {
    case .leftToRight, .digit: return next
    case .sign: return signedTerm(at: next, in: text)
    case .atom, .space, .mark, .rightToLeft, .wall: return nil
    }
  }

  private static func operatorSign(at index: Int, in text: DirectionalText) -> Int? {
    switch text.byte(at: index) {
    case UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "!"):
      return 1
    case UInt8(ascii: "-"): return text.byte(at: index + 1) == UInt8(ascii: ">") ? 1 : nil
    case 0xC2: return text.byte(at: index + 1) == 0xB7 ? 2 : nil
    case 0xC3: return text.byte(at: index + 1) == 0x97 ? 2 : nil
    case 0xE2:
      switch (text.byte(at: index + 1), text.byte(at: index + 2)) {
      case (0x86, 0x90...0x94), (0x87, 0x90...0x94), (0x89, 0x88), (0x89, 0xA0), (0x89, 0xA4), (0x89, 0xA5): return 3
      default: return nil
      }
    default: return nil
    }
  }

  /// The next word of an English sentence behind a comma at `index`; a name there (`iPhone, iPad`) is a list's own term.
  static func lowercaseWord(afterCommaAt index: Int, in text: DirectionalText) -> Int? {
    guard text.byte(at: index) == UInt8(ascii: ",") else { return nil }
    let start = text.skipSpaces(from: index + 1)
    guard start > index + 1 else { return nil }
    var end = start
    while (0x61...0x7A).contains(text.byte(at: end)) { end += 1 }
    return end > start && text.kind(at: end) == .space && end < text.count ? start : nil
  }

  /// A unit behind a number: `5 GB`.
  static func unit(at start: Int, in text: DirectionalText) -> Int? {
    var end = start
    while end - start < 4, text.kind(at: end) == .leftToRight, text.byte(at: end) < 0x80 { end += 1 }
    let next = text.kind(at: end)
    guard end > start, next != .leftToRight, next != .digit, next != .atom else { return nil }
    return units.contains { unit in
      unit.utf8CodeUnitCount == end - start
        && (0..<(end - start)).allSatisfy { unit.utf8Start[$0] == text.byte(at: start + $0) }
    } ? start : nil
  }

  private static let units: [StaticString] = [
    "s", "ms", "ns", "min", "h", "B", "kB", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "Hz", "kHz", "MHz", "GHz",
    "fps", "px", "pt", "dp", "em", "rem", "mm", "cm", "m", "km", "g", "kg", "W", "kW", "V", "A", "dB", "bit", "bits",
  ]
}
