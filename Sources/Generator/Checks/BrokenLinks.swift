package import Diagnostics
import Languages
package import SiteGraph

/// Reports addresses that lead nowhere: missing pages, files and sections, and images of other sites.
package enum BrokenLinks {
  /// - Returns: one diagnostic for each reference that a reader could not follow, in no particular order.
  package static func check(_ site: Site, page index: Int) -> [Diagnostic] {
    let page = site.pages[index]
    return page.references.compactMap { reference in
      switch site.resolver.resolve(reference.destination, from: page.file, at: index) {
      case .external:
        return reference.isLoaded ? .remoteImage(reference, in: page) : nil
      case .missing(let path):
        return .brokenLink(reference, in: page, path: path, remedy: remedy(for: path, site: site, page: page))
      case .outside:
        return .brokenLink(
          reference, in: page, path: reference.destination, remedy: "link to a file in the content folder")
      case .asset: return nil
      case .page(let target, _, let fragment):
        guard let fragment, !fragment.isEmpty, fragment != "top" else { return nil }
        let ids = site.ids(of: target)
        if ids.contains(fragment) { return nil }
        return .brokenFragment(
          reference, in: page, fragment: fragment, target: site.pages[target].file,
          suggestion: Suggestion.nearest(to: fragment, among: ids.sorted()))
      }
    }
  }

  private static func remedy(for path: String, site: Site, page: PageFacts) -> String? {
    if site.drafts.contains(path) || site.drafts.contains(path + ".md") {
      return "publish that page, which is a draft, or build with --drafts"
    }
    if path.utf8.contains(UInt8(ascii: "\\")) { return "write / between folders, not \\" }
    let own = "\(page.language.name)/"
    if path.hasPrefix(own) {
      let rest = path.dropFirst(own.count)
      for language in site.settings.languages where language.tag != page.language {
        let other = "\(language.tag.name)/\(rest)"
        if site.pages.contains(where: { $0.file == other }) {
          return "translate '\(other)', or link to it as it is"
        }
      }
    }
    let candidates = site.pages.map(\.file) + site.assets.sorted()
    return Suggestion.nearest(to: path, among: candidates).map { "did you mean '\($0)'?" }
  }
}

extension PageFacts.Reference {
  /// Whether a browser loads what is there without being asked.
  fileprivate var isLoaded: Bool { kind == .image || kind == .markupSource }

  /// An address in the author's own HTML is the author's own affair, and worth a word.
  fileprivate var severity: Severity { kind == .link || kind == .image ? .error : .warning }
}

extension Diagnostic {
  fileprivate static func brokenLink(
    _ reference: PageFacts.Reference, in page: PageFacts, path: String, remedy: String?
  ) -> Diagnostic {
    let what = reference.isLoaded ? "image" : "link"
    return Diagnostic(
      .brokenLink, reference.severity, file: page.file, range: reference.range,
      message: "\(what) leads to '\(reference.destination)', which is not a file of the site",
      remedy: remedy ?? "write the file '\(path)', or correct the address")
  }

  fileprivate static func brokenFragment(
    _ reference: PageFacts.Reference, in page: PageFacts, fragment: String, target: String, suggestion: String?
  ) -> Diagnostic {
    Diagnostic(
      .brokenFragment, reference.severity, file: page.file, range: reference.range,
      message:
        "'\(reference.destination)' leads to a section that \(target == page.file ? "this page" : target) does not have",
      remedy: suggestion.map { "did you mean '#\($0)'?" } ?? "give the heading that is meant the id {#\(fragment)}")
  }

  fileprivate static func remoteImage(_ reference: PageFacts.Reference, in page: PageFacts) -> Diagnostic {
    Diagnostic(
      .remoteImage, .warning, file: page.file, range: reference.range,
      message: "'\(reference.destination)' is on another site and is not loaded"
        + (reference.kind == .image ? ": its description is shown instead" : ""),
      remedy: "keep a copy beside the page, so that the site can be read offline")
  }
}

extension DiagnosticCode {
  package static let brokenLink = DiagnosticCode(
    "broken-link",
    explanation: """
      A link or an image must lead to a page or a file of the content folder, or to another site. The address is \
      resolved against the folder of the file it stands in; one that begins with a slash against the content folder. \
      Pages are named by their source (`tabs.md`), folders by their own page (`guides/index.md`).

      Write the missing file, or correct the address.
      """)
  package static let brokenFragment = DiagnosticCode(
    "broken-fragment",
    explanation: """
      The part of an address behind `#` must be the id of a heading on the page it leads to. A heading has the id that \
      its `{#id}` states, or else its words in lower case joined by hyphens. The sections of a translation answer to \
      the ids of the page in the site's default language as well, if both have the same outline.
      """)
  package static let remoteImage = DiagnosticCode(
    "remote-image",
    explanation: """
      Pages load nothing from other sites, so that they can be read offline and nobody is told who reads them. An image \
      with an address of another site is shown as its description. Copy the image into the content folder to show it.
      """)
}
