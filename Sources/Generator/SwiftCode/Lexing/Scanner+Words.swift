extension Scanner {
  mutating func scanWord() -> SwiftTokenKind {
    let start = position
    let end = endOfWord(start)
    if end == start { return scanForeignSign() }
    if end == start + 1, base[start] == UInt8(ascii: "_") {
      finish(end, .value)
      return .plain
    }
    let role = role(start, end)
    if previous == .dot {
      return finishName(
        start, end, isKeyword: role == .reservedAfterDot || role == .metatype && !isMember(after: end))
    }
    if availabilityDepth >= 0, availabilityDepth == brackets.count, base[start] != UInt8(ascii: "_") {
      finish(end, .value)
      return .keyword
    }
    if isLabel(end) {
      finish(end, .value)
      return .argumentLabel
    }
    if previous == .closeBrace, !newlineBefore, byte(end) == UInt8(ascii: ":") {
      return finishName(start, end, isKeyword: false)
    }
    if inCondition, role == .none {
      finish(end, .value)
      return .directive
    }
    return finishName(start, end, isKeyword: isKeyword(role, start, end))
  }

  /// Whether a member follows the word that ends at `end`; the dots of a variadic parameter are no member.
  private func isMember(after end: Int) -> Bool {
    byte(end) == UInt8(ascii: ".") && byte(end + 1) != UInt8(ascii: ".")
  }

  /// A sign above ASCII that begins no identifier: an operator, or white space of another kind.
  private mutating func scanForeignSign() -> SwiftTokenKind {
    if lengthOfOperatorScalar(position) > 0 { return scanOperator() }
    position = min(position + 2, count)
    return .plain
  }

  private mutating func finishName(_ start: Int, _ end: Int, isKeyword: Bool) -> SwiftTokenKind {
    guard isKeyword else {
      finish(end, .value)
      let isCapital = base[start] >= UInt8(ascii: "A") && base[start] <= UInt8(ascii: "Z")
      return isCapital ? .typeName : .identifier
    }
    finish(end, meaning(start, end))
    return .keyword
  }

  /// What a keyword is to the token behind it.
  private func meaning(_ start: Int, _ end: Int) -> Previous {
    switch base[start] {
    case UInt8(ascii: "s") where spells("self", start, end) || spells("super", start, end): .value
    case UInt8(ascii: "S"), UInt8(ascii: "A"), UInt8(ascii: "T"), UInt8(ascii: "P"): .value
    case UInt8(ascii: "n") where spells("nil", start, end): .value
    case UInt8(ascii: "t") where spells("true", start, end): .value
    case UInt8(ascii: "f") where spells("false", start, end): .value
    case UInt8(ascii: "i") where spells("init", start, end): .value
    case UInt8(ascii: "f") where spells("func", start, end): .function
    case UInt8(ascii: "o") where spells("operator", start, end): .function
    default: .keyword
    }
  }

  func role(_ start: Int, _ end: Int) -> WordRole {
    let length = end - start
    guard length >= 2, length <= 20 else { return .none }
    let (head, tail) = KeywordTable.pack(base + start, count: length)
    var slot = KeywordTable.slot(head, tail, length)
    while keywords[slot].length > 0 {
      let entry = keywords[slot]
      if entry.head == head, entry.tail == tail, Int(entry.length) == length { return entry.role }
      slot = (slot + 1) & (KeywordTable.size - 1)
    }
    return .none
  }

  /// Whether the word that ends at `end` labels an argument or a parameter: `(name:`, `, name:` or `(name other:`.
  private func isLabel(_ end: Int) -> Bool {
    guard previous == .openBracket || previous == .comma || previous == .attribute, let bracket = brackets.last,
      bracket != .square, bracket != .brace
    else { return false }
    let next = skipTrivia(end).index
    guard next < count else { return false }
    if base[next] == UInt8(ascii: ":") { return true }
    guard next > end, ByteClass.of(base[next]) == .word || base[next] == UInt8(ascii: "`") else { return false }
    let second = base[next] == UInt8(ascii: "`") ? endOfBackticks(next) : endOfWord(next)
    return second > next && byte(skipTrivia(second).index) == UInt8(ascii: ":") && bracket == .parenthesis
  }

  private func endOfBackticks(_ start: Int) -> Int {
    var index = start + 1
    while ByteClass.continuesWord(byte(index)) { index += 1 }
    return byte(index) == UInt8(ascii: "`") ? index + 1 : start
  }

  /// The next byte with meaning at or after `start`, and whether a line ends before it.
  func skipTrivia(_ start: Int) -> (index: Int, crossesLine: Bool) {
    var index = start
    var crossesLine = false
    while index < count {
      switch base[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        crossesLine = true
        index += 1
      case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "/"): index = endOfLine(index)
      case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "*"):
        index += 2
        while index < count, !(base[index] == UInt8(ascii: "*") && byte(index + 1) == UInt8(ascii: "/")) { index += 1 }
        index = min(index + 2, count)
      default: return (index, crossesLine)
      }
    }
    return (count, crossesLine)
  }
}
