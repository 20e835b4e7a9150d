package import Diagnostics
import Languages
package import SiteGraph

/// Reports links that lead out of the reader's language although the page is there in it.
package enum LinkLanguage {
  package static func check(_ reference: PageFacts.Reference, to target: Int, in site: Site, page index: Int)
    -> Diagnostic?
  {
    let page = site.pages[index]
    let other = site.pages[target]
    guard reference.kind == .link || reference.kind == .markupLink, other.language != page.language,
      let own = site.translations[target].first(where: { site.pages[$0].language == page.language }), own != index,
      !states(other.language, in: reference, settings: site.settings)
    else { return nil }
    let address = AddressParts(reference.destination)
    let written = SitePath.written(from: page.file, to: site.pages[own].file) + address.query
    return Diagnostic(
      .linkLanguage, .warning, file: page.file, range: reference.range,
      message: "link leads readers from \(page.language) to \(other.language), though '\(site.pages[own].file)' exists",
      remedy: "link to '\(written)', so that readers keep their language, or name the other language in the link")
  }

  /// Whether a link says which language it leads to: by a name of the language or its tag among its words, or in HTML
  /// by `hreflang`.
  private static func states(
    _ language: LanguageTag, in reference: PageFacts.Reference, settings: SiteSettings
  ) -> Bool {
    let label = reference.label.lowercased()
    if label.isEmpty { return false }
    let tags = label.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    if tags.contains(where: { $0 == language.name.lowercased() || $0 == language.language }) { return true }
    let names = [settings.language(language)?.name, language.autonym].compactMap { $0 } + language.wellKnownNames
    return names.contains { label.contains($0.lowercased()) }
  }
}

extension DiagnosticCode {
  package static let linkLanguage = DiagnosticCode(
    "link-language",
    explanation: """
      A link leads to a page in another language, though that page is there in the language of the page it stands in: \
      readers would leave their language without a word. Mostly the address was copied from another translation. Link to \
      the page in the same language; where the other language is meant, let the link's words name it ("in English", \
      "عربي", "(en)"), or write HTML with hreflang. A link to another translation of the same page is always fine.
      """)
}
