extension Scanner {
  /// Whether the word at `start..<end`, which is neither a label nor behind a dot, is a keyword where it stands.
  func isKeyword(_ role: WordRole, _ start: Int, _ end: Int) -> Bool {
    switch role {
    case .none, .metatype: false
    case .reserved, .reservedAfterDot: true
    // The role of a macro: `@attached(extension, …)`.
    case .introducer: byte(end) != UInt8(ascii: ",") && byte(end) != UInt8(ascii: ")")
    case .modifier: isModifier(start, end)
    case .nominal: startsDeclaration && beginsWord(end, onSameLine: true)
    case .typeSpecifier: isTypeSpecifier(start, end)
    case .accessor: isAccessor(start, end)
    case .expressionPrefix: isExpressionPrefix(start, end)
    case .effect: isEffect(end)
    case .precedence: isPrecedenceWord(start, end)
    }
  }

  /// Whether a declaration may begin here.
  private var startsDeclaration: Bool {
    switch previous {
    case .start, .openBrace, .closeBrace, .semicolon, .attribute: true
    // Behind `case` stands a name.
    case .keyword: previousEnd < 4 || !spells("case", previousEnd - 4, previousEnd)
    case .value: newlineBefore || byte(previousEnd - 1) == UInt8(ascii: ")")
    case .colon: newlineBefore
    default: false
    }
  }

  private func beginsWord(_ end: Int, onSameLine: Bool) -> Bool {
    let next = skipTrivia(end)
    guard next.index < count, !(onSameLine && next.crossesLine) else { return false }
    return ByteClass.of(base[next.index]) == .word || base[next.index] == UInt8(ascii: "`")
  }

  private func isModifier(_ start: Int, _ end: Int) -> Bool {
    let first = base[start]
    if first == UInt8(ascii: "w") || first == UInt8(ascii: "u"), previous == .openBracket || previous == .comma,
      brackets.last == .square
    {
      let next = byte(skipTrivia(end).index)
      return ByteClass.of(next) == .word || next == UInt8(ascii: "(")
    }
    if isOwnership(start, end),
      previous == .colon || previous == .arrow || previous == .openBracket
        || previous == .comma
    {
      return beginsType(end)
    }
    return startsDeclaration && precedesDeclaration(end)
  }

  private func isOwnership(_ start: Int, _ end: Int) -> Bool {
    spells("isolated", start, end) || spells("consuming", start, end) || spells("borrowing", start, end)
      || spells("nonisolated", start, end)
  }

  /// Whether modifiers and a declaration, or the word of an accessor, follow.
  private func precedesDeclaration(_ end: Int) -> Bool {
    var next = skipTrivia(end).index
    if byte(next) == UInt8(ascii: "(") {
      next = skipTrivia(endOfParentheses(next)).index
    }
    guard next < count else { return false }
    if base[next] == UInt8(ascii: "@") { return true }
    let nextEnd = endOfWord(next)
    guard nextEnd > next else { return false }
    switch role(next, nextEnd) {
    case .introducer, .modifier, .nominal, .accessor: return true
    case .reservedAfterDot: return spells("init", next, nextEnd)
    case .effect: return true
    default: return false
    }
  }

  /// Behind the first `)` of the line after `start`.
  private func endOfParentheses(_ start: Int) -> Int {
    var index = start
    let limit = min(count, start + Self.lookahead)
    while index < limit, base[index] != UInt8(ascii: ")"), base[index] != UInt8(ascii: "\n") { index += 1 }
    return min(index + 1, count)
  }

