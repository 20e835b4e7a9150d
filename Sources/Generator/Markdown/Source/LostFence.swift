/// A line of a paragraph that was meant to begin a code block.
struct LostFence {
  /// Why it begins none.
  enum Kind {
    case backtickBehind, indented, tooShort
    case otherSign(Unicode.Scalar)
  }

  let kind: Kind

  /// Nil where the line is prose.
  init?(at start: Int, in source: SourceText) {
    if let run = FenceRun(at: start, in: source) {
      guard run.hasOnlyInfoBehind else { return nil }
      let rest = source.bytes[min(run.start + run.length, run.lineEnd)..<run.lineEnd]
      if run.length >= 3 {
        kind = run.character == UInt8(ascii: "`") && rest.contains(run.character) ? .backtickBehind : .indented
      } else {
        guard run.length == 2, run.character == UInt8(ascii: "`"), Self.isLanguage(rest) else { return nil }
        kind = .tooShort
      }
      return
    }
    let lead = source.byte(start)
    guard lead == UInt8(ascii: "'") || lead == UInt8(ascii: "\"") || lead == 0xC2 || lead == 0xE2 || lead == 0xEF else {
      return nil
    }
    let sign = source.bytes.scalar(from: start)
    guard Self.signs.contains(sign) else { return nil }
    let length = String(sign).utf8.count
    var end = start
    while source.bytes.scalar(from: end) == sign { end += length }
    guard end - start == 3 * length else { return nil }
    var lineEnd = end
    while source.byte(lineEnd) != 0x0A { lineEnd += 1 }
    guard Self.isLanguage(source.bytes[end..<lineEnd]) else { return nil }
    kind = .otherSign(sign)
  }

  /// What keyboards and word processors write where a backtick is meant.
  private static let signs: Set<Unicode.Scalar> = [
    "'", "\"", "\u{B4}", "\u{B7}", "\u{2018}", "\u{2019}", "\u{201B}", "\u{201C}", "\u{201D}", "\u{2032}", "\u{2035}",
    "\u{FF07}", "\u{FF40}",
  ]

  private static let languages = ["swift", "json", "xml", "plist", "yaml", "yml", "html", "bash", "sh", "text"]

  /// Whether a language word stands here alone.
  private static func isLanguage(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let word = rest.prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }.map {
      (0x41...0x5A).contains($0) ? $0 | 0x20 : $0
    }
    guard languages.contains(where: { $0.utf8.elementsEqual(word) }) else { return false }
    return rest.dropFirst(word.count).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}
