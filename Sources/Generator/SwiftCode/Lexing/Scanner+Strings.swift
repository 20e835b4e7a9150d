extension Scanner {
  /// Opens the string literal whose first quotation mark follows `pounds` number signs.
  mutating func openString(pounds: Int) -> SwiftTokenKind {
    let quote = position + pounds
    let isMultiline =
      byte(quote + 1) == UInt8(ascii: "\"") && byte(quote + 2) == UInt8(ascii: "\"")
      && !isEmptyRawString(quote, pounds)
    strings.append(OpenString(pounds: pounds, isMultiline: isMultiline))
    return scanSegment(from: quote + (isMultiline ? 3 : 1))
  }

  /// `#"""#` is the raw literal of one quotation mark, not the head of one that runs over lines.
  private func isEmptyRawString(_ quote: Int, _ pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var index = quote + 3
    while index < count, base[index] == UInt8(ascii: "#") { index += 1 }
    guard index - (quote + 3) >= pounds else { return false }
    return true
  }

  mutating func scanStringBody() -> SwiftTokenKind {
    mode = .code
    return scanSegment(from: position)
  }

  mutating func scanInterpolationStart() -> SwiftTokenKind {
    let pounds = strings.last?.pounds ?? 0
    mode = .code
    brackets.append(.interpolation)
    finish(position + pounds + 2, .openBracket)
    return .interpolationAnchor
  }

  /// Moves to the next interpolation or past the end of the innermost literal.
  private mutating func scanSegment(from start: Int) -> SwiftTokenKind {
    guard let string = strings.last else {
      finish(min(start, count), .value)
      return .string
    }
    var index = start
    while index < count {
      switch base[index] {
      case UInt8(ascii: "\\"):
        guard hasPounds(string.pounds, after: index) else { break }
        let escaped = index + 1 + string.pounds
        if byte(escaped) == UInt8(ascii: "(") {
          if index > start || position < start { return pauseString(at: index) }
          position = index
          mode = .interpolationStart
          return scan()
        }
        // A line break is left to the loop: behind a backslash it still ends a literal of one line.
        if escaped < count, base[escaped] != UInt8(ascii: "\n"), base[escaped] != UInt8(ascii: "\r") {
          index = escaped
        }
      case UInt8(ascii: "\""):
        if let end = closing(string, at: index) { return closeString(at: end) }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !string.isMultiline { return closeString(at: index) }
      default: break
      }
      index += 1
    }
    return closeString(at: count)
  }

  private mutating func pauseString(at index: Int) -> SwiftTokenKind {
    position = index
    mode = .interpolationStart
    return .string
  }

  private mutating func closeString(at end: Int) -> SwiftTokenKind {
    strings.removeLast()
    // An unterminated literal right behind an interpolation has nothing left to colour.
    let isEmpty = end == position
    finish(end, .value)
    return isEmpty && end < count ? scan() : .string
  }

  /// The end of the literal, if the quotation mark at `index` closes it.
  private func closing(_ string: OpenString, at index: Int) -> Int? {
    var last = index
    if string.isMultiline {
      guard byte(index + 1) == UInt8(ascii: "\""), byte(index + 2) == UInt8(ascii: "\"") else { return nil }
      last = index + 2
    }
    return hasPounds(string.pounds, after: last) ? last + 1 + string.pounds : nil
  }

  @inline(__always)
  private func hasPounds(_ pounds: Int, after index: Int) -> Bool {
    var offset = 1
    while offset <= pounds {
      if byte(index + offset) != UInt8(ascii: "#") { return false }
      offset += 1
    }
    return true
  }
}
