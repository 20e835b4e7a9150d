import Content

/// The folders that the paths of findings start from.
struct SitePlaces {
  /// The content folder, then the site's folder, as seen from the current folder.
  let roots: [String]
  /// The configuration's name in findings, and its path.
  let configurationName: String?
  let configurationPath: String?

  init(_ settings: RunSettings) {
    guard let location = try? SiteLocation.find(at: settings.folder, configuration: settings.configurationFile) else {
      (roots, configurationName, configurationPath) = ([settings.folder], nil, nil)
      return
    }
    let content = (try? location.readConfiguration())?.0.contentFolder ?? location.impliedContentFolder
    roots = [location.resolve(content), location.siteRoot]
    configurationPath = location.configurationFile
    configurationName = configurationPath.map(PathText.name(of:))
  }
}
