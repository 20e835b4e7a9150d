/// The terms of one page that the index of its language is made from, in the order of their first use.
///
/// Of Han characters each stands for itself: which of them stand together is found out in the page's text, since the
/// pairs of a language would weigh more than all else in its index.
package struct SearchTerms: Hashable, Sendable {
  /// Each term and a byte that tells where it stands (`Place`), so that they can be kept from run to run.
  package let bytes: [UInt8]

  /// Where a page has a term, as the byte behind it.
  enum Place: UInt8 {
    /// Only in its text.
    case text = 0x20
    /// In its title or a heading.
    case title = 0x0A
    /// Only in the code of its blocks.
    case code = 0x09
  }

  /// Reads what `bytes` wrote.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  static func forEachTerm(of word: SearchTokenizer.Word, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard word.isHan else { return body(word.bytes) }
    var start = 0
    for index in 1...word.bytes.count where index == word.bytes.count || word.bytes[index] & 0xC0 != 0x80 {
      body(UnsafeBufferPointer(rebasing: word.bytes[start..<index]))
      start = index
    }
  }

  /// Calls `body` with each term and whether it stands in a title.
  func forEach(_ body: (UnsafeBufferPointer<UInt8>, Place) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for index in bytes.indices {
        guard let place = Place(rawValue: bytes[index]) else { continue }
        if start < index { body(UnsafeBufferPointer(rebasing: bytes[start..<index]), place) }
        start = index + 1
      }
    }
  }
}
