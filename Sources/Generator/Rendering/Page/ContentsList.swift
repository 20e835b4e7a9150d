import Markdown
import SiteGraph

/// The table of contents: headings of level 2 and 3 at the top of the document, code in them kept.
enum ContentsList {
  /// Fewer entries are no help.
  private static let minimum = 2

  static func markup(of document: MarkdownDocument, using renderer: inout BodyRenderer) -> [UInt8] {
    let facts = renderer.context.facts.headings.filter(\.isTopLevel)
    var entries: [(heading: Heading, id: String)] = []
    var index = 0
    for case .heading(let heading) in document.blocks {
      if index < facts.count, heading.level == 2 || heading.level == 3 { entries.append((heading, facts[index].id)) }
      index += 1
    }
    guard entries.count >= minimum else { return [] }
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

  private static func link(_ heading: Heading, id: String, using renderer: inout BodyRenderer) {
    renderer.html.markup("<li><a href=\"#")
    renderer.html.text(Fragment.encoded(id))
    renderer.html.markup("\">")
    renderer.inlines(heading.content)
    renderer.html.markup("</a>")
  }
}
