internal import Diagnostics

extension Converter {
  /// Reports what looks like a reference in a text, which it would not be if its label were defined: `[text][label]`,
  /// `[label][]` and `[^label]`.
  mutating func checkReferences(_ literal: UnsafeBufferPointer<UInt8>) {
    guard preparation.scan.hasReferences, literal.count > 3 else { return }
    for index in 0..<literal.count - 2 {
      if literal[index] == UInt8(ascii: "["), literal[index + 1] == SourceMarker.letter[0] {
        checkBrokenFootnote(UnsafeBufferPointer(rebasing: literal[index...]))
      }
      guard literal[index + 1] == UInt8(ascii: "[") || literal[index + 1] == UInt8(ascii: "^") else { continue }
      let isFootnote = literal[index] == UInt8(ascii: "[") && literal[index + 1] == UInt8(ascii: "^")
      guard isFootnote || literal[index] == UInt8(ascii: "]") && literal[index + 1] == UInt8(ascii: "[") else {
        continue
      }
      guard let close = Self.closingBracket(in: literal, after: index + 2) else { continue }
      let words = UnsafeBufferPointer(rebasing: literal[index...close])
      if isFootnote, words.count > 3 { reportUndefinedFootnote(words) }
      if !isFootnote { reportUndefinedReference(words) }
    }
  }

  /// Reports a reference by its end: `][label]`.
  private mutating func reportUndefinedReference(_ words: UnsafeBufferPointer<UInt8>) {
    guard let place = locate(words), backslashes(before: place.start) % 2 == 0, words[2] != UInt8(ascii: "^"),
      let open = openingBracket(before: place.start), !isLetterOrDigit(source.byte(open - 1))
    else { return }
    let label = words.count == 3 ? open + 1..<place.start : place.start + 2..<place.end - 1
    guard !label.isEmpty else { return }
    let name = string(UnsafeBufferPointer(rebasing: source.bytes[label]))
    leaf.cursor = place.end
    report(
      .undefinedReference, .warning, source.range(open, place.end),
      "\(name) is no link definition of this page, so that the brackets stay text",
      remedy: "define it in a line of its own, [\(name)]: address, or put code with brackets between backticks")
  }

  private func openingBracket(before close: Int) -> Int? {
    var depth = 0
    var index = close - 1
    while index >= leaf.start, close - index < 1000 {
      let byte = source.bytes[index]
      if (byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")), backslashes(before: index) % 2 == 0 {
        if byte == UInt8(ascii: "["), depth == 0 { return index }
        depth += byte == UInt8(ascii: "]") ? 1 : -1
      }
      index -= 1
    }
    return nil
  }

  private static func closingBracket(in text: UnsafeBufferPointer<UInt8>, after start: Int) -> Int? {
    for index in start..<min(text.count, start + 1000) {
      if text[index] == UInt8(ascii: "]") { return index }
      if text[index] == UInt8(ascii: "[") { return nil }
    }
    return nil
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }

  /// Warns of a line that begins like an item of a numbered list, but with digits of another script than Latin's.
  mutating func checkListNumber(_ node: CMarkNode, _ literal: UnsafeBufferPointer<UInt8>) {
    // Signs of Chinese and kana are no digits.
    if let lead = literal.first, (0xE3...0xE9).contains(lead) { return }
    guard isAtLineStart(node) else { return }
    var index = 0
    var digits = 0
    while index < literal.count, literal[index] >= 0x80, digits <= 3 {
      let scalar = literal.scalar(from: index)
      guard scalar.properties.generalCategory == .decimalNumber else { break }
      index += String(scalar).utf8.count
      digits += 1
    }
    let sign = Self.listSign(in: literal, at: index)
    // More digits are a year or an amount that a line of prose happens to begin with.
    guard (1...3).contains(digits), sign > 0, leaf.listNumberLine == nil else { return }
    let start = offset(line: node.startLine, column: node.startColumn)
    leaf.listNumberLine = start
    report(
      .nonASCIIListNumber, .warning, source.range(start, start + index + sign),
      "only the digits 0-9 make a numbered list: these lines stay one paragraph",
      remedy: "write 1. 2. 3.")
  }

  /// The length of a sign that follows the number of an item: one with a space behind it, or a full-width one.
  private static func listSign(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard index + 1 < text.count else { return 0 }
    if ".)-".utf8.contains(text[index]) { return text[index + 1] == 0x20 ? 1 : 0 }
    return ["．", "）", "、"].contains { text[index...].starts(with: $0.utf8) } ? 3 : 0
  }

  private func isAtLineStart(_ node: CMarkNode) -> Bool {
    guard let previous = node.previous else { return node.parent?.kind == .paragraph }
    return previous.kind == .softBreak || previous.kind == .lineBreak
  }
}
