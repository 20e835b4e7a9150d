internal import Diagnostics

/// Turns the parser's tree into a document: its state while it goes through the tree.
struct Converter {
  let source: SourceText
  let preparation: SourcePreparation
  let context: PageContext
  let cleans: Bool
  let budget: SearchBudget

  var diagnostics: [Diagnostic] = []
  var containers = ContainerStack()
  var footnotes = FootnoteNumbers()
  var blockDepth = 0
  var inlineDepth = 0
  /// The block whose text is being converted.
  var leaf = Leaf()
  /// Text of neighbouring nodes that is not yet a piece of its own.
  var pending: [UInt8] = []
  /// Where bidirectional controls matter: code, and the paragraphs in which they may be balanced.
  var regions = BidiRegions()
  /// Controls in prose that are not closed within their paragraph.
  private(set) var looseControls: [Range<Int>] = []
  /// The ids that authors gave to headings, with the place of the first.
  var headingIDs: [String: SourceRange] = [:]
  /// The code blocks, in which nothing is what it looks like.
  var codeRanges: [Range<Int>] = []
  /// The paragraphs and blocks of HTML, in which nothing is a definition.
  var textRanges: [Range<Int>] = []

  init(source: SourceText, preparation: SourcePreparation, context: PageContext) {
    self.source = source
    self.preparation = preparation
    self.context = context
    cleans = preparation.needsCleaning
    budget = SearchBudget(for: source.bytes.count)
  }

  mutating func document(_ root: CMarkNode) -> MarkdownDocument {
    reportControlCharacters()
    let notes = takeFootnotes(of: root)
    let blocks = blocks(from: notes.firstBlock, until: notes.definitions.first)
    let footnotes = convertFootnotes(notes.definitions)
    if preparation.scan.hasDefinitions { reportUnusedDefinitions() }
    if preparation.scan.hasBidiControls { looseControls = reportBidiControls() }
    return MarkdownDocument(blocks: blocks, footnotes: footnotes, diagnostics: reportedDiagnostics())
  }

  /// The findings in the order of a report; of very many of one kind, the first.
  private func reportedDiagnostics() -> [Diagnostic] {
    let sorted = diagnostics.sorted(by: Diagnostic.inReportOrder)
    guard sorted.count > Self.mostFindings else { return sorted }
    var counts: [DiagnosticCode: Int] = [:]
    for finding in sorted { counts[finding.code, default: 0] += 1 }
    var seen: [DiagnosticCode: Int] = [:]
    return sorted.compactMap { finding in
      let number = seen[finding.code, default: 0] + 1
      seen[finding.code] = number
      guard number <= Self.mostFindings else { return nil }
      guard number == Self.mostFindings, let count = counts[finding.code], count > number else { return finding }
      var last = finding
      last.notes.append(Diagnostic.Note("and \(count - number) more of this kind in this file"))
      return last
    }
  }

  /// How many findings of one kind a page reports.
  private static let mostFindings = 100

  /// Adds a finding about a stretch of the text.
  mutating func report(
    _ code: DiagnosticCode, _ severity: Severity, _ range: SourceRange, _ message: String, remedy: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(code, severity, file: context.file, range: range, message: message, remedy: remedy))
  }

  /// A piece of the tree as a string, without what is no text.
  func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard cleans else { return String(decoding: bytes, as: UTF8.self) }
    var output: [UInt8] = []
    appendClean(bytes, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  func appendClean(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    guard cleans else {
      output.append(contentsOf: bytes)
      return
    }
    var copied = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      // Most bytes cannot begin anything illegal.
      guard byte < 0x20 || byte == 0x3C || byte == 0x7F || byte == 0xC2 || byte >= 0xEF else {
        index += 1
        continue
      }
      let illegal = SourceMarker.lengthOfIllegal(bytes, at: index)
      if illegal > 0 {
        output.append(contentsOf: bytes[copied..<index])
        copied = min(index + illegal, bytes.count)
      }
      index += max(illegal, 1)
    }
    output.append(contentsOf: bytes[copied...])
  }

  /// The stretch of text that a block takes, without white space at its end.
  func extent(of node: CMarkNode) -> (start: Int, end: Int) {
    let start = source.offset(line: node.startLine, column: node.startColumn)
    var end = source.offset(line: node.endLine, column: node.endColumn + 1)
    while end > start, source.byte(end - 1) == 0x0A || source.byte(end - 1) == 0x20 { end -= 1 }
    return (start, max(start, end))
  }

  func range(of node: CMarkNode) -> SourceRange {
    let extent = extent(of: node)
    return source.range(extent.start, extent.end)
  }

  private mutating func reportControlCharacters() {
    let scan = preparation.scan
    guard !scan.illegal.isEmpty else { return }
    for finding in scan.illegalByLine() {
      let place = SourcePosition(
        line: source.firstLine + 2 * preparation.footnoteProbes + finding.line, column: finding.column)
      let more = finding.count > 1 ? " and \(finding.count - 1) more in this line" : ""
      report(
        .controlCharacter, .warning, SourceRange(start: place, end: place),
        "\(finding.scalar.codePoint)\(more): a control character or noncharacter is left out of the page",
        remedy: "delete it")
    }
  }
}

extension Unicode.Scalar {
  /// The usual spelling: `U+202E`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
