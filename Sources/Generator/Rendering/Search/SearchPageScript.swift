import Markdown
package import SiteGraph
import Snippets

/// Writes the text of one page as a script, for the excerpts of a search.
package struct SearchPageScript {
  /// Path in the site.
  package let path: String
  package let bytes: [UInt8]
  package let terms: SearchTerms

  package static func path(of page: PageFacts) -> String {
    SearchIndex.folder + SitePath.withoutEnding(page.outputPath) + ".js"
  }

  init(_ document: MarkdownDocument, of page: PageFacts, presentations: [SnippetPresentation]) {
    let text = SearchText(document, of: page, presentations: presentations)
    var collector = SearchTermCollector()
    collector.add(title: page.plainTitle)
    var json = JSONWriter()
    json.raw("dalilSearch.text(")
    json.string(SitePath.href(from: "index.html", to: page.outputPath))
    json.raw(",[")
    for (index, var section) in text.sections.enumerated() {
      collector.add(&section)
      json.raw(index == 0 ? "[" : ",[")
      json.string(section.id)
      json.raw(",")
      json.string(section.title)
      json.raw(",")
      json.string(section.text)
      if !section.code.isEmpty {
        json.raw(",")
        json.string(section.code)
      }
      json.raw("]")
    }
    json.raw("])\n")
    path = Self.path(of: page)
    bytes = json.bytes
    terms = collector.terms
  }
}
