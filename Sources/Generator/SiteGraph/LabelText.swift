/// A title or description as its author writes it in front matter: plain text, with code between backticks.
package enum LabelText {
  /// A stretch of the text.
  package struct Piece: Hashable, Sendable {
    package var text: Substring
    package var isCode: Bool
  }

  /// The stretches in order; backticks without partners of the same number are text.
  package static func pieces(of label: String) -> [Piece] {
    let bytes = label.utf8
    guard bytes.contains(UInt8(ascii: "`")) else {
      return label.isEmpty ? [] : [Piece(text: label[...], isCode: false)]
    }
    var pieces: [Piece] = []
    var (start, index) = (label.startIndex, label.startIndex)
    while let tick = bytes[index...].firstIndex(of: UInt8(ascii: "`")) {
      let open = runEnd(from: tick, in: bytes)
      guard let close = closing(bytes.distance(from: tick, to: open), from: open, in: bytes) else {
        index = open
        continue
      }
      if start < tick { pieces.append(Piece(text: label[start..<tick], isCode: false)) }
      pieces.append(Piece(text: label[trimmed(open..<close.lowerBound, in: bytes)], isCode: true))
      (start, index) = (close.upperBound, close.upperBound)
    }
    if start < label.endIndex { pieces.append(Piece(text: label[start...], isCode: false)) }
    return pieces
  }

  /// The text without the backticks round code.
  package static func plain(_ label: String) -> String {
    guard label.utf8.contains(UInt8(ascii: "`")) else { return label }
    return pieces(of: label).map(\.text).joined()
  }

  private static func runEnd(from start: String.Index, in bytes: String.UTF8View) -> String.Index {
    bytes[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? bytes.endIndex
  }

  /// The next run of so many backticks.
  private static func closing(
    _ length: Int, from start: String.Index, in bytes: String.UTF8View
  ) -> Range<String.Index>? {
    var index = start
    while let tick = bytes[index...].firstIndex(of: UInt8(ascii: "`")) {
      let end = runEnd(from: tick, in: bytes)
      if bytes.distance(from: tick, to: end) == length { return tick..<end }
      index = end
    }
    return nil
  }

  /// One space at each end of code keeps its backticks apart from those round it.
  private static func trimmed(_ range: Range<String.Index>, in bytes: String.UTF8View) -> Range<String.Index> {
    let code = bytes[range]
    guard code.count > 2, code.first == 0x20, code.last == 0x20, code.contains(where: { $0 != 0x20 }) else {
      return range
    }
    return bytes.index(after: range.lowerBound)..<bytes.index(before: range.upperBound)
  }
}

extension PageFacts {
  /// The title where no markup can stand.
  package var plainTitle: String { LabelText.plain(title) }
  /// The description where no markup can stand.
  package var plainDescription: String { LabelText.plain(description) }
}
