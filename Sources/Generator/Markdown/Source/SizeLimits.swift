internal import Diagnostics

/// Refuses text on which the parser would spend unbounded time or memory.
///
/// Each sign of Markdown takes memory while a page is read. At the beginnings of addresses and images the parser may look
/// to the end of the paragraph, so that its time grows with their number times the paragraph's length.
enum SizeLimits {
  static let largestText = 64 << 20
  static let largestNumberOfSigns = 1_000_000
  static let largestEffort = 20_000_000_000
  /// Texts up to this size are never refused but for a table, whose cells need not be written.
  private static let harmlessSize = 1 << 17

  /// What is too large about a text, if anything.
  static func excess(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    if TableSize.isTooLarge(in: bytes) { return "table with more than \(TableSize.largestNumberOfCells) cells" }
    guard bytes.count > harmlessSize else { return nil }
    guard bytes.count <= largestText else { return "page longer than \(largestText >> 20) MB" }
    return kinds.withUnsafeBufferPointer { kinds in
      var signs = 0
      var (searches, paragraph) = (0, 0)
      for (index, byte) in bytes.enumerated() {
        switch kinds[Int(byte)] {
        case .plain: continue
        case .lineEnd:
          if endsParagraph(bytes, at: index + 1) { (searches, paragraph) = (0, index + 1) }
          continue
        case .sign: break
        case .search:
          guard beginsSearch(bytes, at: index) else { continue }
          searches += 1
        }
        signs += 1
        if signs > largestNumberOfSigns { return "page with more than \(largestNumberOfSigns) signs of Markdown" }
        guard searches > 0, searches * (index - paragraph) > largestEffort else { continue }
        return "paragraph with too many addresses and images for its length"
      }
      return nil
    }
  }

  static func refusal(of file: String, line: Int, _ excess: String) -> Diagnostic {
    Diagnostic(
      .textTooLarge, .error, file: file, range: SourceRange(line: line, column: 1),
      message: "\(excess): it cannot be read in bounded time and memory, and is left out",
      remedy: "split it, or move generated data into a file of its own")
  }

  private enum Kind { case plain, lineEnd, sign, search }

  /// Whether an address or image begins here, at which the parser may look ahead.
  private static func beginsSearch(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: ":"): bytes[index...].starts(with: "://".utf8)
    case UInt8(ascii: "w"): bytes[index...].starts(with: "www.".utf8)
    case UInt8(ascii: "!"): bytes[index...].starts(with: "![".utf8)
    default: true
    }
  }

  private static let kinds: [Kind] = (0...255).map { byte in
    if byte == 0x0A { return .lineEnd }
    if "@:!w".utf8.contains(UInt8(byte)) { return .search }
    return "*_~[]<&`\\|".utf8.contains(UInt8(byte)) ? .sign : .plain
  }

  /// Whether a line that begins here is blank or begins a block of its own.
  private static func endsParagraph(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < bytes.count else { return true }
    return "\n-+*|#0123456789".utf8.contains(bytes[index])
  }
}
