extension Scanner {
  mutating func scanOperator() -> SwiftTokenKind {
    let start = position
    if base[start] == UInt8(ascii: "<") {
      if byte(start + 1) == UInt8(ascii: "#"), let end = endOfPlaceholder(start) {
        finish(end, .value)
        return .editorPlaceholder
      }
      if touchesName(start), endOfGenericArguments(start) != nil {
        angleDepth += 1
        finish(start + 1, .openAngle)
        return .plain
      }
    }
    if base[start] == UInt8(ascii: ">"), angleDepth > 0, previous != .function {
      angleDepth -= 1
      finish(start + 1, .value)
      return .plain
    }
    if base[start] == UInt8(ascii: "/"), let end = endOfRegex(start) {
      finish(end, .value)
      return .regex
    }
    return scanOperatorRun(from: start)
  }

  private mutating func scanOperatorRun(from start: Int) -> SwiftTokenKind {
    let end = start < endOfMarks ? endOfMarks : endOfOperator(start)
    let length = end - start
    let isLeftBound = previousEnd == start && start > 0 && endsOperand
    let isRightBound = end < count && startsOperand(base[end])
    let sign = base[start]
    if sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!"), isLeftBound, previous != .function {
      let isInfix = length > 1 && angleDepth == 0 && (isRightBound || base[end - 1] == UInt8(ascii: "="))
      if !isInfix {
        if length > 1, base[start + 1] == sign { endOfMarks = end }
        finish(start + 1, previous == .keyword ? .keyword : .value)
        return .plain
      }
    }
    if length == 1 {
      switch sign {
      case UInt8(ascii: "="), UInt8(ascii: "?"):
        finish(end, .operatorSign)
        return previous == .function ? .operator : .plain
      case UInt8(ascii: "&") where !isLeftBound && isRightBound:
        finish(end, .operatorSign)
        return .plain
      default: break
      }
    }
    if length == 2, sign == UInt8(ascii: "-"), base[end - 1] == UInt8(ascii: ">") {
      finish(end, .arrow)
      return .plain
    }
    let isPostfix = isLeftBound && !isRightBound
    if isPostfix, isVariadic(start, end) {
      finish(end, .value)
      return .plain
    }
    finish(end, previous == .function ? .operatorName : isPostfix ? .value : .operatorSign)
    return .operator
  }

  /// Whether the `...` at `start..<end` makes a parameter variadic: it follows a type. Else it is a range.
  private func isVariadic(_ start: Int, _ end: Int) -> Bool {
    guard spells("...", start, end), brackets.last == .parenthesis else { return false }
    var word = start
    while word > 0, ByteClass.continuesWord(base[word - 1]) { word -= 1 }
    if word < start { return base[word] >= UInt8(ascii: "A") && base[word] <= UInt8(ascii: "Z") }
    return followsColon(startOfBrackets(start))
  }

  /// Where the brackets that end at `end` begin, with the name in front of generic arguments.
  private func startOfBrackets(_ end: Int) -> Int {
    var depth = 0
    var index = end
    let limit = max(0, end - Self.lookahead)
    while index > limit {
      index -= 1
      switch base[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth -= 1
      case UInt8(ascii: "?"): continue
      default: break
      }
      if depth == 0 { break }
    }
    while index > limit, ByteClass.continuesWord(base[index - 1]) { index -= 1 }
    return index
  }

  private func followsColon(_ start: Int) -> Bool {
    var index = start
    while index > 0, ByteClass.of(base[index - 1]) == .space { index -= 1 }
    return index > 0 && base[index - 1] == UInt8(ascii: ":")
  }

  private var endsOperand: Bool {
    switch previous {
    case .value, .closeBrace, .keyword, .function: true
    default: false
    }
  }

  /// Whether an operator in front of `byte` touches an operand on its right.
  private func startsOperand(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      false
    case UInt8(ascii: "."): !endsOperand
    default: ByteClass.of(byte) != .space
    }
  }

  /// The end of the run of operator signs at `start`; a dot belongs to it only if the run begins with one.
  private func endOfOperator(_ start: Int) -> Int {
    let allowsDots = base[start] == UInt8(ascii: ".")
    var index = start
    while index < count {
      let sign = base[index]
      if sign == UInt8(ascii: "/"), index > start,
        byte(index + 1) == UInt8(ascii: "/") || byte(index + 1) == UInt8(ascii: "*")
      {
        break
      }
      if ByteClass.isOperatorSign(sign) || allowsDots && sign == UInt8(ascii: ".") {
        index += 1
        continue
      }
      guard sign >= 0x80 else { break }
      let length = lengthOfOperatorScalar(index)
      if length == 0 { break }
      index += length
    }
    return max(index, start + 1)
  }

  private func endOfPlaceholder(_ start: Int) -> Int? {
    var index = start + 2
    while index + 1 < min(count, start + Self.lookahead), base[index] != UInt8(ascii: "\n") {
      if base[index] == UInt8(ascii: "#"), base[index + 1] == UInt8(ascii: ">") { return index + 2 }
      index += 1
    }
    return nil
  }

  /// Whether a `<` at `start` stands where generic arguments or parameters may.
  private func touchesName(_ start: Int) -> Bool {
    switch previous {
    case .value, .keyword: previousEnd == start
    case .operatorName: true
    default: false
    }
  }

  /// The end of the generic arguments that the `<` at `start` opens, if what follows reads as types up to a `>`.
  func endOfGenericArguments(_ start: Int) -> Int? {
    var depth = 0
    var index = start
    let limit = min(count, start + Self.lookahead)
    while index < limit {
      switch base[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return index > start + 1 ? index + 1 : nil }
      case UInt8(ascii: "-"):
        guard byte(index + 1) == UInt8(ascii: ">") else { return nil }
        index += 1
      case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
        UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"),
        UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "#"):
        return nil
      case UInt8(ascii: "&"):
        if byte(index + 1) == UInt8(ascii: "&") { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The end of the regular expression literal that the slash at `start` opens, if it stands where one may begin.
  private func endOfRegex(_ start: Int) -> Int? {
    switch previous {
    case .value, .closeBrace, .dot, .function, .openAngle:
      // A line cannot begin with a binary operator that touches only its right side.
      guard previous == .value || previous == .closeBrace, newlineBefore else { return nil }
    default: break
    }
    let first = byte(start + 1)
    guard first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else { return nil }
    var depth = 0
    var index = start + 1
    while index < count {
      switch base[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"):
        let last = base[index - 1]
        guard last != UInt8(ascii: " "), last != UInt8(ascii: "\t"), index > start + 1 else { return nil }
        return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }
}
