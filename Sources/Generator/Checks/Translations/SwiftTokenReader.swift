import Snippets
import SwiftCode

/// Reads Swift as the comparison of translations sees it: without white space, without the words of comments, each
/// string literal one token.
struct SwiftTokenReader {
  private let code: [UInt8]
  private let lexed: [SwiftToken]
  private let mode: SnippetMode
  private var index = 0

  static func tokens(of code: [UInt8], mode: SnippetMode) -> [CodeToken] {
    var reader = SwiftTokenReader(code: code, lexed: SwiftLexer.tokens(in: code), mode: mode)
    var tokens: [CodeToken] = []
    tokens.reserveCapacity(reader.lexed.count)
    while reader.index < reader.lexed.count { reader.readToken(into: &tokens) }
    return tokens
  }

  private init(code: [UInt8], lexed: [SwiftToken], mode: SnippetMode) {
    self.code = code
    self.lexed = lexed
    self.mode = mode
  }

  private mutating func readToken(into tokens: inout [CodeToken]) {
    let token = lexed[index]
    switch token.kind {
    case .string: tokens.append(readLiteral())
    case .plain:
      CodeSyntax.addSigns(of: code, in: token.range, to: &tokens)
      index += 1
    case .lineComment, .blockComment, .docLineComment, .docBlockComment:
      if let sign = CommentSign.read(Array(code[token.range]), in: mode) {
        tokens.append(CodeToken(text: CodeWord(sign.utf8), range: token.range))
      }
      index += 1
    default:
      tokens.append(CodeToken(text: CodeWord(code[token.range]), range: token.range))
      index += 1
    }
  }

  /// Reads from the quotation mark of a literal to the one that ends it.
  private mutating func readLiteral() -> CodeToken {
    let start = lexed[index].start
    var literal = CodeToken(text: CodeToken.literal, range: start..<lexed[index].end)
    var isOpen = true
    while isOpen, index < lexed.count {
      if lexed[index].kind == .string {
        literal.texts.append(lexed[index].range)
        index += 1
      }
      isOpen = index < lexed.count && opensExpression(lexed[index])
      if isOpen { literal.expressions.append(readExpression()) }
    }
    literal.range = start..<lexed[index - 1].end
    return literal
  }

  private func opensExpression(_ token: SwiftToken) -> Bool {
    token.kind == .interpolationAnchor && code[token.start] == UInt8(ascii: "\\")
  }

  /// Reads an expression within a literal, from one anchor behind the other.
  private mutating func readExpression() -> CodeToken.Expression {
    index += 1
    var tokens: [CodeToken] = []
    let start = index < lexed.count ? lexed[index].start : code.count
    while index < lexed.count, lexed[index].kind != .interpolationAnchor { readToken(into: &tokens) }
    let end = index < lexed.count ? lexed[index].start : code.count
    if index < lexed.count { index += 1 }
    let words = tokens.map { CodeWord(joining: [$0.text] + $0.expressions.map(\.text)) }
    return CodeToken.Expression(text: CodeWord(joining: words), range: start..<end)
  }
}
