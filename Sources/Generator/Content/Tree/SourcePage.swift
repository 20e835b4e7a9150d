package import Languages

/// A page as its author wrote it.
package struct SourcePage: Hashable, Sendable {
  /// Path relative to the content folder, composed (NFC): `ar/guides/tabs.md`.
  package var file: String
  /// The front matter's language, else the folder's.
  package var language: LanguageTag
  /// The language that names the page's first folder; nil for a page outside the language folders.
  package var folderLanguage: LanguageTag?
  /// Path that translations share: `guides/tabs`; a folder's own page has the folder's path, a home page the empty one.
  package var path: String
  /// Whether the file is the page of its folder: `index.md` or `README.md`.
  package var isFolderIndex: Bool
  /// Path in the site, with the slug: `ar/guides/tabs.html`.
  package var outputPath: String
  package var frontMatter: FrontMatter
  /// The text below the front matter: checked UTF-8, line feeds, no byte-order mark.
  package var body: [UInt8]
  /// The line of the file on which the body begins.
  package var bodyFirstLine: Int
  /// Of the file's bytes, and the same in every run.
  package var contentHash: UInt64

  /// Whether this is the page at the root of the site, above the languages.
  package var isRootPage: Bool { folderLanguage == nil && path.isEmpty }
}
