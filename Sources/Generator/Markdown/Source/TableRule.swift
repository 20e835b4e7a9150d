/// A line that looks like the one below a table's header: hyphens and bars, or what is typed for them.
struct TableRule {
  private static let hyphens: Set<Unicode.Scalar> = ["-", "=", "–", "—", "―", "－", "─", "━"]
  private static let bars: Set<Unicode.Scalar> = ["|", "+", "｜", "│", "┃"]

  /// Whether it is made of the signs that Markdown knows.
  let isPlain: Bool
  /// Whether it begins with a bar and has another.
  let isBarred: Bool

  /// A line with at least two hyphens and a bar, and nothing else; nil for any other.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    var (hyphens, bars) = (0, 0)
    var index = 0
    while index < line.count {
      let scalar = line.scalar(from: index)
      switch scalar {
      case _ where Self.hyphens.contains(scalar): hyphens += 1
      case _ where Self.bars.contains(scalar): bars += 1
      case " ", "\t", ":", "：", "　": break
      default: return nil
      }
      index += String(scalar).utf8.count
    }
    guard hyphens > 0, bars > 0 else { return nil }
    isPlain = line.allSatisfy { "|-: \t".utf8.contains($0) }
    // One hyphen and one sign are a smiley or a sum.
    guard isPlain || hyphens > 1 && bars > 1 else { return nil }
    isBarred = bars > 1 && line.first == UInt8(ascii: "|")
  }

  /// Whether a line that begins with this byte may be one.
  static func mayBegin(_ byte: UInt8) -> Bool { byte >= 0x80 || "|-:+=".utf8.contains(byte) }

  /// Whether a line can be meant as nothing but a row: bars with spaces inside them at both ends, and one between.
  static func isRow(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = line.count
    while end > 0, line[end - 1] == 0x20 { end -= 1 }
    guard end > 5, line[0] == UInt8(ascii: "|"), line[1] == 0x20, line[end - 1] == UInt8(ascii: "|"),
      line[end - 2] == 0x20
    else { return false }
    return line[2..<end - 2].contains(UInt8(ascii: "|"))
  }

  static func holdsBar(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    line.contains(UInt8(ascii: "|")) || String(decoding: line, as: UTF8.self).unicodeScalars.contains("｜")
  }
}
