/// Recognises cases of an enum that stand without their enum.
struct CaseFinder {
  private let source: [UInt8]
  private let tokens: [SwiftToken]

  init(source: [UInt8], tokens: [SwiftToken]) {
    self.source = source
    self.tokens = tokens
  }

  /// Whether the first code in `range` is `case`, without the colon that a `switch` would have.
  func begins(_ range: Range<Int>) -> Bool {
    var isCase = false
    var depth = 0
    var index = firstToken(at: range.lowerBound)
    while index < tokens.count, range.contains(tokens[index].start) {
      let token = tokens[index]
      index += 1
      if token.kind.isComment || !isCase && isBlank(token) { continue }
      guard isCase else {
        if spells("indirect", token) { continue }
        guard spells("case", token) else { return false }
        isCase = true
        continue
      }
      if token.kind == .plain, let answer = endsCase(token, &depth) { return answer }
    }
    return isCase
  }

  /// Whether the case ends in the signs of `token`: with its line, or with a colon, which makes it one of a `switch`.
  private func endsCase(_ token: SwiftToken, _ depth: inout Int) -> Bool? {
    for offset in token.range {
      switch source[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: return false
      case UInt8(ascii: "\n") where depth == 0: return true
      default: break
      }
    }
    return nil
  }

  /// The first token that begins at or after `offset`.
  private func firstToken(at offset: Int) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func spells(_ word: String, _ token: SwiftToken) -> Bool {
    token.kind != .plain && source[token.range].elementsEqual(word.utf8)
  }

  private func isBlank(_ token: SwiftToken) -> Bool {
    token.kind == .plain && source[token.range].allSatisfy { $0 <= 0x20 }
  }
}
