import Diagnostics
import Markdown
import Snippets

/// A block of code on a page, shown or in a comment.
struct CodePart {
  var language: String
  /// Of a Swift block, what its author says of it.
  var attributes: SnippetAttributes?
  /// Whether it stands in a comment.
  var isHidden = false
  /// Whether it shows what the block above it prints.
  var isOutput = false
  /// How far a translation may differ, where its author says so.
  var policy: TranslationPolicy?
  var code: [UInt8]
  /// Where each line of the code begins in the file.
  private var origins: [SourcePosition]
  /// The same for a Swift block, which knows of tabs.
  private var snippet: Snippet?

  /// A block of another language than Swift.
  init(_ block: CodeBlock) {
    language = block.isFenced ? block.language : ""
    isOutput = block.isFenced && ExpectedOutput.isMarked(block.info)
    policy = TranslationPolicy.stated(in: block.info)
    code = Array(block.code.utf8)
    origins = block.lineStarts
  }

  init(_ snippet: Snippet) {
    language = "swift"
    attributes = snippet.attributes
    isHidden = snippet.isHidden
    policy = snippet.attributes.translation
    code = Array(snippet.text.code.utf8)
    origins = []
    self.snippet = snippet
  }

  var name: String {
    if isOutput { return "output" }
    if isHidden { return "hidden Swift block" }
    switch language {
    case "": return "block of code"
    case "swift": return "Swift block"
    default: return "block of '\(language)'"
    }
  }

  /// The beginning of the code, for telling one block from another.
  var firstLine: String {
    let lines = code.split(separator: 0x0A)
    let line = lines.first { line in !line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } } ?? []
    return CodeExcerpt.shortened(line[...])
  }

  /// Reading a block takes longer than comparing it, and it may be compared with many.
  private final class Reading {
    var tokens: [CodeToken]?
    var isDone = false
  }

  private let reading = Reading()

  /// What the comparison of code sees of it.
  var tokens: [CodeToken]? {
    if !reading.isDone {
      reading.tokens = readTokens()
      reading.isDone = true
    }
    return reading.tokens
  }

  private func readTokens() -> [CodeToken]? {
    if language == "swift" { return SwiftTokenReader.tokens(of: code, mode: attributes?.mode ?? .compiles) }
    return CodeSyntax.of(language)?.tokens(of: code)
  }

  /// The place in the file of bytes of the code.
  func range(of range: Range<Int>) -> SourceRange {
    SourceRange(start: position(of: range.lowerBound), end: position(of: range.upperBound))
  }

  private func position(of offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), code.count)
    var line = 0
    var start = 0
    for index in 0..<offset where code[index] == 0x0A { (line, start) = (line + 1, index + 1) }
    if let snippet { return snippet.position(line: line, column: offset - start) }
    guard let origin = origins.indices.contains(line) ? origins[line] : origins.last else {
      return SourcePosition(line: 1, column: 1)
    }
    return SourcePosition(line: origin.line, column: origin.column + offset - start)
  }
}
