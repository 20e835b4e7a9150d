/// Finds tables that are larger than what is written of them: a row may leave out its last cells, so that a short text can
/// make more of them than fit into memory.
enum TableSize {
  static let largestNumberOfCells = 500_000
  /// No text up to this size makes so many.
  private static let harmlessSize = 2048

  static func isTooLarge(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > harmlessSize else { return false }
    var (columns, cells, start) = (0, 0, 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      switch content(of: bytes[start..<end]) {
      case .nothing: columns = 0
      case .delimiters(let count): if columns == 0 { (columns, cells) = (count, 0) }
      case .text: break
      }
      cells += columns
      if cells > largestNumberOfCells { return true }
      start = end + 1
    }
    return false
  }

  private enum Content { case nothing, text, delimiters(Int) }

  /// What a line holds: the line below a table's header is made of bars, hyphens and colons.
  private static func content(of line: Slice<UnsafeBufferPointer<UInt8>>) -> Content {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
    guard let first = text.first else { return .nothing }
    guard "|-:".utf8.contains(first) else { return .text }
    var bars = 0
    for byte in text {
      if byte == UInt8(ascii: "|") { bars += 1 }
      guard "|-: \t".utf8.contains(byte) else { return .text }
    }
    return bars > 0 ? .delimiters(bars + 1) : .text
  }
}
