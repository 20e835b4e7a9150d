import Languages

/// Where a file stands in the site, by its path alone.
struct PagePlace {
  /// The language of the first folder, if it is named by one.
  var folderLanguage: LanguageTag?
  /// Path that translations share: no language, no ending; a folder's own page has the folder's path.
  var path: String
  var isFolderIndex: Bool
  /// Path in the site without its ending, before a slug.
  var outputStem: String

  init(file: String) {
    folderLanguage = Self.languageFolder(of: file)
    var parts = file.split(separator: "/").map(String.init)
    if folderLanguage != nil { parts.removeFirst() }
    let name = parts.popLast() ?? ""
    let stem = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
    isFolderIndex = ["index", "readme"].contains(stem.lowercased())
    path = (isFolderIndex ? parts : parts + [String(stem)]).joined(separator: "/")
    let folders = (folderLanguage.map { [$0.name] } ?? []) + parts
    outputStem = (folders + [isFolderIndex ? "index" : String(stem)]).joined(separator: "/")
  }

  /// The language that names the first folder of a path.
  static func languageFolder(of file: String) -> LanguageTag? {
    guard let slash = file.utf8.firstIndex(of: UInt8(ascii: "/")), let tag = LanguageTag(String(file[..<slash])),
      tag.isKnown
    else { return nil }
    return tag
  }
}
