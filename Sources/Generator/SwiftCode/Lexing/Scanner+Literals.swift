extension Scanner {
  mutating func scanNumber() -> SwiftTokenKind {
    let isTupleIndex = previous == .dot
    let isHexadecimal = base[position] == UInt8(ascii: "0") && byte(position + 1) | 0x20 == UInt8(ascii: "x")
    var end = endOfDigits(position, isHexadecimal)
    if !isTupleIndex, byte(end) == UInt8(ascii: "."), isDigit(byte(end + 1), isHexadecimal), !isMemberName(end + 1) {
      end = endOfDigits(end + 1, isHexadecimal)
    }
    finish(end, .value)
    return .number
  }

  private func isDigit(_ byte: UInt8, _ isHexadecimal: Bool) -> Bool {
    ByteClass.of(byte) == .digit
      || isHexadecimal && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  /// Tells `0xFF.description` from `0x1.8p3`: a fraction in hexadecimal needs its exponent.
  private func isMemberName(_ index: Int) -> Bool {
    guard ByteClass.of(base[index]) != .digit else { return false }
    var index = index
    while index < count, isDigit(base[index], true) || base[index] == UInt8(ascii: "_") { index += 1 }
    return byte(index) | 0x20 != UInt8(ascii: "p")
  }

  private func endOfDigits(_ start: Int, _ isHexadecimal: Bool) -> Int {
    var index = start
    let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
    while index < count, ByteClass.continuesWord(base[index]), base[index] < 0x80 {
      let isExponent = base[index] | 0x20 == exponent
      index += 1
      let sign = byte(index)
      if isExponent, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"), isDigit(byte(index + 1), false) {
        index += 1
      }
    }
    return index
  }

  mutating func scanDollar() -> SwiftTokenKind {
    let end = endOfWord(position + 1)
    guard end > position + 1 else {
      finish(end, .value)
      return .plain
    }
    finish(end, .value)
    return .dollarIdentifier
  }

  mutating func scanBacktick() -> SwiftTokenKind {
    var index = position + 1
    while index < count, base[index] != UInt8(ascii: "`"), base[index] != UInt8(ascii: "\n") { index += 1 }
    guard byte(index) == UInt8(ascii: "`"), index > position + 1 else {
      position += 1
      return .plain
    }
    finish(index + 1, .value)
    return .identifier
  }

  mutating func scanAttribute() -> SwiftTokenKind {
    let name = position + 1
    var end = endOfWord(name)
    guard end > name else {
      finish(name, .attribute)
      return .attribute
    }
    while byte(end) == UInt8(ascii: "."), end + 1 < count, ByteClass.of(base[end + 1]) == .word {
      end = endOfWord(end + 1)
    }
    awaitsAvailability = spells("available", name, end)
    if byte(end) == UInt8(ascii: "<"), let close = endOfGenericArguments(end) { end = close }
    finish(end, .attribute)
    return .attribute
  }

  /// `#` in front of a string, a regular expression or a name.
  mutating func scanPound() -> SwiftTokenKind {
    var end = position
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    let pounds = end - position
    switch byte(end) {
    case UInt8(ascii: "\""):
      return openString(pounds: pounds)
    case UInt8(ascii: "/"):
      if let close = endOfExtendedRegex(end + 1, pounds) {
        finish(close, .value)
        return .regex
      }
    case UInt8(ascii: "!") where position == 0:
      position = endOfLine(0)
      return .lineComment
    default:
      if pounds == 1, end < count, ByteClass.of(base[end]) == .word { return scanPoundName(end) }
    }
    position += 1
    return .plain
  }

  private mutating func scanPoundName(_ name: Int) -> SwiftTokenKind {
    let end = endOfWord(name)
    let opensCondition = spells("if", name, end) || spells("elseif", name, end)
    if opensCondition || spells("else", name, end) || spells("endif", name, end) {
      finish(end, opensCondition ? .operatorSign : .semicolon)
      inCondition = opensCondition
      return .directive
    }
    awaitsAvailability = spells("available", name, end) || spells("unavailable", name, end)
    finish(end, .value)
    return .macro
  }

  private mutating func endOfExtendedRegex(_ start: Int, _ pounds: Int) -> Int? {
    let runsOverLines = endOfBlank(start) < count && base[endOfBlank(start)] < 0x20
    guard hopelessRegex.pounds != pounds || start >= hopelessRegex.end else { return nil }
    var index = start
    while index < count, runsOverLines || base[index] != UInt8(ascii: "\n") {
      if base[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if base[index] == UInt8(ascii: "/") {
        var sign = 0
        while sign < pounds, byte(index + 1 + sign) == UInt8(ascii: "#") { sign += 1 }
        if sign == pounds { return index + 1 + pounds }
      }
      index += 1
    }
    hopelessRegex = (pounds, index)
    return nil
  }

  private func endOfBlank(_ start: Int) -> Int {
    var index = start
    while byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: "\t") { index += 1 }
    return index
  }

  /// Whether the bytes `start..<end` are `word`.
  @inline(__always)
  func spells(_ word: StaticString, _ start: Int, _ end: Int) -> Bool {
    guard end - start == word.utf8CodeUnitCount else { return false }
    var index = 0
    while index < end - start {
      if base[start + index] != word.utf8Start[index] { return false }
      index += 1
    }
    return true
  }
}