  private func beginsType(_ end: Int) -> Bool {
    let next = skipTrivia(end)
    guard next.index < count, next.index > end else { return false }
    switch base[next.index] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "@"), UInt8(ascii: "~"): return true
    default: return ByteClass.of(base[next.index]) == .word
    }
  }

  private func isTypeSpecifier(_ start: Int, _ end: Int) -> Bool {
    if previous == .value, !newlineBefore { return false }
    let next = skipTrivia(end)
    guard beginsType(end), !next.crossesLine else { return false }
    // `for each in …`: the word is a name.
    let wordEnd = endOfWord(next.index)
    return wordEnd == next.index || !spells("in", next.index, wordEnd)
  }

  private func isAccessor(_ start: Int, _ end: Int) -> Bool {
    switch previous {
    case .openBrace, .closeBrace, .semicolon, .attribute, .keyword: break
    case .value where newlineBefore || byte(previousEnd - 1) == UInt8(ascii: ")"): break
    default: return false
    }
    let next = skipTrivia(end).index
    switch byte(next) {
    case UInt8(ascii: "{"): return true
    case UInt8(ascii: "}"): return previous == .openBrace || previous == .keyword
    case UInt8(ascii: "("):
      return byte(skipTrivia(endOfParentheses(next)).index) == UInt8(ascii: "{")
    default:
      let nextEnd = endOfWord(next)
      guard nextEnd > next else { return false }
      switch role(next, nextEnd) {
      case .accessor, .effect: return true
      case .modifier: return precedesDeclaration(next)
      case .reserved: return spells("throws", next, nextEnd)
      default: return false
      }
    }
  }

  private func isExpressionPrefix(_ start: Int, _ end: Int) -> Bool {
    if previous == .value, !newlineBefore { return false }
    let next = skipTrivia(end)
    guard next.index < count, !next.crossesLine else { return false }
    let isAwait = spells("await", start, end)
    switch ByteClass.of(base[next.index]) {
    case .word:
      let wordEnd = endOfWord(next.index)
      switch role(next.index, wordEnd) {
      case .reserved:
        return isAwait || spells("unsafe", start, end) || spells("Self", next.index, wordEnd)
      case .introducer: return false
      default: return true
      }
    case .backtick, .dollar: return true
    case .digit, .quote, .pound: return isAwait || spells("yield", start, end) || spells("unsafe", start, end)
    case .punctuation:
      return isAwait && (base[next.index] == UInt8(ascii: "(") || base[next.index] == UInt8(ascii: "["))
    case .operatorSign:
      if isAwait { return next.index > end && isNegation(next.index) }
      return spells("yield", start, end) && base[next.index] == UInt8(ascii: "&")
    case .dot: return isAwait
    default: return false
    }
  }

  /// Whether a `!` here stands in front of an expression.
  private func isNegation(_ index: Int) -> Bool {
    guard base[index] == UInt8(ascii: "!"), index + 1 < count else { return false }
    switch ByteClass.of(base[index + 1]) {
    case .word, .backtick: return true
    default: return base[index + 1] == UInt8(ascii: "(")
    }
  }

  private func isEffect(_ end: Int) -> Bool {
    // A call of a function of that name.
    guard byte(end) != UInt8(ascii: "(") else { return false }
    let next = skipTrivia(end).index
    let nextEnd = endOfWord(next)
    if startsDeclaration, nextEnd > next, !(previous == .value && !newlineBefore) {
      return spells("let", next, nextEnd) || spells("var", next, nextEnd) || previous == .keyword
    }
    if previous == .keyword { return true }
    guard previous == .value, !newlineBefore || byte(previousEnd - 1) == UInt8(ascii: ")") else { return false }
    switch byte(next) {
    // On a line of its own, it is rather a call with a closure.
    case UInt8(ascii: "{"): return !newlineBefore
    case UInt8(ascii: "}"), UInt8(ascii: "-"): return true
    default:
      return nextEnd > next && role(next, nextEnd) != .none || byte(previousEnd - 1) == UInt8(ascii: ")")
    }
  }

  private func isPrecedenceWord(_ start: Int, _ end: Int) -> Bool {
    if spells("left", start, end) || spells("right", start, end) {
      return previous == .colon && brackets.last == .brace && follows("associativity")
    }
    guard brackets.last == .brace, byte(skipTrivia(end).index) == UInt8(ascii: ":") else { return false }
    return true
  }

  /// Whether the word in front of the colon that was last is `word`.
  private func follows(_ word: StaticString) -> Bool {
    var end = previousEnd - 1
    while end > 0, ByteClass.of(base[end - 1]) == .space { end -= 1 }
    let start = end - word.utf8CodeUnitCount
    return start >= 0 && spells(word, start, end)
  }
}
