package import Diagnostics
package import Languages

/// The files below a content folder, found without opening any.
package struct ContentScan: Sendable {
  /// The content folder.
  package var root: String
  /// In order of their paths' bytes.
  package var files: [ContentFile]
  /// The first-level folders that are named by a known language and hold pages, in order.
  package var languageFolders: [LanguageTag]
  package var diagnostics: [Diagnostic]

  /// Looks through a content folder, without the folders and files in `excluding` (absolute, or relative to it).
  package static func scan(root: String, excluding: [String] = []) throws(ContentError) -> ContentScan {
    var scanner = try FolderScanner(root: root, excluding: excluding)
    try scanner.run()
    let files = scanner.files.sorted { $0.file < $1.file }
    var languages: Set<LanguageTag> = []
    for file in files where file.kind == .page {
      languages.formUnion(PagePlace.languageFolder(of: file.file).map { [$0] } ?? [])
    }
    return ContentScan(
      root: root, files: files, languageFolders: languages.sorted(),
      diagnostics: scanner.diagnostics.sorted(by: Diagnostic.inReportOrder))
  }
}
