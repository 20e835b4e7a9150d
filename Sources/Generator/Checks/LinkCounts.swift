package import SiteGraph

/// How many addresses the pages of a site hold.
package struct LinkCounts: Hashable, Sendable {
  /// To pages and files of the site, with images.
  package var links = 0
  /// Of those, the ones that lead to a section.
  package var fragments = 0
  /// To other sites.
  package var external = 0

  package init(links: Int = 0, fragments: Int = 0, external: Int = 0) {
    self.links = links
    self.fragments = fragments
    self.external = external
  }

  package init(of site: Site) {
    for reference in site.pages.lazy.filter({ $0.shownText == nil }).flatMap(\.references) {
      if ReferenceResolver.isExternal(reference.destination) {
        external += 1
      } else {
        links += 1
        if reference.destination.utf8.contains(0x23) { fragments += 1 }
      }
    }
  }
}
