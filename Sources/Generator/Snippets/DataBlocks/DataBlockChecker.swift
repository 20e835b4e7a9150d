import DataFormats
package import Diagnostics
package import Markdown

/// Checks the blocks of a page that hold no Swift, wherever they stand: the attributes of all, and what is in those of
/// data.
package struct DataBlockChecker {
  /// What came of a page's blocks.
  package struct Result: Sendable {
    package var diagnostics: [Diagnostic] = []
    /// In the order of the page, footnotes last.
    package var blocks: [CheckedDataBlock] = []
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
    for block in blocks {
      let data = DataBlock(block)
      checker.result.diagnostics += FenceAttributes.check(block, isData: data != nil, in: checker.source, file: file)
      if let data { checker.check(data, block) }
    }
    return checker.result
  }

  private init(file: String, source: SourceLines) {
    self.file = file
    self.source = source
  }

  private static func blocks(of document: MarkdownDocument) -> [CodeBlock] {
    var found: [CodeBlock] = []
    func walk(_ blocks: [Block]) {
      for block in blocks {
        switch block {
        case .codeBlock(let code): if code.isFenced, code.language != "swift" { found.append(code) }
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
    result.blocks.append(
      CheckedDataBlock(
        format: data.reading.format.name, firstLine: block.fence.start.line,
        lastLine: (block.lineStarts.last ?? block.fence.start).line + 1, state: data.verdict.state))
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
}
