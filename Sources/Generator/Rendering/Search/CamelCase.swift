/// Divides names such as `navigationDestination`, `URLSession` and `max_count` into their words.
enum CamelCase {
  /// The parts in lower case; one part for a word that is none of these.
  static func parts(of name: Substring.UnicodeScalarView) -> [String] {
    let bytes = Array(String(Substring(name)).utf8)
    guard bytes.allSatisfy({ isCapital($0) || isSmall($0) || isDigit($0) || $0 == UInt8(ascii: "_") }) else {
      return []
    }
    var parts: [String] = []
    var start = 0
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "_") {
        append(bytes[start..<index], to: &parts)
        start = index + 1
      } else if index > start, begins(at: index, in: bytes) {
        append(bytes[start..<index], to: &parts)
        start = index
      }
    }
    append(bytes[start...], to: &parts)
    return parts
  }

  /// Whether a word begins here: a capital after another character, or the last of several capitals before a small
  /// letter, or digits after letters and the reverse.
  private static func begins(at index: Int, in bytes: [UInt8]) -> Bool {
    let (before, here) = (bytes[index - 1], bytes[index])
    if isDigit(before) != isDigit(here) { return true }
    guard isCapital(here) else { return false }
    if !isCapital(before) { return true }
    return index + 1 < bytes.count && isSmall(bytes[index + 1])
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to parts: inout [String]) {
    guard !bytes.isEmpty else { return }
    parts.append(String(decoding: bytes.map { isCapital($0) ? $0 | 0x20 : $0 }, as: UTF8.self))
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
