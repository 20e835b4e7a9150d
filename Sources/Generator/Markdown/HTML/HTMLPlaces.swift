internal import Diagnostics

/// Where the bytes of a piece of raw HTML stand in the file.
struct HTMLPlaces {
  let source: SourceText
  /// For each line of the piece, its offset there and in the text.
  private var lines: [(piece: Int, text: Int)] = []

  /// `start` tells where a line of the piece begins in the text, by its number from 0.
  init(of piece: UnsafeBufferPointer<UInt8>, in source: SourceText, start: (Int) -> Int) {
    self.source = source
    lines.append((0, start(0)))
    for (offset, byte) in piece.enumerated() where byte == 0x0A && offset + 1 < piece.count {
      lines.append((offset + 1, start(lines.count)))
    }
  }

  func offset(_ offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].piece <= offset { low = middle } else { high = middle }
    }
    return min(lines[low].text + offset - lines[low].piece, source.bytes.count)
  }

  func position(_ offset: Int) -> SourcePosition { source.position(of: self.offset(offset)) }
}
