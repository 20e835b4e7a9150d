package import Diagnostics
import Languages
package import SiteGraph

/// Reports addresses that lead nowhere: missing pages, files and sections, and images of other sites.
package enum BrokenLinks {
  /// Nil for a reference that a reader can follow.
  package static func check(
    _ reference: PageFacts.Reference, _ resolution: ReferenceResolver.Resolution, in site: Site, page index: Int
  ) -> Diagnostic? {
    let page = site.pages[index]
    switch resolution {
    case .external: return reference.isLoaded ? .remoteImage(reference, in: page) : nil
    case .missing(let path):
      if let name = LinkCase.otherSpelling(of: path, in: site) {
        return LinkCase.diagnostic(reference, in: page, name: name)
      }
      return .brokenLink(reference, in: page, path: path, remedy: remedy(for: path, reference, site: site, page: page))
    case .outside:
      return .brokenLink(
        reference, in: page, path: reference.destination, remedy: "link to a file in the content folder")
    case .asset: return nil
    case .page(let target, _, let fragment):
      guard let fragment, !fragment.isEmpty, fragment != "top", !site.has(id: fragment, on: target) else { return nil }
      return .brokenFragment(
        reference, in: page, fragment: fragment, target: site.pages[target].file,
        suggestion: Suggestion.nearest(to: fragment, among: site.ids(of: target).sorted()))
    }
  }

  private static func remedy(
    for path: String, _ reference: PageFacts.Reference, site: Site, page: PageFacts
  ) -> String? {
    if site.drafts.contains(path) || site.drafts.contains(path + ".md") {
      return "publish that page, which is a draft, or build with --drafts"
    }
    if path.utf8.contains(UInt8(ascii: "\\")) { return "write / between folders, not \\" }
    if let mend = AddressForm.mend(ofMissing: reference.destination) { return mend }
    if let mend = escaping(reference.destination, path, in: site) { return mend }
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
    if reference.destination.utf8.first == UInt8(ascii: "/"), let found = site.source(named: own + path) {
      return "write '/\(found)': addresses with a slash in front begin at the content folder"
    }
    return site.nearest(to: path, in: page.language).map {
      "did you mean '\(SitePath.written(from: page.file, to: $0))'?"
    }
  }
}

extension BrokenLinks {
  /// The mend of an address that names a file with # or ? in its name, which end the path of an address.
  private static func escaping(_ address: String, _ path: String, in site: Site) -> String? {
    let parts = AddressParts(address)
    guard let sign = address.utf8.first(where: { $0 == 0x23 || $0 == 0x3F }) else { return nil }
    let rest = address[parts.path.endIndex...]
    let name = path + SitePath.percentDecoded(rest)
    guard site.assets.contains(name) || site.pages.contains(where: { $0.file == name }) else { return nil }
    return sign == 0x23 ? "write # in the name of a file as %23" : "write ? in the name of a file as %3F"
  }
}

extension Site {
  /// The source or file that was probably meant: one of nearly the same path, or the only one of that name.
  fileprivate func nearest(to path: String, in language: LanguageTag) -> String? {
    let candidates = pages.map(\.file) + assets.sorted()
    let name = Self.name(of: path)
    if let near = Suggestion.nearest(to: path, among: candidates),
      Self.name(of: near) == name || Suggestion.nearest(to: name, among: [Self.name(of: near)]) != nil
    {
      return near
    }
    let namesakes = candidates.filter {
      Self.name(of: $0) == name && SitePath.firstFolder(of: $0).map(String.init) == language.name
    }
    return namesakes.count == 1 ? namesakes[0] : nil
  }

  /// The last part of a path, without the ending of sources.
  private static func name(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".md") ? String(last.dropLast(3)) : last
  }

  /// A source by its name, with or without its ending.
  fileprivate func source(named name: String) -> String? {
    pages.first { $0.file == name || $0.file == name + ".md" }?.file
  }
}

extension PageFacts.Reference {
  /// An address in the author's own HTML is the author's own affair, and worth a word.
  var severity: Severity { kind == .link || kind == .image ? .error : .warning }

  /// What a message calls it.
  var noun: String { isLoaded ? "image" : "link" }
}

extension Diagnostic {
  fileprivate static func brokenLink(
    _ reference: PageFacts.Reference, in page: PageFacts, path: String, remedy: String?
  ) -> Diagnostic {
    Diagnostic(
      .brokenLink, reference.severity, file: page.file, range: reference.range,
      message: "\(reference.noun) leads to '\(reference.destination)', which is not a file of the site",
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
