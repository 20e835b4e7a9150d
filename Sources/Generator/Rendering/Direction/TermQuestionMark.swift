/// Tells the question mark of an optional type (`String?`) from that of the sentence.
enum TermQuestionMark {
  /// Whether the mark at `index`, right behind a term, is the term's own.
  ///
  /// At the end of a text it ends a question. Before more words it is the term's own in Arabic, which has a question
  /// mark of its own (`؟`), and elsewhere behind a closing bracket or the name of a type of the standard library.
  static func isOptional(at index: Int, in text: DirectionalText) -> Bool {
    let next = text.skipSpaces(from: index + 1)
    guard next < text.count, next > index + 1, text.kind(at: next) == .rightToLeft else { return false }
    if (0xD8...0xDB).contains(text.byte(at: next)) { return true }
    let last = text.byte(at: index - 1)
    if last == UInt8(ascii: "]") || last == UInt8(ascii: ">") { return true }
    var start = index
    while start > 0, text.character(at: start - 1).kind == .leftToRight, text.byte(at: start - 1) < 0x80 { start -= 1 }
    return types.contains { name in
      name.utf8CodeUnitCount == index - start
        && (0..<(index - start)).allSatisfy { name.utf8Start[$0] == text.byte(at: start + $0) }
    }
  }

  private static let types: [StaticString] = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Element", "Error",
    "Float", "Int", "Key", "Self", "Set", "String", "Substring", "T", "URL", "UInt", "UUID", "Value", "Void",
  ]
}
