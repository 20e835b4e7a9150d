import Markdown

/// Writes what blocks say, as bytes that do not depend on how their Markdown is laid out.
///
/// Encoding, version 1. A node is a letter, its parts, and `;`. A text is `"`, its number of UTF-8 bytes in decimal, `:`
/// and the bytes. Running text is composed (NFC) and its white space folded: each run of it is one space, and there is
/// none at the ends of a block or beside a hard line break.
///
/// | | node | parts |
/// |---|---|---|
/// | `h` | heading | the level as one digit, inline nodes |
/// | `p` | paragraph | inline nodes |
/// | `c` | code block | a text for its info string (see `CodeWords`), one for its code |
/// | `l` | list | the first number as a text if it is numbered, items |
/// | `i` | item | `+` or `-` for a task that is done or open, blocks |
/// | `q`, `k` | quotation, callout | the kind of a callout as a text, blocks |
/// | `t` | table | `u` with the caption if there is one, rows |
/// | `r`, `d` | row, cell | cells, inline nodes |
/// | `x` | the author's HTML, block or inline | texts for markup and for addresses; comments are left out |
/// | `b` | thematic break | |
/// | `e`, `s`, `z` | emphasis, strong, strikethrough | inline nodes |
/// | `v` | inline code | a text |
/// | `a`, `m` | link, image | texts for the address (percent-decoded) and the title, inline nodes |
/// | `n` | reference to a footnote | its blocks where the section first refers to it, later its place among the section's notes as a text |
/// | `y` | hard line break | |
///
/// Left out, since they are layout or serve the tool: ids and classes of headings, alignments of columns, whether a list
/// is loose, whether a link was written as an address alone, settings of a fence that readers do not see.
struct SectionEncoder {
  var bytes: [UInt8] = []
  let footnotes: [Footnote]
  /// The footnotes that the section refers to, by their number in the document, in the order of first reference.
  private var notes: [Int: Int] = [:]
  /// Running text that has not been written yet.
  private var run: [UInt8] = []
  /// Whether white space at this place is left out.
  private var isAtSpace = true

  init(footnotes: [Footnote]) { self.footnotes = footnotes }

  /// Writes a text of its own, such as a title.
  mutating func text(_ text: String) {
    flow { $0.append(text) }
  }

  /// Writes bytes as they are.
  mutating func verbatim(_ text: some Collection<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    bytes += "\(text.count):".utf8
    bytes += text
  }

  mutating func node(_ letter: UInt8, _ body: (inout SectionEncoder) -> Void) {
    bytes.append(letter)
    body(&self)
    bytes.append(UInt8(ascii: ";"))
  }

  /// Writes inline nodes as one text of their own.
  mutating func flow(_ inlines: [Inline]) {
    flow { $0.inlines(inlines) }
  }

  private mutating func flow(_ body: (inout SectionEncoder) -> Void) {
    // A footnote stands inside of a text, which goes on behind it.
    let outer = isAtSpace
    isAtSpace = true
    body(&self)
    if run.last == 0x20 { run.removeLast() }
    flush()
    isAtSpace = outer
  }

  /// Adds to the running text.
  private mutating func append(_ text: String) {
    var text = ComposedText.of(text)
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, !Self.isSpace(bytes[end]) { end += 1 }
        if end > start {
          run += bytes[start..<end]
          isAtSpace = false
        }
        if end < bytes.count, !isAtSpace {
          run.append(0x20)
          isAtSpace = true
        }
        start = end + 1
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func flush() {
    guard !run.isEmpty else { return }
    verbatim(run)
    run.removeAll(keepingCapacity: true)
  }

  private mutating func inlines(_ inlines: [Inline]) {
    for inline in inlines { self.inline(inline) }
  }

  private mutating func inline(_ inline: Inline) {
    switch inline {
    case .text(let text): append(text)
    case .softBreak(let joins): if !joins { append(" ") }
    case .emphasis(let content): span(UInt8(ascii: "e"), content)
    case .strong(let content): span(UInt8(ascii: "s"), content)
    case .strikethrough(let content): span(UInt8(ascii: "z"), content)
    case .code(let code, _): object(UInt8(ascii: "v")) { $0.verbatim(ComposedText.of(code).utf8) }
    case .link(let link):
      flush()
      node(UInt8(ascii: "a")) { encoder in
        encoder.address(link.destination)
        encoder.verbatim(ComposedText.of(link.title).utf8)
        encoder.inlines(link.content)
        encoder.flush()
      }
    case .image(let image):
      object(UInt8(ascii: "m")) { encoder in
        encoder.address(image.source)
        encoder.verbatim(ComposedText.of(image.title).utf8)
        encoder.flow(image.alternative)
      }
    case .footnoteReference(let number, _, _): note(number)
    case .html(let html, _): markup(html)
    case .lineBreak:
      if run.last == 0x20 { run.removeLast() }
      flush()
      node(UInt8(ascii: "y")) { _ in }
      isAtSpace = true
    }
  }

  private mutating func span(_ letter: UInt8, _ content: [Inline]) {
    flush()
    node(letter) { encoder in
      encoder.inlines(content)
      encoder.flush()
    }
  }

  /// A node that stands in a text like a word.
  private mutating func object(_ letter: UInt8, _ body: (inout SectionEncoder) -> Void) {
    flush()
    node(letter, body)
    isAtSpace = false
  }

  private mutating func address(_ address: String) {
    verbatim(ComposedText.of(SitePath.percentDecoded(Substring(address))).utf8)
  }

  private mutating func note(_ number: Int) {
    flush()
    let place = notes[number]
    if place == nil { notes[number] = notes.count }
    node(UInt8(ascii: "n")) { encoder in
      if let place {
        encoder.verbatim("\(place)".utf8)
      } else if encoder.footnotes.indices.contains(number - 1) {
        encoder.blocks(encoder.footnotes[number - 1].blocks)
      }
    }
  }

  /// The author's own HTML; nothing if it is comments alone.
  mutating func markup(_ html: RawHTML) {
    var inner = SectionEncoder(footnotes: [])
    for piece in html.pieces {
      switch piece {
      case .markup(let markup): inner.text(markup)
      case .address(let address, _, _): inner.address(address)
      case .candidates(let candidates): for candidate in candidates { inner.address(candidate.address) }
      case .comment: break
      }
    }
    guard !inner.bytes.isEmpty else { return }
    flush()
    node(UInt8(ascii: "x")) { $0.bytes += inner.bytes }
  }
}
