import Markdown
import SiteGraph

/// The table of contents: headings from level 2 to the page's depth, wherever they stand in the document, code in them
/// kept.
enum ContentsList {
  static func markup(of document: MarkdownDocument, using renderer: inout BodyRenderer) -> [UInt8] {
    let facts = renderer.context.facts
    guard facts.contentsLevel >= 2 else { return [] }
    var headings: [Heading] = []
    collect(document.blocks, into: &headings)
    renderer.isLabel = true
    defer { renderer.isLabel = false }
    // The levels of the lists that are open, each with an item that is open, too.
    var open: [Int] = []
    for (heading, fact) in zip(headings, facts.headings) where (2...facts.contentsLevel).contains(heading.level) {
      begin(heading.level, among: &open, in: &renderer.html)
      link(heading, id: fact.id, using: &renderer)
    }
    for _ in open { renderer.html.markup("</li>\n</ol>\n") }
    return renderer.takeOutput()
  }

  /// Ends items and lists, or begins a list, up to where an item of a level goes.
  private static func begin(_ level: Int, among open: inout [Int], in html: inout HTMLWriter) {
    while open.count > 1, let last = open.last, last > level {
      html.markup("</li>\n</ol>\n")
      open.removeLast()
    }
    guard let last = open.last, last >= level else {
      html.markup(open.isEmpty ? "<ol>\n" : "\n<ol>\n")
      open.append(level)
      return
    }
    html.markup("</li>\n")
    open[open.count - 1] = level
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
