/// Reads code in a language of which no more is known than its comments and its quotation marks.
struct PlainTokenReader {
  private let code: [UInt8]
  private let comments: [[UInt8]]
  private let block: (open: [UInt8], close: [UInt8])?
  private let quotes: [UInt8]
  private var index = 0

  init(code: [UInt8], comments: [String], block: (String, String)?, quotes: [UInt8]) {
    self.code = code
    self.comments = comments.map { Array($0.utf8) }
    self.block = block.map { (Array($0.0.utf8), Array($0.1.utf8)) }
    self.quotes = quotes
  }

  mutating func read() -> [CodeToken] {
    var tokens: [CodeToken] = []
    while index < code.count {
      let start = index
      if CodeSyntax.isSpace(code[index]) {
        index += 1
      } else if beginsComment() {
        while index < code.count, code[index] != 0x0A { index += 1 }
      } else if let block, code[index...].starts(with: block.open) {
        index += block.open.count
        while index < code.count, !code[index...].starts(with: block.close) { index += 1 }
        index = min(code.count, index + block.close.count)
      } else if quotes.contains(code[index]) {
        skipLiteral()
        tokens.append(CodeToken(text: CodeToken.literal, range: start..<index, texts: [start..<index]))
      } else {
        repeat {
          index += 1
        } while index < code.count && CodeSyntax.isWord(code[start])
          && CodeSyntax.isWord(code[index])
        tokens.append(CodeToken(text: CodeWord(code[start..<index]), range: start..<index))
      }
    }
    return tokens
  }

  /// A number sign begins a comment only behind white space: `$#` and `a#b` are code.
  private func beginsComment() -> Bool {
    guard let comment = comments.first(where: { code[index...].starts(with: $0) }) else { return false }
    return comment != [UInt8(ascii: "#")] || index == 0 || CodeSyntax.isSpace(code[index - 1])
  }

  /// Moves behind a literal; one without an end is only a sign, as an apostrophe in a word of prose.
  private mutating func skipLiteral() {
    let quote = code[index]
    let start = index
    index += 1
    while index < code.count, code[index] != 0x0A {
      if code[index] == quote {
        index += 1
        return
      }
      index += code[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = start + 1
  }
}
