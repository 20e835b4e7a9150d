import Content
import Diagnostics
import Markdown

extension PageFacts {
  /// The sections of a page, from each heading at the top level to the next; before them the page's beginning, which is
  /// always there: the title, description and tags of the front matter, a heading of level 1 that opens the page, and
  /// what stands above the next heading.
  static func sections(of page: SourcePage, document: MarkdownDocument, headings: [HeadingFact]) -> [Section] {
    let matter = page.frontMatter
    var encoder = SectionEncoder(footnotes: document.footnotes)
    encoder.node(UInt8(ascii: "f")) { encoder in
      for text in [matter.title, matter.description].map({ $0?.value ?? "" }) { encoder.verbatim(folded(text)) }
      for tag in matter.tags { encoder.verbatim(folded(tag.value)) }
    }
    var section = Section(id: "", heading: nil, fingerprint: SectionFingerprint(value: 0), range: beginning(of: page))
    var result: [Section] = []
    var first = 0
    func finish(before index: Int) {
      section.fingerprint = SectionFingerprint(of: encoder.bytes)
      section.landmarks = SectionLandmarks(of: document.blocks[first..<index])
      result.append(section)
      first = index
    }
    var places = headings.indices.filter { headings[$0].isTopLevel }.makeIterator()
    for (index, block) in document.blocks.enumerated() {
      if case .heading(let heading) = block {
        let place = places.next()
        if index > 0 || heading.level > 1 {
          finish(before: index)
          encoder = SectionEncoder(footnotes: document.footnotes)
          section = Section(
            id: place.map { headings[$0].id } ?? "", heading: place, fingerprint: SectionFingerprint(value: 0),
            range: heading.range)
        } else if matter.title == nil {
          section.range = heading.range
        }
      }
      encoder.block(block)
    }
    finish(before: document.blocks.count)
    return result
  }

  /// Where a finding about a page's beginning stands.
  private static func beginning(of page: SourcePage) -> SourceRange {
    page.frontMatter.title?.range ?? SourceRange(line: page.bodyFirstLine, column: 1)
  }

  private static func folded(_ text: String) -> [UInt8] {
    var encoder = SectionEncoder(footnotes: [])
    encoder.text(text)
    return encoder.bytes
  }
}
