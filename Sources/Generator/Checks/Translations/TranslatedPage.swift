package import Content
package import Languages
package import Markdown
package import SiteGraph

/// A page as the comparison of translations sees it.
package struct TranslatedPage: Sendable {
  /// The path that findings name.
  package var file: String
  package var language: LanguageTag
  package var layout: PageFacts.Layout
  package var frontMatter: FrontMatter
  package var document: MarkdownDocument
  /// The text of the page, with as many lines above it as its file has front matter.
  package var source: [UInt8]

  package init(
    file: String, language: LanguageTag, layout: PageFacts.Layout, frontMatter: FrontMatter,
    document: MarkdownDocument, source: [UInt8]
  ) {
    self.file = file
    self.language = language
    self.layout = layout
    self.frontMatter = frontMatter
    self.document = document
    self.source = source
  }
}
