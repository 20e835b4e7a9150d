import Markdown
import SiteGraph

/// The table of contents: headings of level 2 and 3, wherever they stand in the document, code in them kept.
enum ContentsList {
  static func markup(of document: MarkdownDocument, using renderer: inout BodyRenderer) -> [UInt8] {
    var headings: [Heading] = []
    collect(document.blocks, into: &headings)
    let entries = zip(headings, renderer.context.facts.headings).compactMap { heading, fact in
      heading.level == 2 || heading.level == 3 ? (heading: heading, id: fact.id) : nil
    }
    guard !entries.isEmpty else { return [] }
    renderer.isLabel = true
    defer { renderer.isLabel = false }
    renderer.html.markup("<ol>\n")
    var isNested = false
    for (position, entry) in entries.enumerated() {
      let isSub = entry.heading.level == 3 && position > 0
      if isSub, !isNested { renderer.html.markup("\n<ol>\n") }
      if !isSub, isNested { renderer.html.markup("</li>\n</ol>\n") }
      if position > 0, isSub == isNested || !isSub { renderer.html.markup("</li>\n") }
      isNested = isSub
      link(entry.heading, id: entry.id, using: &renderer)
    }
    renderer.html.markup(isNested ? "</li>\n</ol>\n</li>\n</ol>\n" : "</li>\n</ol>\n")
    return renderer.takeOutput()
  }

  /// Headings in the order in which the page's facts have them.
  private static func collect(_ blocks: [Block], into headings: inout [Heading]) {
    for block in blocks {
      switch block {
      case .heading(let heading): headings.append(heading)
      case .list(let list): for item in list.items { collect(item.blocks, into: &headings) }
      case .quote(let quote): collect(quote.blocks, into: &headings)
      case .callout(let callout): collect(callout.blocks, into: &headings)
      case .paragraph, .codeBlock, .table, .html, .thematicBreak: break
      }
    }
  }

  private static func link(_ heading: Heading, id: String, using renderer: inout BodyRenderer) {
    renderer.html.markup("<li><a href=\"#")
    renderer.html.text(Fragment.encoded(id))
    renderer.html.markup("\">")
    renderer.inlines(heading.content)
    renderer.html.markup("</a>")
  }
}
