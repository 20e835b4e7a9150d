import DataFormats
package import Diagnostics
package import Markdown

/// Checks the blocks of data of a page, wherever they stand.
package struct DataBlockChecker {
  /// What came of a page's blocks.
  package struct Result: Sendable {
    package var diagnostics: [Diagnostic] = []
    package var counts = DataBlockCounts()
  }

  private let file: String
  private let source: SourceLines
  private var result = Result()

  /// `source` is what `document` was made from, and `firstLine` the line of its first byte in the file.
  package static func check(
    _ document: MarkdownDocument, file: String, source: [UInt8], firstLine: Int
  ) -> Result {
    let blocks = blocks(of: document)
    guard !blocks.isEmpty else { return Result() }
    var checker = DataBlockChecker(file: file, source: SourceLines(source, firstLine: firstLine))
    for (code, data) in blocks { checker.check(data, code) }
    return checker.result
  }

  private init(file: String, source: SourceLines) {
    self.file = file
    self.source = source
  }

  private static func blocks(of document: MarkdownDocument) -> [(CodeBlock, DataBlock)] {
    var found: [(CodeBlock, DataBlock)] = []
    func walk(_ blocks: [Block]) {
      for block in blocks {
        switch block {
        case .codeBlock(let code): if let data = DataBlock(code) { found.append((code, data)) }
        case .list(let list): for item in list.items { walk(item.blocks) }
        case .quote(let quote): walk(quote.blocks)
        case .callout(let callout): walk(callout.blocks)
        default: break
        }
      }
    }
    walk(document.blocks)
    for footnote in document.footnotes { walk(footnote.blocks) }
    return found
  }

  private mutating func check(_ data: DataBlock, _ block: CodeBlock) {
    result.counts.add(data.verdict)
    checkAttributes(of: block)
    switch data.promise {
    case .skip: return
    case .malformed where !data.hasErrors:
      result.diagnostics.append(
        Diagnostic(
          data.reading.format.code, .error, file: file, range: block.fence,
          message: "block marked 'fails' is well-formed \(data.reading.format.name)",
          remedy: "show the mistake in it, or remove 'fails'"))
    case .malformed: return
    case .valid:
      let origins = Snippet.LineOrigin.origins(of: block, in: source)
      for finding in data.reading.findings { report(finding, data, block, origins) }
    }
  }

  private mutating func report(
    _ finding: DataFinding, _ data: DataBlock, _ block: CodeBlock, _ origins: [Snippet.LineOrigin]
  ) {
    func place(_ offset: Int) -> SourcePosition {
      let (line, column) = data.place(of: offset)
      guard origins.indices.contains(line) else { return block.fence.start }
      return origins[line].position(column: column)
    }
    func range(_ offsets: Range<Int>) -> SourceRange {
      guard !origins.isEmpty else { return block.fence }
      return SourceRange(start: place(offsets.lowerBound), end: place(offsets.upperBound))
    }
    let notes = finding.note.map { [Diagnostic.Note($0.message, file: file, range: range($0.range))] } ?? []
    result.diagnostics.append(
      Diagnostic(
        data.reading.format.code, finding.severity, file: file, range: range(finding.range), message: finding.message,
        remedy: finding.remedy, notes: notes))
  }

  // MARK: Attributes

  private mutating func checkAttributes(of block: CodeBlock) {
    let start = block.fence.start
    let line = Array(source.line(start.line, from: start.column))
    for item in AttributeScanner.items(line, in: LanguageWord(ofFence: line).range.upperBound..<line.count) {
      let range = SourceRange(
        line: start.line, column: start.column + item.range.lowerBound, length: item.range.count)
      if let problem = Self.problem(with: item) {
        result.diagnostics.append(
          Diagnostic(
            problem.code, .error, file: file, range: range, message: problem.message, remedy: problem.remedy))
      }
    }
  }

  private static func problem(with item: AttributeItem) -> (code: DiagnosticCode, message: String, remedy: String)? {
    guard item.kind == .flag || item.kind == .pair else { return nil }
    let name = item.name.lowercased()
    guard let key = AttributeKey.named(name) else {
      if AttributeKey.foreign.contains(name) { return nil }
      return Suggestion.nearest(to: name, among: ["fails", "skip", "title"]).map {
        (.snippetAttribute, "'\(item.name)' is not an attribute of a block of data", "did you mean '\($0)'?")
      }
    }
    switch key {
    case .skip where item.value.isEmpty:
      return (
        .snippetWithoutReason, "'skip' gives no reason why the block is not checked",
        "write skip=\"reason\", or let the block be checked"
      )
    case .fails where item.kind == .pair:
      return (.snippetAttributeValue, "'fails' takes no value", "write 'fails' alone")
    case .warns, .run, .test, .preview, .crashes:
      return (.snippetAttribute, "'\(item.name)' means nothing for a block of data, which cannot be run", "remove it")
    default: return nil
    }
  }
}
