import Languages
import SwiftCode

/// Finds the literals and comments of Swift code that hold right-to-left text, line by line: each keeps its own order.
///
/// The quotation marks and the signs of a comment stay outside, as parts of the code. Inside a literal an interpolation
/// is code again.
struct SwiftIsolates {
  private let code: UnsafeBufferPointer<UInt8>
  private let tokens: [SwiftToken]
  private let pageDirection: TextDirection
  private var found: [CodeDecoration] = []

  static func find(in code: UnsafeBufferPointer<UInt8>, on pageDirection: TextDirection) -> [CodeDecoration] {
    guard DirectionalText.mayHoldRightToLeft(code) else { return [] }
    var tokens: [SwiftToken] = []
    SwiftLexer.forEachToken(in: code) { tokens.append(SwiftToken(kind: $0, start: $1, end: $2)) }
    var finder = SwiftIsolates(code: code, tokens: tokens, pageDirection: pageDirection)
    finder.findAll()
    return finder.found
  }

  private init(code: UnsafeBufferPointer<UInt8>, tokens: [SwiftToken], pageDirection: TextDirection) {
    self.code = code
    self.tokens = tokens
    self.pageDirection = pageDirection
  }

  private mutating func findAll() {
    var index = 0
    while index < tokens.count {
      if tokens[index].kind == .string {
        let end = literalEnd(from: index)
        literal(index..<end)
        index = end
      } else {
        if tokens[index].kind.isComment { comment(tokens[index]) }
        index += 1
      }
    }
  }

  /// The token behind the literal that begins at `first`, interpolations and literals within them included.
  private func literalEnd(from first: Int) -> Int {
    var depth = 0
    var index = first
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .interpolationAnchor { depth += code[token.start] == UInt8(ascii: ")") ? -1 : 1 }
      index += 1
      guard depth <= 0, token.kind == .string else { continue }
      let goesOn = index < tokens.count && tokens[index].kind == .interpolationAnchor
      if !goesOn { return index }
    }
    return index
  }

  private mutating func literal(_ members: Range<Int>) {
    var start = tokens[members.lowerBound].start
    var end = tokens[members.upperBound - 1].end
    while start < end, Self.isDelimiter(code[start]) { start += 1 }
    while end > start, Self.isDelimiter(code[end - 1]) { end -= 1 }
    forEachLine(of: start..<end) { finder, line in
      guard finder.isolate(line) else { return }
      finder.interpolations(in: members, within: line)
    }
  }

  private mutating func interpolations(in members: Range<Int>, within line: Range<Int>) {
    var depth = 0
    var start = 0
    for token in tokens[members] where token.kind == .interpolationAnchor {
      if code[token.start] == UInt8(ascii: ")") {
        depth -= 1
        guard depth == 0, line.contains(start), token.end <= line.upperBound else { continue }
        found.append(
          CodeDecoration(
            kind: .interpolation, range: start..<token.end, opening: "<bdi dir=\"ltr\">", closing: "</bdi>"))
      } else {
        if depth == 0 { start = token.start }
        depth += 1
      }
    }
  }

  private mutating func comment(_ token: SwiftToken) {
    forEachLine(of: token.start..<token.end) { finder, line in
      var line = line
      while !line.isEmpty, Self.isCommentSign(finder.code[line.lowerBound]) {
        line = (line.lowerBound + 1)..<line.upperBound
      }
      let text = finder.skippingArrow(line)
      let showsValue = text != line
      line = text
      while !line.isEmpty, Self.isCommentSign(finder.code[line.upperBound - 1]) {
        line = line.lowerBound..<(line.upperBound - 1)
      }
      _ = finder.isolate(line, asOnPage: !showsValue)
    }
  }

  /// An arrow that leads from the code to its value points in the direction of code.
  private func skippingArrow(_ line: Range<Int>) -> Range<Int> {
    guard let arrow = Self.arrows.first(where: { code[line].starts(with: $0) }) else { return line }
    var start = line.lowerBound + arrow.count
    while start < line.upperBound, code[start] == 0x20 || code[start] == 0x09 { start += 1 }
    return start..<line.upperBound
  }

  private static let arrows = [Array("→".utf8), Array("->".utf8)]

  private mutating func forEachLine(of range: Range<Int>, _ body: (inout SwiftIsolates, Range<Int>) -> Void) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, code[end] != 0x0A { end += 1 }
      var first = start
      while first < end, code[first] == 0x20 || code[first] == 0x09 { first += 1 }
      body(&self, first..<end)
      start = end + 1
    }
  }

  /// Isolates a stretch if it holds right-to-left text; it runs as the page does, or else as its first letter.
  private mutating func isolate(_ range: Range<Int>, asOnPage: Bool = true) -> Bool {
    let text = DirectionalText(UnsafeBufferPointer(rebasing: code[range]))
    var first: TextDirection?
    var holdsRightToLeft = false
    var index = 0
    while index < text.count, !holdsRightToLeft {
      let (kind, length) = text.character(at: index)
      if kind == .leftToRight { first = first ?? .leftToRight }
      if kind == .rightToLeft {
        first = first ?? .rightToLeft
        holdsRightToLeft = true
      }
      index += length
    }
    guard holdsRightToLeft else { return false }
    let isRightToLeft = (asOnPage && pageDirection == .rightToLeft) || first == .rightToLeft
    found.append(
      CodeDecoration(
        kind: .isolate, range: range, opening: isRightToLeft ? "<bdi dir=\"rtl\">" : "<bdi dir=\"ltr\">",
        closing: "</bdi>"))
    return true
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") || byte == 0x0A
  }

  private static func isCommentSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "!")
  }
}
