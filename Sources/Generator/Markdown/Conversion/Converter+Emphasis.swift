internal import Diagnostics

extension Converter {
  /// Reports two or three asterisks or underscores that were meant to be emphasis and stayed text.
  mutating func checkEmphasis(_ literal: UnsafeBufferPointer<UInt8>) {
    guard preparation.scan.hasEmphasisRuns, !leaf.hasLiteralEmphasis else { return }
    var index = 0
    while index + 1 < literal.count {
      let sign = literal[index]
      guard sign == UInt8(ascii: "*") || sign == UInt8(ascii: "_"), literal[index + 1] == sign else {
        index += 1
        continue
      }
      var end = index + 2
      while end < literal.count, literal[end] == sign { end += 1 }
      if end - index <= 3, reportEmphasis(index..<end, in: literal) { return }
      index = end
    }
  }

  /// Reports a run unless it is escaped, stands alone, or stands between two ASCII characters, where it is as often
  /// arithmetic or a pattern of files.
  private mutating func reportEmphasis(_ run: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    // The characters on both sides tell the run from others that did become emphasis.
    let prefix = run.lowerBound > 0 ? String(text.scalar(before: run.lowerBound)).utf8.count : 0
    let suffix = run.upperBound < text.count ? String(text.scalar(from: run.upperBound)).utf8.count : 0
    let words = UnsafeBufferPointer(rebasing: text[run.lowerBound - prefix..<run.upperBound + suffix])
    guard let place = locate(words) else { return false }
    let (start, end) = (place.start + prefix, place.start + prefix + run.count)
    let before = source.bytes.scalar(before: start)
    let after = source.bytes.scalar(from: end)
    let isApart = CharacterClasses.isSpace(before) && CharacterClasses.isSpace(after)
    let isBetweenASCII = (0x21...0x7E).contains(before.value) && (0x21...0x7E).contains(after.value)
    guard !isApart, !isBetweenASCII, backslashes(before: start) % 2 == 0 else { return false }
    leaf.hasLiteralEmphasis = true
    let sign = String(decoding: text[run], as: UTF8.self)
    report(
      .literalEmphasis, .warning, source.range(start, end), "\(sign) begins or ends no emphasis here and stays text",
      remedy: sign.hasPrefix("_") ? "write ** on both sides" : "write it on both sides, or \\* for the sign itself")
    return true
  }

  /// Reports strong text directly inside strong text: asterisks that were meant to end it began it anew, as those behind
  /// a sign and before a letter do.
  mutating func checkNesting(ofStrong node: CMarkNode) {
    guard node.parent?.kind == .strong, !leaf.hasLiteralEmphasis else { return }
    leaf.hasLiteralEmphasis = true
    let place = fallback(node)
    report(
      .literalEmphasis, .warning, source.range(place.start, place.end),
      "** begins strong text inside strong text: the ** before it ended none",
      remedy: "put the sign before it outside the **, or a space behind it")
  }
}
