internal import Diagnostics

extension Converter {
  /// Adds a block of raw HTML.
  mutating func appendHTML(_ node: CMarkNode, to output: inout [Block], balance: inout HTMLBalance) {
    let literal = node.literal
    let first = max(0, node.startLine - 1)
    let (source, containers) = (source, containers)
    let places = HTMLPlaces(of: literal, in: source) { line in
      containers.start(ofLine: min(first + line, source.lineCount - 1), in: source).cursor.offset
    }
    let html = sanitize(LiteralMarkup(text: literal, isInline: false), places, &balance).html
    guard !html.pieces.isEmpty else { return }
    let start = source.offset(line: node.startLine, column: node.startColumn)
    var end = literal.count
    while end > 0, literal[end - 1] == 0x0A || literal[end - 1] == 0x20 { end -= 1 }
    // A comment can hold Swift code that readers do not see.
    if literal.starts(with: "<!-- swift".utf8) {
      markCode(start, places.offset(end))
    } else {
      markProse(start, places.offset(end))
    }
    if preparation.scan.hasDefinitions { textRanges.append(start..<max(start, places.offset(end)) + 1) }
    output.append(.html(HTMLBlock(html: html, range: source.range(start, max(start, places.offset(end))))))
  }

  /// Adds a tag or comment inside a text.
  mutating func appendHTML(_ node: CMarkNode, to output: inout [Inline], balance: inout HTMLBalance) {
    let literal = node.literal
    let extent = locate(literal) ?? fallback(node)
    leaf.cursor = max(leaf.cursor, extent.end)
    let (source, containers) = (source, containers)
    let first = source.line(of: extent.start)
    let places = HTMLPlaces(of: literal, in: source) { line in
      guard line > 0 else { return extent.start }
      return containers.textStart(ofLine: min(first + line, source.lineCount - 1), in: source)
    }
    var markup = LiteralMarkup(text: literal, isInline: true, before: source.byte(extent.start - 1))
    if extent.end < leaf.end { markup.behind = UnsafeBufferPointer(rebasing: source.bytes[extent.end..<leaf.end]) }
    let (html, isText) = sanitize(markup, places, &balance)
    if isText {
      let start = pending.count
      appendClean(literal, to: &pending)
      for index in pending.indices[start...] where pending[index] == 0x0A { pending[index] = 0x20 }
      return
    }
    guard !html.pieces.isEmpty else { return }
    output.append(.html(html, source.range(extent.start, extent.end)))
  }

  private mutating func sanitize(
    _ markup: LiteralMarkup, _ places: HTMLPlaces, _ balance: inout HTMLBalance
  ) -> (html: RawHTML, isText: Bool) {
    var sanitizer = HTMLSanitizer(
      markup, isTrusted: context.options.allowsUnsafeHTML, place: { places.position($0) })
    let html = sanitizer.sanitize(&balance)
    for finding in sanitizer.findings {
      let range = source.range(places.offset(finding.range.lowerBound), places.offset(finding.range.upperBound))
      report(finding.code, finding.severity, range, finding.message, remedy: finding.remedy)
    }
    return (html, sanitizer.hasLiteralMarkup)
  }

  /// Closes what is still open at the end of a container of blocks, and looks for captions without a table.
  mutating func closeHTML(_ balance: inout HTMLBalance, in output: inout [Block]) {
    reportStrayCaptions(in: output)
    guard let html = closing(&balance, in: "the page, list item or quotation"), let end = lastPlace(of: output) else {
      return
    }
    output.append(.html(HTMLBlock(html: html, range: SourceRange(start: end, end: end))))
  }

  /// Closes what is still open at the end of a paragraph or span.
  mutating func closeHTML(_ balance: inout HTMLBalance, in output: inout [Inline]) {
    guard let html = closing(&balance, in: "the paragraph or span") else { return }
    let end = source.position(of: leaf.end)
    output.append(.html(html, SourceRange(start: end, end: end)))
  }

  private mutating func closing(_ balance: inout HTMLBalance, in what: String) -> RawHTML? {
    guard !balance.open.isEmpty else { return nil }
    var markup = ""
    while let element = balance.pop() {
      markup += "</\(element.name)>"
      guard !HTMLVocabulary.impliedEnd.contains(element.name) else { continue }
      report(
        .unbalancedHTML, .warning, element.range, "<\(element.name)> is not ended within \(what) it begins in",
        remedy: "write </\(element.name)>")
    }
    return RawHTML(pieces: [.markup(markup)])
  }

  private func lastPlace(of blocks: [Block]) -> SourcePosition? {
    switch blocks.last {
    case .heading(let heading): heading.range.end
    case .paragraph(let paragraph): paragraph.range.end
    case .codeBlock(let code): code.range.end
    case .list(let list): list.range.end
    case .quote(let quote): quote.range.end
    case .callout(let callout): callout.range.end
    case .table(let table): table.range.end
    case .html(let html): html.range.end
    case .thematicBreak(let rule): rule.range.end
    case nil: nil
    }
  }
}
