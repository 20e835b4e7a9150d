/// Tells tags that stand for elements from those that are text: types and placeholders, as in `Array<Int>` and `<name>`.
struct LiteralMarkup {
  let text: UnsafeBufferPointer<UInt8>
  /// Whether the text stands in a paragraph.
  let isInline: Bool
  /// What stands round the text, if it is a tag alone.
  var before: UInt8 = 0x0A
  var behind = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  /// How far the end of an element is sought, so that very many tags cost bounded time.
  private static let longestSearch = 500

  /// Whether a tag is text.
  func isText(_ name: String, _ attributes: [HTMLToken.Attribute], _ range: Range<Int>) -> Bool {
    // Addresses in angle brackets, which HTML blocks do not link.
    if name.hasSuffix(":") || name.utf8.contains(UInt8(ascii: "@")) { return true }
    guard attributes.allSatisfy({ $0.value == nil }), !name.utf8.contains(UInt8(ascii: ":")) else { return false }
    if HTMLVocabulary.rawText.contains(name) { return false }
    let isPhrasing = HTMLVocabulary.phrasing.contains(name)
    guard isPhrasing || HTMLVocabulary.flow.contains(name) || HTMLVocabulary.others.contains(name) else { return true }
    guard !HTMLVocabulary.void.contains(name), isTypeName(at: range.lowerBound + 1) else { return false }
    if HTMLVocabulary.others.contains(name) { return true }
    return (isPhrasing ? isBehindName(range.lowerBound) : isInline) && !endFollows(name, from: range.upperBound)
  }

  /// Whether a name begins with a capital letter and is not all of capitals, as old HTML is.
  private func isTypeName(at start: Int) -> Bool {
    guard start < text.count, (0x41...0x5A).contains(text[start]) else { return false }
    let second = start + 1 < text.count ? text[start + 1] : 0
    return !(0x41...0x5A).contains(second) && !(0x30...0x39).contains(second)
  }

  private func isBehindName(_ start: Int) -> Bool {
    let byte = start > 0 ? text[start - 1] : before
    return (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte)
  }

  private func endFollows(_ name: String, from end: Int) -> Bool {
    Self.holdsEnd(name, UnsafeBufferPointer(rebasing: text[end...])) || Self.holdsEnd(name, behind)
  }

  private static func holdsEnd(_ name: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let last = min(bytes.count, longestSearch) - name.utf8.count - 2
    guard last >= 0 else { return false }
    var index = 0
    while index <= last {
      if bytes[index] == UInt8(ascii: "<"), bytes[index + 1] == UInt8(ascii: "/"),
        zip(bytes[(index + 2)...], name.utf8).allSatisfy({ $0 | 0x20 == $1 })
      {
        return true
      }
      index += 1
    }
    return false
  }
}
