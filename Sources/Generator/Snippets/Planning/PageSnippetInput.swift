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
  package var settings: SnippetSettings

  package init(
    file: String, document: MarkdownDocument, source: [UInt8], firstLine: Int = 1, setup: [SetupFile] = [],
    settings: SnippetSettings = SnippetSettings()
  ) {
    self.file = file
    self.document = document
    self.source = source
    self.firstLine = firstLine
    self.setup = setup
    self.settings = settings
  }

  /// All that the result of the page depends on, beside the compiler and the library: equal keys, equal results.
  package var key: [UInt8] {
    var key: [UInt8] = []
    let words = [file, "\(firstLine)", "\(settings.languageMode)", "\(settings.isMainActorByDefault)"]
    let texts = [words + settings.defaultImports, setup.map(\.path)].flatMap { $0 }.map { Array($0.utf8) }
    for part in [Array("plan 1".utf8)] + texts + [source] + setup.map(\.bytes) {
      key += "\(part.count):".utf8
      key += part
    }
    return key
  }
}
