internal import Diagnostics

extension Converter {
  /// The text of a link or image without what may not stand in it: other links, of which the words stay, and references
  /// to footnotes, which are links as well and are put behind it.
  mutating func partingLinks(_ content: [Inline]) -> (text: [Inline], notes: [Inline]) {
    guard content.contains(where: \.mayHoldLinks) else { return (content, []) }
    var text: [Inline] = []
    var notes: [Inline] = []
    for inline in content {
      switch inline {
      case .footnoteReference: notes.append(inline)
      case .link(let link):
        reportNestedLink(link.range)
        add(partingLinks(link.content), to: &text, &notes)
      case .html(let html, let range) where html.anchor != nil:
        if html.anchor == .begin { reportNestedLink(range) }
      case .emphasis(let inner): add(partingLinks(inner), to: &text, &notes) { .emphasis($0) }
      case .strong(let inner): add(partingLinks(inner), to: &text, &notes) { .strong($0) }
      case .strikethrough(let inner): add(partingLinks(inner), to: &text, &notes) { .strikethrough($0) }
      default: text.append(inline)
      }
    }
    return (text, notes)
  }

  /// The same for links that the author wrote as HTML in a text.
  mutating func partingRawLinks(_ content: [Inline]) -> [Inline] {
    guard content.contains(where: { $0.anchor == .begin }) else { return content }
    var output: [Inline] = []
    var notes: [Inline] = []
    var depth = 0
    for inline in content {
      switch inline.anchor {
      case .begin:
        depth += 1
        if depth == 1 { output.append(inline) } else { add(partingLinks([inline]), to: &output, &notes) }
      case .end:
        depth -= 1
        guard depth == 0 else { continue }
        output.append(inline)
        output += notes
        notes = []
      case nil: depth > 0 ? add(partingLinks([inline]), to: &output, &notes) : output.append(inline)
      }
    }
    return output + notes
  }

  private func add(
    _ parts: (text: [Inline], notes: [Inline]), to text: inout [Inline], _ notes: inout [Inline],
    as span: (([Inline]) -> Inline)? = nil
  ) {
    if let span { text.append(span(parts.text)) } else { text += parts.text }
    notes += parts.notes
  }

  private mutating func reportNestedLink(_ range: SourceRange) {
    report(
      .nestedLink, .warning, range, "link inside another link: only the outer one is a link, and the words stay",
      remedy: "take one of the two out")
  }
}

extension Inline {
  /// Whether a link or a reference may stand here or deeper.
  fileprivate var mayHoldLinks: Bool {
    switch self {
    case .text, .code, .softBreak, .lineBreak: false
    case .image: false
    default: true
    }
  }

  fileprivate var anchor: RawHTML.Anchor? {
    if case .html(let html, _) = self { html.anchor } else { nil }
  }
}

extension RawHTML {
  /// A tag of a link.
  enum Anchor { case begin, end }

  /// Which tag of a link this is, if it is one.
  var anchor: Anchor? {
    guard case .markup(let markup)? = pieces.first else { return nil }
    if markup == "</a>" { return .end }
    return markup == "<a>" || markup.hasPrefix("<a ") ? .begin : nil
  }
}
