package import Diagnostics
package import Markdown

/// Finds the Swift blocks of a page: fences wherever they stand, and hidden blocks in comments.
package struct SnippetScanner {
  private let file: String
  private let source: SourceLines
  private var snippets: [Snippet] = []
  private var diagnostics: [Diagnostic] = []
  /// Attributes from a comment, waiting for the fence below it.
  private var pending: PendingAttributes?

  private struct PendingAttributes {
    var items: [AttributeItem]
    var place: (Int) -> SourcePosition
    var range: SourceRange
  }

  private init(file: String, source: [UInt8], firstLine: Int) {
    self.file = file
    self.source = SourceLines(source, firstLine: firstLine)
  }

  /// The snippets of a page in the order of the source, and what is wrong with what their authors wrote about them.
  ///
  /// `file` is the path that diagnostics name, `source` the bytes that `document` was made from, and `firstLine` the
  /// line of the first of them.
  package static func scan(
    _ document: MarkdownDocument, file: String, source: [UInt8], firstLine: Int = 1
  ) -> (snippets: [Snippet], diagnostics: [Diagnostic]) {
    var scanner = SnippetScanner(file: file, source: source, firstLine: firstLine)
    scanner.walk(document.blocks)
    for footnote in document.footnotes { scanner.walk(footnote.blocks) }
    var snippets = scanner.snippets.sorted { $0.fence.start < $1.fence.start }
    for index in snippets.indices { snippets[index].index = index }
    return (snippets, scanner.diagnostics)
  }

  private mutating func walk(_ blocks: [Block]) {
    /// Where the block is whose output may be shown below.
    var printing: Int?
    for block in blocks {
      if case .codeBlock(let code) = block, code.isFenced, code.language == "swift" {
        readFence(code)
        printing = snippets.count - 1
        continue
      }
      if case .codeBlock(let code) = block, code.isFenced, ExpectedOutput.isMarked(code.info) {
        readOutput(code, of: printing)
        printing = nil
      }
      refusePending()
      switch block {
      case .codeBlock(let code): if code.isFenced { checkLanguage(of: code) }
      case .paragraph(let paragraph): refuseComments(in: paragraph.content)
      case .list(let list): for item in list.items { walk(item.blocks) }
      case .quote(let quote): walk(quote.blocks)
      case .callout(let callout): walk(callout.blocks)
      case .html(let html):
        let count = snippets.count
        readComments(html.html)
        if snippets.count > count { printing = snippets.count - 1 }
      case .heading: printing = nil
      default: break
      }
    }
    refusePending()
  }

  /// Gives the block above what it has to print.
  private mutating func readOutput(_ block: CodeBlock, of printing: Int?) {
    let mode = printing.map { snippets[$0].attributes.mode }
    if case .skip = mode { return }
    guard let printing, let mode, mode == .run || mode.word == "crashes" else {
      diagnostics.append(
        Diagnostic(
          .snippetOutput, .warning, file: file, range: block.fence,
          message: "output stands below no block that is run, so nothing proves it",
          remedy: printing == nil ? "put it below the block that prints it" : "write 'run' behind 'swift' on the fence")
      )
      return
    }
    snippets[printing].output = ExpectedOutput(
      fence: block.fence, text: block.code, lines: Snippet.LineOrigin.origins(of: block, in: source),
      isClosed: block.isClosed)
  }

  private mutating func refusePending() {
    guard let comment = pending else { return }
    pending = nil
    diagnostics.append(
      Diagnostic(
        .snippetAttribute, .error, file: file, range: comment.range,
        message: "attributes stand above no Swift block",
        remedy: "put the comment directly above a ```swift fence, or write code into it"))
  }

  /// Comments for this tool say nothing where text stands round them.
  private mutating func refuseComments(in content: [Inline]) {
    for case .html(let html, _) in content {
      for case .comment(let text, let range) in html.pieces where Self.isForThisTool(text) {
        diagnostics.append(
          Diagnostic(
            .snippetAttribute, .error, file: file, range: range,
            message: "comment for a Swift block stands inside a paragraph, where it means nothing",
            remedy: "put it on a line of its own, directly above the fence"))
      }
    }
  }

  private static func isForThisTool(_ text: String) -> Bool {
    headLength(of: Array(text.utf8)[...]) != nil
  }

  // MARK: Fences

  private mutating func checkLanguage(of block: CodeBlock) {
    let line = Array(source.line(block.fence.start.line, from: block.fence.start.column))
    let word = LanguageWord(ofFence: line)
    guard let meant = word.meant else { return }
    let start = block.fence.start
    diagnostics.append(
      .languageWord(
        String(decoding: line[word.range], as: UTF8.self), meant: meant, file: file,
        range: SourceRange(line: start.line, column: start.column + word.range.lowerBound, length: word.range.count)))
  }

  private mutating func readFence(_ block: CodeBlock) {
    let (bytes, start, place) = informationString(of: block)
    var reader = AttributeReader(file: file, place: place)
    if let comment = pending {
      pending = nil
      var above = AttributeReader(file: file, place: comment.place)
      above.read(comment.items)
      reader = above.continued(place: place)
    }
    reader.read(AttributeScanner.items(bytes, in: start..<bytes.count))
    reader.finish()
    diagnostics += reader.diagnostics
    let snippet = Snippet(
      index: 0, fence: block.fence, attributes: reader.attributes,
      text: SnippetText(code: block.code, isPreview: reader.attributes.mode.isPreview),
      lines: Snippet.LineOrigin.origins(of: block, in: source), isHidden: false, isClosed: block.isClosed,
      hasUnknownAttributes: reader.diagnostics.contains { $0.code == .snippetAttribute })
    if !block.isClosed { reportOpenFence(block) }
    diagnostics += PromiseChecker.check(snippet, file: file)
    snippets.append(snippet)
  }

  /// The info string as it stands in the source, where its attributes begin, and where each of its bytes is.
  private func informationString(of block: CodeBlock) -> ([UInt8], Int, (Int) -> SourcePosition) {
    let fence = block.fence.start
    let line = Array(source.line(fence.line, from: fence.column))
    let marks = line.first.map { mark in line.prefix { $0 == mark }.count } ?? 0
    var index = marks
    while index < line.count, line[index] == 0x20 || line[index] == 0x09 { index += 1 }
    while index < line.count, ![0x20, 0x09, 0x2C, 0x7B].contains(line[index]) { index += 1 }
    return (line, index, { SourcePosition(line: fence.line, column: fence.column + $0) })
  }

  private mutating func reportOpenFence(_ block: CodeBlock) {
    diagnostics.append(
      Diagnostic(
        .snippetFence, .error, file: file, range: block.fence, message: "fence of a Swift block is not closed",
        remedy: "close it with a line of the same characters"))
  }

  // MARK: Comments

  private mutating func readComments(_ html: RawHTML) {
    for case .comment(let text, let range) in html.pieces { readComment(text, range) }
  }

  private mutating func readComment(_ text: String, _ range: SourceRange) {
    var bytes = Array(text.utf8)
    if bytes.starts(with: Array("<!--".utf8)) { bytes.removeFirst(4) }
    if bytes.suffix(3).elementsEqual(Array("-->".utf8)) { bytes.removeLast(3) }
    let lines = SnippetText.lines(of: bytes)
    guard let first = lines.first,
      let head = Self.headLength(of: bytes[first]),
      let open = openingColumn(of: range)
    else { return }
    let place: (Int) -> SourcePosition = { SourcePosition(line: range.start.line, column: open + 4 + $0) }
    let items = AttributeScanner.items(bytes, in: head..<first.upperBound)
    let code = lines.dropFirst()
    guard code.contains(where: { !bytes[$0].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }) else {
      pending = PendingAttributes(items: items, place: place, range: range)
      return
    }
    var reader = AttributeReader(file: file, place: place)
    reader.read(items)
    reader.finish()
    diagnostics += reader.diagnostics
    if reader.attributes.mode.isPreview { reportHiddenPreview(range.start.line, column: open, length: 4 + first.count) }
    let snippet = Snippet(
      index: 0, fence: SourceRange(line: range.start.line, column: open, length: 4 + first.count),
      attributes: reader.attributes,
      text: SnippetText(
        code: code.map { String(decoding: bytes[$0], as: UTF8.self) + "\n" }.joined(),
        isPreview: reader.attributes.mode.isPreview),
      lines: code.enumerated().map { offset, line in
        origin(of: bytes[line], line: range.start.line + 1 + offset)
      }, isHidden: true, isClosed: true,
      hasUnknownAttributes: reader.diagnostics.contains { $0.code == .snippetAttribute })
    diagnostics += PromiseChecker.check(snippet, file: file)
    snippets.append(snippet)
  }

  private mutating func reportHiddenPreview(_ line: Int, column: Int, length: Int) {
    diagnostics.append(
      Diagnostic(
        .snippetAttributeConflict, .error, file: file, range: SourceRange(line: line, column: column, length: length),
        message: "preview of a block in a comment, which readers do not see",
        remedy: "write it as a fence, with // snippet.hide for what readers are not to see, or remove 'preview'"))
  }

  /// How many bytes of a comment's first line ` swift:` takes; nil if the comment is not for this tool.
  private static func headLength(of line: ArraySlice<UInt8>) -> Int? {
    let word = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard word.prefix(6).map({ $0 | 0x20 }) == Array("swift:".utf8).map({ $0 | 0x20 }) else { return nil }
    return line.count - word.count + 6
  }

  private func openingColumn(of range: SourceRange) -> Int? {
    let line = source.line(range.start.line, from: range.start.column)
    let opening = Array("<!--".utf8)
    let start = line.indices.first { line[$0...].starts(with: opening) }
    return start.map { range.start.column + $0 - line.startIndex }
  }

  /// A line of a comment stands at the end of its source line, behind the marks of its containers.
  private func origin(of text: ArraySlice<UInt8>, line: Int) -> Snippet.LineOrigin {
    let whole = source.line(line)
    let start = whole.count - text.count
    guard start >= 0, whole.suffix(text.count).elementsEqual(text) else {
      return Snippet.LineOrigin(start: SourcePosition(line: line, column: 1))
    }
    return Snippet.LineOrigin(start: SourcePosition(line: line, column: start + 1))
  }
}
