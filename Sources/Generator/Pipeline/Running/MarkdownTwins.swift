import Rendering
import SiteGraph

/// Which pages of a site have a Markdown twin: those that an author wrote for their language.
struct MarkdownTwins: Sendable {
  /// The pages without one, by their paths in the site: home pages that are made, and pages in place of translations.
  private let without: Set<String>

  init(_ site: Site) {
    without = Set(site.pages.lazy.filter { $0.isMade || $0.shownText != nil }.map(\.outputPath))
  }

  /// The twin of a page.
  func path(of page: PageFacts) -> String? {
    without.contains(page.outputPath) ? nil : MarkdownTwin.path(of: page)
  }

  /// The files that a page links to and that have no twin, as its links name them.
  func missing(for context: PageContext) -> Set<String> {
    guard !without.isEmpty else { return [] }
    let folder = SitePath.folder(of: context.facts.outputPath)
    var result: Set<String> = []
    for case .site(let href) in context.destinations.values {
      let file = href.prefix { $0 != "#" }
      guard let path = SitePath.resolve(Substring(SitePath.percentDecoded(file)), in: folder) else { continue }
      if without.contains(path) { result.insert(String(file)) }
    }
    return result
  }
}
