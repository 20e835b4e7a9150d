/// Finds `expected-error`, `expected-warning` and `expected-note` comments in a line of code.
///
/// The syntax is that of the compiler's own tests: `// expected-error@+1 2 {{text}}`; several may follow one another, and
/// a column and fix-its are read and not looked at.
struct ExpectationScanner {
  /// What one line holds: where the comment begins, and the promises in it.
  struct Result {
    var commentStart: Int
    var expectations: [SnippetExpectation] = []
    /// Byte offsets in the line of comments that begin like a promise and do not go on like one.
    var malformed: [Range<Int>] = []
  }

  private let line: [UInt8]
  private let number: Int
  private var position = 0

  /// Reads line `number` of the code; nil if it holds no such comment.
  static func scan(_ line: [UInt8], number: Int) -> Result? {
    guard let start = commentStart(line) else { return nil }
    var scanner = ExpectationScanner(line: line, number: number)
    var result = Result(commentStart: start)
    scanner.position = start
    scanner.readAll(into: &result)
    return result
  }

  private init(line: [UInt8], number: Int) {
    self.line = line
    self.number = number
  }

  /// The offset of `//` directly before the first `expected-…` word.
  private static func commentStart(_ line: [UInt8]) -> Int? {
    var index = 0
    while index + 1 < line.count {
      if line[index] == 0x2F, line[index + 1] == 0x2F {
        var next = index + 2
        while next < line.count, line[next] == 0x20 || line[next] == 0x09 || line[next] == 0x2F { next += 1 }
        if severity(in: line, at: next) != nil { return index }
      }
      index += 1
    }
    return nil
  }

  private static func severity(in line: [UInt8], at start: Int) -> (SnippetExpectation.Severity, end: Int)? {
    for severity in [SnippetExpectation.Severity.error, .warning, .note] {
      let word = Array("expected-\(severity.rawValue)".utf8)
      if line[start...].starts(with: word) { return (severity, start + word.count) }
    }
    return nil
  }

  private mutating func readAll(into result: inout Result) {
    while position < line.count {
      guard let (severity, end) = Self.severity(in: line, at: position) else {
        position += 1
        continue
      }
      let start = position
      position = end
      if let expectation = readOne(severity, from: start) {
        result.expectations.append(expectation)
      } else {
        result.malformed.append(start..<line.count)
        return
      }
    }
  }

  private mutating func readOne(_ severity: SnippetExpectation.Severity, from start: Int) -> SnippetExpectation? {
    var target = number
    if take("@") {
      if take("+") {
        target += readNumber() ?? 0
      } else if take("-") {
        target -= readNumber() ?? 0
      } else if !take(":") {
        return nil
      } else {
        _ = readNumber()
      }
      if take(":") { _ = readNumber() }
    }
    skipSpaces()
    var count: Int? = 1
    var isOptional = false
    if let number = readNumber() {
      count = number
      if take("+") {
        count = nil
        isOptional = number == 0
      }
      skipSpaces()
    }
    guard take("{"), take("{"), let close = endOfBraces() else { return nil }
    let text = String(decoding: line[position..<close], as: UTF8.self)
    position = close + 2
    skipFixIts()
    guard !text.utf8.allSatisfy({ $0 == 0x20 }) else { return nil }
    return SnippetExpectation(
      severity: severity, line: target, count: count, isOptional: isOptional, text: text, commentLine: number,
      commentColumns: start..<position)
  }

  private mutating func skipFixIts() {
    let before = position
    skipSpaces()
    if take("{"), take("{"), let close = endOfBraces() {
      position = close + 2
      skipFixIts()
    } else {
      position = before
    }
  }

  private func endOfBraces() -> Int? {
    var index = position
    while index + 1 < line.count {
      if line[index] == 0x7D, line[index + 1] == 0x7D { return index }
      index += 1
    }
    return nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard position < line.count, line[position] == character.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while position < line.count, line[position] == 0x20 || line[position] == 0x09 { position += 1 }
  }

  private mutating func readNumber() -> Int? {
    var value: Int?
    while position < line.count, (0x30...0x39).contains(line[position]), (value ?? 0) < 10_000 {
      value = (value ?? 0) * 10 + Int(line[position] - 0x30)
      position += 1
    }
    return value
  }
}
