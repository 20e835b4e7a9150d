package import Diagnostics

/// Where a site is: its folder, its configuration, and its content if there is no configuration.
package struct SiteLocation: Hashable, Sendable {
  /// The folder that relative paths of the configuration start from.
  package var siteRoot: String
  /// Path of the configuration file; nil where the folders say everything.
  package var configurationFile: String?
  /// The folder of pages where no configuration names one, relative to the site's folder.
  package var impliedContentFolder: String

  /// Finds the site of a folder: its `dalil.yml`, else its language folders or those in `content`, else a
  /// `dalil.yml` further up. `configuration` names a configuration file elsewhere.
  package static func find(at path: String, configuration: String? = nil) throws(ContentError) -> SiteLocation {
    if let configuration {
      guard FileSystem.isFile(configuration) else { throw .noSuchFolder(configuration) }
      return SiteLocation(siteRoot: path, configurationFile: configuration, impliedContentFolder: "content")
    }
    if FileSystem.isFile(path) {
      guard let slash = path.lastIndex(of: "/") else {
        return SiteLocation(siteRoot: ".", configurationFile: path, impliedContentFolder: "content")
      }
      let folder = slash == path.startIndex ? "/" : String(path[..<slash])
      return SiteLocation(siteRoot: folder, configurationFile: path, impliedContentFolder: "content")
    }
    guard FileSystem.isFolder(path) else { throw .noSuchFolder(path) }
    if let file = configurationFile(in: path) {
      return SiteLocation(siteRoot: path, configurationFile: file, impliedContentFolder: "content")
    }
    if hasLanguageFolders(path) {
      return SiteLocation(siteRoot: path, configurationFile: nil, impliedContentFolder: ".")
    }
    if hasLanguageFolders(path + "/content") {
      return SiteLocation(siteRoot: path, configurationFile: nil, impliedContentFolder: "content")
    }
    return try siteAbove(path)
  }

  private static func siteAbove(_ path: String) throws(ContentError) -> SiteLocation {
    var folder = FileSystem.realPath(path) ?? path
    while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
      folder = String(folder[..<slash])
      if let file = configurationFile(in: folder) {
        return SiteLocation(siteRoot: folder, configurationFile: file, impliedContentFolder: "content")
      }
    }
    throw .noSite(path)
  }

  private static func configurationFile(in folder: String) -> String? {
    ["dalil.yml", "dalil.yaml"].map { "\(folder)/\($0)" }.first(where: FileSystem.isFile)
  }

  private static func hasLanguageFolders(_ folder: String) -> Bool {
    (FileSystem.names(in: folder) ?? []).contains { name in
      guard let text = name.text, PagePlace.languageFolder(of: text + "/") != nil else { return false }
      return FileSystem.isFolder("\(folder)/\(text)")
    }
  }

  /// Reads the configuration, or answers with what the folders imply.
  package func readConfiguration() throws(ContentError) -> (SiteConfiguration, [Diagnostic]) {
    guard let configurationFile else {
      var configuration = SiteConfiguration()
      configuration.contentFolder = impliedContentFolder
      return (configuration, [])
    }
    guard let bytes = FileSystem.read(configurationFile, sizeHint: 4096) else {
      throw .unreadable(configurationFile, FileSystem.errorText)
    }
    let name = configurationFile.split(separator: "/").last.map(String.init) ?? configurationFile
    return SiteConfiguration.read(bytes, file: name)
  }

  /// A path of the configuration, seen from where the tool runs.
  package func resolve(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return path == "." ? siteRoot : "\(siteRoot)/\(path)"
  }
}
