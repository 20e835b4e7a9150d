/// Divides names such as `navigationDestination`, `URLSession` and `max_count` into their words.
enum CamelCase {
  /// Adds the places of the parts of a name of ASCII letters, digits and low lines.
  static func findParts(of name: UnsafeBufferPointer<UInt8>, _ parts: inout [Range<Int>]) {
    var start = 0
    for index in name.indices {
      if name[index] == UInt8(ascii: "_") {
        if start < index { parts.append(start..<index) }
        start = index + 1
      } else if index > start, begins(at: index, in: name) {
        parts.append(start..<index)
        start = index
      }
    }
    if start < name.count { parts.append(start..<name.count) }
  }

  /// Whether a word begins here: a capital after another character, or the last of several capitals before a small
  /// letter, or digits after letters and the reverse.
  private static func begins(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (before, here) = (bytes[index - 1], bytes[index])
    if isDigit(before) != isDigit(here) { return true }
    guard isCapital(here) else { return false }
    if !isCapital(before) { return true }
    return index + 1 < bytes.count && isSmall(bytes[index + 1])
  }

  private static func isCapital(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }
  private static func isSmall(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }
  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
