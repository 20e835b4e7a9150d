import Languages
import Markdown
import SiteGraph
import Snippets

@testable import Rendering

/// The parts of a page made from Markdown in a test.
struct RenderedPage {
  let heading: String
  let body: String
  let contents: String
  let structuredData: String

  init(
    _ markdown: String, contentsLevel: Int = 3, in language: String = "en", title: String = "Title",
    layout: PageFacts.Layout = .page,
    destinations: [String: Destination] = [:], presentations: [SnippetPresentation] = [],
    aliases: [[String]]? = nil
  ) {
    let tag = LanguageTag(language) ?? LanguageTag.fallback
    let document = MarkdownParser.parse(Array(markdown.utf8), file: "x.md", firstLine: 1, language: tag)
    var context = PageContext.sample(of: document, language: tag, title: title, layout: layout)
    context.facts.contentsLevel = contentsLevel
    context.destinations = destinations
    if let aliases { context.headingAliases = aliases }
    let parts = PageParts(
      document, context: context, presentations: presentations,
      toolchain: ToolchainNames(compiler: "Swift 6.3", library: .linuxReference))
    heading = String(decoding: parts.heading, as: UTF8.self)
    body = String(decoding: parts.body, as: UTF8.self)
    contents = String(decoding: parts.contents, as: UTF8.self)
    structuredData = String(decoding: parts.structuredData, as: UTF8.self)
  }
}

extension LanguageTag {
  /// A well-formed tag spelt in a test.
  static let fallback = [LanguageTag("en")].compactMap { $0 }[0]
}

extension PageContext {
  /// A page alone in its site.
  static func sample(
    of document: MarkdownDocument, language: LanguageTag, title: String = "Title", layout: PageFacts.Layout = .page
  ) -> PageContext {
    let found = DocumentFacts(reading: document)
    let ids = Anchors.ids(for: found.headings.map { ($0.text, $0.explicitID) }, taken: found.extraIDs)
    let headings = zip(found.headings, ids).map { heading, id in
      PageFacts.HeadingFact(
        level: heading.level, id: id, title: heading.text, line: heading.line, isTopLevel: heading.isTopLevel)
    }
    let facts = PageFacts(
      file: "\(language)/x.md", language: language, path: "x", isFolderIndex: false, outputPath: "\(language)/x.html",
      title: title, description: "", updated: nil, order: nil, tags: [], layout: layout, contentsLevel: 3,
      headings: headings, references: [], extraIDs: [])
    return PageContext(
      facts: facts, rootPrefix: "../", siteTitle: "Site", homeHref: "index.html", breadcrumbs: [], previous: nil,
      next: nil, siblings: [], children: [], languages: [], canonical: nil, alternates: [], feedHref: "feed.xml",
      destinations: [:], headingAliases: headings.map { _ in [] })
  }
}
