import Languages
package import Markdown
package import SiteGraph
package import Snippets
package import Templates

/// Turns pages into HTML; holds nothing that changes, so any number of threads may use one.
package struct SiteRenderer: Sendable {
  let templates: TemplateSet
  let toolchain: ToolchainNames
  let settings: SiteSettings
  /// The words of the interface, as templates ask for them, made once for each language.
  private let words: [LanguageTag: TemplateValue]

  package init(templates: TemplateSet, settings: SiteSettings, toolchain: ToolchainNames) {
    self.templates = templates
    self.toolchain = toolchain
    self.settings = settings
    words = Dictionary(
      settings.languages.map { ($0.tag, Self.templateWords(of: $0.tag)) }, uniquingKeysWith: { first, _ in first })
  }

  /// One page. The home page that is made where the author wrote none is a page with an empty document.
  package func page(
    _ document: MarkdownDocument, context: PageContext, presentations: [SnippetPresentation]
  ) throws(TemplateError) -> [UInt8] {
    let page = PageParts(document, context: context, presentations: presentations, toolchain: toolchain)
    let isHome = context.facts.layout == .home
    var output: [UInt8] = []
    output.reserveCapacity(page.body.count + 12_000)
    try templates.render(
      isHome ? "home" : "page", PageValues(page, words: templateWords(of: context.facts.language)).object,
      into: &output)
    return output
  }

  /// A page as Markdown; `source` has an empty line for each line of the page's front matter, and `withoutTwin` are the
  /// files that the page links to and that are not there as Markdown.
  package func markdown(
    _ document: MarkdownDocument, source: [UInt8], context: PageContext, presentations: [SnippetPresentation],
    withoutTwin: Set<String>
  ) -> [UInt8] {
    MarkdownTwin.bytes(
      of: document, source: source, context: context, presentations: presentations, withoutTwin: withoutTwin)
  }

  /// What a search shows of a page, and the terms by which it finds it.
  package func searchScript(
    _ document: MarkdownDocument, of page: PageFacts, presentations: [SnippetPresentation]
  ) -> SearchPageScript {
    SearchPageScript(document, of: page, presentations: presentations)
  }

  private func templateWords(of language: LanguageTag) -> TemplateValue {
    words[language] ?? Self.templateWords(of: language)
  }

  private static func templateWords(of language: LanguageTag) -> TemplateValue {
    let text = InterfaceText.text(for: language)
    return [
      "skipToContent": .text(text.skipToContent), "breadcrumb": .text(text.breadcrumb),
      "onThisPage": .text(text.onThisPage), "inThisSection": .text(text.inThisSection),
      "languages": .text(text.languages), "notTranslated": .text(text.notTranslated),
      "shownInOriginal": .text(text.shownInOriginal), "theme": .text(text.theme),
      "systemTheme": .text(text.systemTheme), "lightTheme": .text(text.lightTheme),
      "darkTheme": .text(text.darkTheme), "previousPage": .text(text.previousPage), "nextPage": .text(text.nextPage),
      "pageNavigation": .text(text.pageNavigation), "guides": .text(text.guides), "feed": .text(text.feed),
      "copy": .text(text.copy), "copied": .text(text.copied), "copyCode": .text(text.copyCode),
      "copyFailed": .text(text.copyFailed), "search": .text(text.search),
      "madeWith": .html(InlineMarkup.of(text.madeWith("Dalil"), on: language.direction)),
    ]
  }
}
