/// The signs that stand for what an author leaves out.
enum Ellipsis {
  private static let spellings = [Array("...".utf8), Array("…".utf8)]

  /// The length of an ellipsis at an index; 0 if none is there.
  static func length(in text: [UInt8], at index: Int) -> Int {
    guard index < text.count, text[index] == UInt8(ascii: ".") || text[index] == 0xE2 else { return 0 }
    return spellings.first { text[index...].starts(with: $0) }?.count ?? 0
  }

  /// Whether a stretch holds an ellipsis and nothing else but white space.
  static func isAlone(in text: ArraySlice<UInt8>) -> Bool {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    var rest = text.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return spellings.contains { rest.elementsEqual($0) }
  }
}
