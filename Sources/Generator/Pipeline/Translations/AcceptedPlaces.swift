import Content
import Diagnostics
import SiteGraph

/// Finds the translations that are meant by paths of pages and folders.
struct AcceptedPlaces: Sendable {
  private let site: Site
  private let contentRoot: String
  private let contentFolder: String

  init(_ sources: SiteSources, _ site: Site) {
    self.site = site
    contentRoot = Disk.canonical(sources.contentRoot)
    contentFolder = sources.configuration.contentFolder
  }

  /// The folder of the site that a place is in: the current one if the place is there, else the nearest above the place
  /// with a configuration, else the nearest that is a site.
  static func siteFolder(of place: String, configuration: String?) -> String {
    if let here = try? SiteLocation.find(at: ".", configuration: configuration),
      let content = try? here.readConfiguration().0.contentFolder
    {
      let root = Disk.canonical(here.resolve(content))
      let isInside = Disk.canonical(place) == root || Disk.canonical(place).hasPrefix(root + "/")
      if configuration != nil || isInside || Disk.exists("\(root)/\(place)") || !Disk.exists(place) { return "." }
    }
    var folders: [String] = []
    var folder = Disk.canonical(place)
    while folder != "/", let slash = folder.utf8.lastIndex(of: 0x2F) {
      if Disk.isFolder(folder) { folders.append(folder) }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    let isConfigured = { (folder: String) in
      ["dalil.yml", "dalil.yaml"].contains { Disk.exists("\(folder)/\($0)") }
    }
    if let configured = folders.first(where: isConfigured) { return configured }
    let sites = folders.filter { (try? SiteLocation.find(at: $0))?.siteRoot == $0 }
    guard let nearest = sites.first else { return "." }
    return sites.dropFirst().first { nearest == "\($0)/content" } ?? nearest
  }

  /// Translations by their places among the site's pages: for a source, or a folder of sources, all that were made from
  /// them; for no path, all that there are.
  func translations(at places: [String]) throws(PipelineFailure) -> [Int] {
    guard !places.isEmpty else { return site.pages.indices.filter { site.source(of: $0) != nil } }
    var found: Set<Int> = []
    for place in places {
      guard let path = contentPath(of: place) else { throw unknown(place) }
      let pages = Set(
        site.pages.indices.filter {
          let file = site.pages[$0].file
          return path.isEmpty || file == path || file.hasPrefix(path + "/")
        })
      if pages.isEmpty { throw unknown(place) }
      let translations = site.pages.indices.filter { index in
        guard let source = site.source(of: index) else { return false }
        return pages.contains(index) || pages.contains(source)
      }
      if translations.isEmpty {
        throw .usage("'\(place)' has nothing to accept: no page there is a translation, or has one")
      }
      found.formUnion(translations)
    }
    return found.sorted()
  }

  /// A path relative to the content folder, given from where the tool runs or from the content folder; empty for all of
  /// it, nil for what is not there.
  private func contentPath(of place: String) -> String? {
    for path in [place, "\(contentRoot)/\(place)"] where Disk.exists(path) {
      let whole = Disk.canonical(path)
      if whole == contentRoot || contentRoot.hasPrefix(whole == "/" ? whole : whole + "/") { return "" }
      if whole.hasPrefix(contentRoot + "/") { return String(whole.dropFirst(contentRoot.count + 1)) }
    }
    return nil
  }

  private func unknown(_ place: String) -> PipelineFailure {
    let prefix = contentFolder == "." ? "" : contentFolder + "/"
    let names = site.pages.map(\.file)
    let near =
      Suggestion.nearest(to: place, among: names.map { prefix + $0 }) ?? Suggestion.nearest(to: place, among: names)
    return .usage(
      "'\(place)' is no page and no folder of pages of this site" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
