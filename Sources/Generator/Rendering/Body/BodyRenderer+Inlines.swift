import Languages
import Markdown
import SiteGraph

extension BodyRenderer {
  /// Running text, with terms of the other direction isolated.
  mutating func inlines(_ content: [Inline]) {
    guard isIsolating else { return write(content) }
    if content.count == 1, case .text(let text) = content[0] { return inlineText(text) }
    let runs = runs(in: content)
    if runs.isEmpty { write(content) } else { write(content, isolating: runs) }
  }

  /// Plain text, with terms of the other direction isolated.
  mutating func inlineText(_ text: String) {
    if isIsolating { html.isolating(text, on: direction) } else { html.text(text) }
  }

  /// Writes words of the interface, marked where they are not in the page's language.
  mutating func ownWords(_ text: String) {
    guard !wordsAttributes.isEmpty else { return inlineText(text) }
    html.markup("<span\(wordsAttributes)>")
    html.text(text)
    html.markup("</span>")
  }

  private static func runs(in bytes: UnsafeBufferPointer<UInt8>, on direction: TextDirection) -> [Range<Int>] {
    direction == .rightToLeft ? LatinRuns.find(in: bytes) : RightToLeftRuns.find(in: bytes)
  }

  private mutating func runs(in content: [Inline]) -> [Range<Int>] {
    scratch.removeAll(keepingCapacity: true)
    for inline in content { InlineFlattening.append(inline, to: &scratch, base: direction) }
    return scratch.withUnsafeBufferPointer { Self.runs(in: $0, on: direction) }
  }

  private mutating func openRun() {
    if direction == .rightToLeft { html.markup("<bdi dir=\"ltr\">") } else { html.markup("<bdi dir=\"rtl\">") }
    isIsolating = false
  }

  private mutating func closeRun() {
    html.markup("</bdi>")
    isIsolating = true
  }

  private mutating func write(_ content: [Inline]) {
    for inline in content { write(inline) }
  }

  /// Writes the inlines and opens and closes isolates at the ends of the runs, which never cut one of them but text.
  private mutating func write(_ content: [Inline], isolating runs: [Range<Int>]) {
    var offset = 0
    var next = 0
    for inline in content {
      if case .text(var text) = inline {
        text.withUTF8 { write($0, at: offset, isolating: runs, next: &next) }
        offset += text.utf8.count
      } else {
        let length = InlineFlattening.length(of: inline)
        if next < runs.count, runs[next].lowerBound == offset, isIsolating, length > 0 { openRun() }
        write(inline)
        offset += length
        if !isIsolating, next < runs.count, runs[next].upperBound == offset {
          closeRun()
          next += 1
        }
      }
    }
  }

  private mutating func write(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, isolating runs: [Range<Int>], next: inout Int
  ) {
    var position = 0
    while position < bytes.count {
      var end = bytes.count
      if next < runs.count {
        if isIsolating, runs[next].lowerBound == offset + position { openRun() }
        let edge = (isIsolating ? runs[next].lowerBound : runs[next].upperBound) - offset
        end = min(edge, end)
      }
      html.text(bytes, position..<end)
      position = end
      if !isIsolating, next < runs.count, runs[next].upperBound == offset + position {
        closeRun()
        next += 1
      }
    }
  }

  private mutating func write(_ inline: Inline) {
    switch inline {
    case .text(let text): html.text(text)
    case .code(let code, _): self.code(code)
    case .emphasis(let content):
      // Han characters are stressed by dots; words of other scripts among them lean, as at home.
      let isForeign = context.facts.language.isHanScript && !HanText.isIn(content.plainText)
      html.markup(isForeign ? "<em class=\"foreign\">" : "<em>")
      inlines(content)
      html.markup("</em>")
    case .strong(let content):
      html.markup("<strong>")
      inlines(content)
      html.markup("</strong>")
    case .strikethrough(let content):
      html.markup("<del>")
      inlines(content)
      html.markup("</del>")
    case .link(let link): self.link(link)
    case .image(let image): self.image(image)
    case .footnoteReference(let number, let occurrence, _): if !isLabel { noteReference(number, occurrence) }
    case .html(let raw, _): if !isLabel { self.raw(raw) }
    case .softBreak(let joins): if !joins { html.markup(context.facts.language.isHanScript ? " " : "\n") }
    case .lineBreak: if isLabel { html.markup(" ") } else { html.markup("<br>\n") }
    }
  }

  private mutating func code(_ code: String) {
    html.markup("<code dir=\"ltr\" translate=\"no\">")
    var code = code
    code.withUTF8 { bytes in
      var start = 0
      for run in RightToLeftRuns.find(in: bytes, as: .code) {
        leftToRightCode(bytes, start..<run.lowerBound)
        html.markup("<bdi dir=\"rtl\">")
        html.code(bytes, run)
        html.markup("</bdi>")
        start = run.upperBound
      }
      leftToRightCode(bytes, start..<bytes.count)
    }
    html.markup("</code>")
  }

  /// Code in the narrow list of contents may break between the words of a long name.
  private mutating func leftToRightCode(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var start = range.lowerBound
    for place in isLabel ? NameBreaks.find(in: bytes, range) : [] {
      html.code(bytes, start..<place)
      html.markup("<wbr>")
      start = place
    }
    html.code(bytes, start..<range.upperBound)
  }

  private mutating func link(_ link: Link) {
    guard !isLabel, let href = context.destinations[link.destination]?.href else { return inlines(link.content) }
    html.markup("<a href=\"")
    html.text(href)
    if !link.title.isEmpty {
      html.markup("\" title=\"")
      html.text(link.title)
    }
    html.markup("\">")
    inlines(link.content)
    html.markup("</a>")
  }

  private mutating func image(_ image: Image) {
    // An image of another site would be loaded from there: its description stands in its place.
    guard !isLabel, case .site(let href)? = context.destinations[image.source] else {
      return inlines(image.alternative)
    }
    html.markup("<img src=\"")
    html.text(href)
    html.markup("\" alt=\"")
    html.text(image.alternative.plainText)
    if !image.title.isEmpty {
      html.markup("\" title=\"")
      html.text(image.title)
    }
    html.markup("\" loading=\"lazy\" decoding=\"async\">")
  }
}

extension Destination {
  /// The address to write, unless it leads nowhere.
  var href: String? {
    switch self {
    case .site(let href), .external(let href): href
    case .broken: nil
    }
  }
}
