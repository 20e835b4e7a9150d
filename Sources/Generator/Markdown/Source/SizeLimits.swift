internal import Diagnostics

/// Refuses text on which the parser would spend unbounded time or memory.
///
/// Some constructs make cmark-gfm look from each of their signs to the end of the paragraph, so that its time grows with
/// the paragraph's length times the number of signs; and each sign takes memory.
enum SizeLimits {
  static let largestText = 64 << 20
  static let largestNumberOfSigns = 1_000_000
  static let largestProduct = 4_000_000_000

  static func admit(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 1 << 17 else { return true }
    guard bytes.count <= largestText else { return false }
    return isSign.withUnsafeBufferPointer { isSign in
      var total = 0
      var (signs, length, lineStart) = (0, 0, true)
      for (index, byte) in bytes.enumerated() {
        if lineStart, endsParagraph(bytes, at: index) { (signs, length) = (0, 0) }
        lineStart = byte == 0x0A
        length += 1
        guard isSign[Int(byte)] else { continue }
        signs += 1
        total += 1
        if total > largestNumberOfSigns || signs * length > largestProduct { return false }
      }
      return true
    }
  }

  static func refusal(of file: String, line: Int) -> Diagnostic {
    Diagnostic(
      .textTooLarge, .error, file: file, range: SourceRange(line: line, column: 1),
      message: "page too large: more signs of Markdown in one page or paragraph than can be read in bounded time",
      remedy: "split the page, or move generated data into a file of its own")
  }

  private static let isSign: [Bool] = (0...255).map { "*_~[]!<&`\\:".utf8.contains(UInt8($0)) }

  /// Whether a line that begins here is blank or begins a block of its own.
  private static func endsParagraph(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < bytes.count else { return true }
    return "\n-+*|#0123456789".utf8.contains(bytes[index])
  }
}
