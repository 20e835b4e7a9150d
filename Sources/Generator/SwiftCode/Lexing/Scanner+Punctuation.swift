extension Scanner {
  mutating func scanPunctuation() -> SwiftTokenKind {
    let sign = base[position]
    let end = position + 1
    switch sign {
    case UInt8(ascii: "("): open(.parenthesis)
    case UInt8(ascii: "["): open(isSubscript ? .subscripting : .square)
    case UInt8(ascii: "{"):
      angleDepth = 0
      brackets.append(.brace)
      braceCount += 1
      finish(end, .openBrace)
    case UInt8(ascii: ")"): return closeParenthesis()
    case UInt8(ascii: "]"):
      if let last = brackets.last, last == .square || last == .subscripting { brackets.removeLast() }
      finish(end, .value)
    case UInt8(ascii: "}"):
      closeBrace()
      finish(end, .closeBrace)
    case UInt8(ascii: ","): finish(end, .comma)
    case UInt8(ascii: ";"): finish(end, .semicolon)
    case UInt8(ascii: ":"): finish(end, .colon)
    default: finish(end, .operatorSign)
    }
    return .plain
  }

  private mutating func open(_ bracket: Bracket) {
    brackets.append(bracket)
    if awaitsAvailability {
      availabilityDepth = brackets.count
      awaitsAvailability = false
    }
    finish(position + 1, .openBracket)
  }

  /// A `[` that touches a value is a subscript: its labels are labels, while a dictionary's keys are not.
  private var isSubscript: Bool {
    previousEnd == position && previous == .value
  }

  private mutating func closeParenthesis() -> SwiftTokenKind {
    let end = position + 1
    if availabilityDepth == brackets.count { availabilityDepth = -1 }
    switch brackets.last {
    case .interpolation:
      brackets.removeLast()
      position = end
      mode = .stringBody
      return .interpolationAnchor
    case .parenthesis:
      brackets.removeLast()
    default:
      break
    }
    finish(end, .value)
    return .plain
  }

  /// Closes the nearest brace and whatever was left open inside it.
  private mutating func closeBrace() {
    angleDepth = 0
    guard braceCount > 0, let brace = brackets.lastIndex(of: .brace) else { return }
    braceCount -= 1
    for bracket in brackets[brace...] where bracket == .interpolation { _ = strings.popLast() }
    brackets.removeSubrange(brace...)
    if availabilityDepth > brackets.count { availabilityDepth = -1 }
  }

  mutating func scanDot() -> SwiftTokenKind {
    if byte(position + 1) == UInt8(ascii: ".") { return scanOperator() }
    finish(position + 1, .dot)
    return .plain
  }

  /// The comment that begins here, if one does.
  mutating func scanComment() -> SwiftTokenKind? {
    guard base[position] == UInt8(ascii: "/") else { return nil }
    switch byte(position + 1) {
    case UInt8(ascii: "/"): return scanLineComment()
    case UInt8(ascii: "*"): return scanBlockComment()
    default: return nil
    }
  }

  mutating func scanLineComment() -> SwiftTokenKind {
    let isDocumentation = byte(position + 2) == UInt8(ascii: "/")
    position = endOfLine(position)
    return isDocumentation ? .docLineComment : .lineComment
  }

  private mutating func scanBlockComment() -> SwiftTokenKind {
    let isDocumentation = byte(position + 2) == UInt8(ascii: "*") && byte(position + 3) != UInt8(ascii: "/")
    var index = position + 2
    var depth = 1
    while index < count, depth > 0 {
      let sign = base[index]
      if sign == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else if sign == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else {
        if sign == UInt8(ascii: "\n") { newlineBefore = true }
        index += 1
      }
    }
    position = min(index, count)
    return isDocumentation ? .docBlockComment : .blockComment
  }

  /// The end of the line that holds `index`, before its line break.
  func endOfLine(_ index: Int) -> Int {
    var index = index
    while index < count, base[index] != UInt8(ascii: "\n"), base[index] != UInt8(ascii: "\r") { index += 1 }
    return index
  }
}
