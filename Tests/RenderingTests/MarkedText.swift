/// Text in which the runs that ought to be found stand between `⟦` and `⟧`.
struct MarkedText {
  let text: String
  let marked: String

  init(_ marked: String) {
    self.marked = marked
    text = String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != "⟦" && $0 != "⟧" }))
  }

  /// The text with marks around the runs that a finder finds in it.
  func marking(_ find: (UnsafeBufferPointer<UInt8>) -> [Range<Int>]) -> String {
    let bytes = Array(text.utf8)
    let runs = bytes.withUnsafeBufferPointer(find)
    var result: [UInt8] = []
    var position = 0
    for run in runs {
      result += bytes[position..<run.lowerBound] + Array("⟦".utf8) + bytes[run] + Array("⟧".utf8)
      position = run.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
