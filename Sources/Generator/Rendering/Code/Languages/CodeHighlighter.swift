/// Writes code with one short-named span for each token that has a colour.
enum CodeHighlighter {
  static func write(
    _ code: UnsafeBufferPointer<UInt8>, _ tokens: [CodeToken], decorations: [CodeDecoration], to html: inout HTMLWriter
  ) {
    var tags = DecorationTags(decorations)
    var position = 0
    for token in tokens {
      write(code, position..<token.range.lowerBound, nil, &tags, to: &html)
      write(code, token.range, span(of: token.kind), &tags, to: &html)
      position = token.range.upperBound
    }
    write(code, position..<code.count, nil, &tags, to: &html)
    tags.write(upTo: .max, to: &html)
  }

  private static func write(
    _ code: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ opening: StaticString?, _ tags: inout DecorationTags,
    to html: inout HTMLWriter
  ) {
    var position = range.lowerBound
    while position < range.upperBound {
      if tags.position <= position { tags.write(upTo: position, to: &html) }
      let stop = min(range.upperBound, tags.position)
      if let opening { html.markup(opening) }
      html.code(code, position..<stop)
      if opening != nil { html.markup("</span>") }
      position = stop
    }
  }

  private static func span(of kind: CodeToken.Kind) -> StaticString? {
    switch kind {
    case .keyword: "<span class=\"k\">"
    case .name: "<span class=\"t\">"
    case .string: "<span class=\"s\">"
    case .number: "<span class=\"n\">"
    case .attribute: "<span class=\"a\">"
    case .reference: "<span class=\"i\">"
    case .comment: "<span class=\"c\">"
    case .inserted: "<span class=\"ins\">"
    case .deleted: "<span class=\"del\">"
    case .words: nil
    }
  }
}
