/// The first place where code is not that of its source.
struct CodeDifference {
  /// What stands there; nil where the code ends before its source does.
  var range: Range<Int>?
  /// What stands there in the source; nil where the source ends first.
  var sourceRange: Range<Int>?
  /// Whether only one word or sign is another, so that it is enough to name it.
  var isOneToken = false

  /// Compares words and signs; nil where they agree.
  static func between(_ tokens: [CodeToken], _ source: [CodeToken]) -> CodeDifference? {
    let count = min(tokens.count, source.count)
    guard let index = (0..<count).first(where: { !tokens[$0].agrees(with: source[$0]) }) else {
      guard tokens.count != source.count else { return nil }
      return CodeDifference(
        range: tokens.count > count ? tokens[count].range : nil,
        sourceRange: source.count > count ? source[count].range : nil)
    }
    if tokens[index].text == CodeToken.literal, source[index].text == CodeToken.literal {
      return between(literal: tokens[index], source[index])
    }
    let next = index + 1
    let isOneToken =
      next < count ? tokens[next].agrees(with: source[next]) : tokens.count == next && source.count == next
    return CodeDifference(range: tokens[index].range, sourceRange: source[index].range, isOneToken: isOneToken)
  }

  /// Compares bytes; nil where they are the same.
  static func between(bytes: [UInt8], _ source: [UInt8]) -> CodeDifference? {
    let count = min(bytes.count, source.count)
    guard
      var index = (0..<count).first(where: { bytes[$0] != source[$0] }) ?? (bytes.count == source.count ? nil : count)
    else { return nil }
    // Not into the midst of a character.
    while index > 0, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return CodeDifference(
      range: index < bytes.count ? index..<endOfLine(bytes, index) : nil,
      sourceRange: index < source.count ? index..<endOfLine(source, index) : nil)
  }

  private static func endOfLine(_ bytes: [UInt8], _ start: Int) -> Int {
    max(bytes[start...].firstIndex(of: 0x0A) ?? bytes.count, min(start + 1, bytes.count))
  }

  /// The first expression of each literal that the other does not have.
  private static func between(literal: CodeToken, _ source: CodeToken) -> CodeDifference {
    var wanted = source.expressions
    var added: CodeToken.Expression?
    for expression in literal.expressions {
      if let place = wanted.firstIndex(where: { $0.text == expression.text }) {
        wanted.remove(at: place)
      } else if added == nil {
        added = expression
      }
    }
    return CodeDifference(
      range: added?.range ?? literal.range, sourceRange: wanted.first?.range ?? source.range,
      isOneToken: added != nil && !wanted.isEmpty)
  }
}
