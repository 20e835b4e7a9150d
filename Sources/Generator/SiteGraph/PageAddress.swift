/// Where a source file stands in the site.
package struct PageAddress: Hashable, Sendable {
  /// The path that translations share.
  package var path: String
  package var isFolderIndex: Bool
  /// The page's file in the site.
  package var outputPath: String

  /// - Parameters:
  ///   - file: the source's path relative to the content folder, `ar/guides/tabs.md`.
  ///   - slug: a name that the author states instead of the file's own.
  ///   - isInLanguageFolder: false for a page at the root of the content folder.
  package init(file: String, slug: String?, isInLanguageFolder: Bool) {
    var stem = file.hasSuffix(".md") ? String(file.dropLast(3)) : file
    let folder = SitePath.folder(of: stem)
    let name = folder.isEmpty ? Substring(stem) : stem[stem.utf8.index(after: folder.endIndex)...]
    isFolderIndex = name == "index" || name.lowercased() == "readme"
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    if isFolderIndex {
      outputPath = "\(prefix)index.html"
      stem = String(folder)
    } else {
      stem = prefix + (slug ?? String(name))
      outputPath = "\(stem).html"
    }
    if isInLanguageFolder, let slash = stem.utf8.firstIndex(of: 0x2F) {
      path = String(stem[stem.utf8.index(after: slash)...])
    } else {
      path = isInLanguageFolder ? "" : stem
    }
  }
}
