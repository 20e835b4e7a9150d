package import Markdown

/// A page as the checking of its Swift blocks sees it.
package struct PageSnippetInput: Sendable {
  /// The path that diagnostics name.
  package var file: String
  package var document: MarkdownDocument
  /// The bytes that the document was made from.
  package var source: [UInt8]
  /// The line of the file on which those bytes begin: behind the front matter.
  package var firstLine: Int
  /// Set-up files of the page, then those of the site.
  package var setup: [SetupFile]
  /// The files that blocks may be copies of.
  package var copied: [SetupFile]
  package var settings: SnippetSettings
  /// The tag of the page's language, in which its examples are shown.
  package var language: String

  package init(
    file: String, document: MarkdownDocument, source: [UInt8], firstLine: Int = 1, setup: [SetupFile] = [],
    copied: [SetupFile] = [], settings: SnippetSettings = SnippetSettings(), language: String = "en"
  ) {
    self.language = language
    self.file = file
    self.document = document
    self.source = source
    self.firstLine = firstLine
    self.setup = setup
    self.copied = copied
    self.settings = settings
  }
}
