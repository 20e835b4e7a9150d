package import Diagnostics
import Languages
package import SiteGraph

/// Reports pages of other languages than the source's that no source page belongs to.
package enum OrphanTranslations {
  /// Where more pages than this lack a translation, comparing all their names takes longer than a suggestion is worth.
  private static let comparedPages = 400

  package static func check(_ site: Site, page index: Int) -> [Diagnostic] {
    let page = site.pages[index]
    if page.origin == .original { return secondOriginal(site, page: index) }
    let language = site.settings.defaultLanguage
    let isHome = page.path.isEmpty || page.path == "/"
    guard page.origin == .written, page.language != language, site.source(of: index) == nil, !isHome,
      site.pages.contains(where: { $0.language == language && $0.origin == .written })
    else { return [] }
    let file = moved(page.file, of: page, to: language.name)
    let original = "write original: true in its front matter if it is no translation"
    let remedy: String
    if site.drafts.contains(file) {
      remedy = "publish the source, which is a draft, or build with --drafts"
    } else if let near = nearestSource(to: file, of: page, in: site) {
      remedy = "rename it after its source, to '\(moved(near, to: page))', or \(original)"
    } else {
      remedy = original
    }
    return [
      Diagnostic(
        .orphanTranslation, .warning, file: page.file, range: page.sections.first?.range,
        message: "page is a translation of '\(file)', which is not there", remedy: remedy)
    ]
  }

  /// A page can have one source.
  private static func secondOriginal(_ site: Site, page index: Int) -> [Diagnostic] {
    let first = site.translations[index].first { site.pages[$0].origin == .original }
    guard let first, first != index else { return [] }
    let page = site.pages[index]
    return [
      Diagnostic(
        .orphanTranslation, .warning, file: page.file, range: page.sections.first?.range,
        message: "page is an original, and so is its version in \(site.pages[first].language)",
        remedy: "remove original: true from the one that was translated",
        notes: [
          Diagnostic.Note(
            "the other original", file: site.pages[first].file, range: site.pages[first].sections.first?.range)
        ])
    ]
  }

  /// The source page with the nearest path, first among those that have no version in the page's language.
  private static func nearestSource(to file: String, of page: PageFacts, in site: Site) -> String? {
    let sources = site.pages.indices.filter {
      site.pages[$0].language == site.settings.defaultLanguage && site.pages[$0].origin == .written
    }
    let open = sources.filter { source in
      !site.translations[source].contains { site.pages[$0].language == page.language }
    }
    guard open.count <= comparedPages else { return nil }
    return Suggestion.nearest(to: file, among: open.map { site.pages[$0].file })
      ?? sameName(as: file, among: open.map { site.pages[$0].file })
  }

  /// A page of the same name in another folder, if there is one alone.
  private static func sameName(as file: String, among files: [String]) -> String? {
    func name(_ file: String) -> Substring { file.split(separator: "/").last ?? "" }
    let found = files.filter { name($0) == name(file) && name(file) != "index.md" }
    return found.count == 1 ? found[0] : nil
  }

  private static func moved(_ file: String, of page: PageFacts, to folder: String) -> String {
    guard page.outputPath.hasPrefix("\(page.language.name)/") else { return "\(folder)/\(file)" }
    return folder + file.drop { $0 != "/" }
  }

  private static func moved(_ source: String, to page: PageFacts) -> String {
    page.language.name + source.drop { $0 != "/" }
  }
}

extension DiagnosticCode {
  package static let orphanTranslation = DiagnosticCode(
    "orphan-translation",
    explanation: """
      A page in another language than the site's default is taken for a translation of the page at the same path there. \
      This one has no such page: it was renamed or removed, or the path of the translation is misspelt. Give it the \
      path of its source, or remove it.

      A page that was first written in its own language says original: true in its front matter. Then its versions in \
      other languages, the default language among them, are translations of it. There is one original at a path.
      """)
}
