/// Follows the elements of raw HTML in which text is shown as it is, so that a fence there is no mistake.
struct VerbatimText {
  private static let names: Set<String> = ["code", "pre", "samp", "script", "style", "textarea", "xmp"]
  private var open: [String] = []

  var isOpen: Bool { !open.isEmpty }

  mutating func pass(_ token: HTMLToken) {
    switch token {
    case .startTag(let name, _, _) where Self.names.contains(name): open.append(name)
    case .endTag(let name, _): if let last = open.lastIndex(of: name) { open.removeSubrange(last...) }
    default: break
    }
  }

  /// The first fence that stands at the beginning of a line in a text, or behind a comment on its last line.
  static func fence(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    func byte(_ index: Int) -> UInt8 { range.contains(index) ? text[index] : 0x0A }
    var start = range.lowerBound
    while start < range.upperBound {
      var lineEnd = start
      while byte(lineEnd) != 0x0A { lineEnd += 1 }
      let isLineStart = start == 0 || text[start - 1] == 0x0A || text[..<start].suffix(3).elementsEqual("-->".utf8)
      var index = start
      while byte(index) == 0x20 || byte(index) == 0x09 { index += 1 }
      let sign = byte(index)
      var end = index
      while byte(end) == sign, end < lineEnd { end += 1 }
      if isLineStart, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~"), end - index >= 3,
        !text[end..<lineEnd].contains(UInt8(ascii: "`"))
      {
        while lineEnd > end, byte(lineEnd - 1) == 0x20 { lineEnd -= 1 }
        return index..<lineEnd
      }
      start = lineEnd + 1
    }
    return nil
  }
}
