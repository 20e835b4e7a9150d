package import Diagnostics
package import SiteGraph

/// Reports translations with sections that nobody has accepted, in languages where translations are accepted at all.
package enum UnrecordedTranslations {
  /// Sections that a finding names; the first few show where to look.
  private static let namedSections = 5

  package static func check(_ site: Site, page index: Int, contentFolder: String) -> [Diagnostic] {
    let page = site.pages[index]
    guard let state = site.translationStates[index], site.recordedLanguages.contains(page.language) else { return [] }
    let source = site.pages[state.source]
    let places = state.sections.indices.filter { state.sections[$0].standing == .unrecorded }
    guard let first = places.first else { return [] }
    let all = state.sections.count
    let isWhole = places.count == all
    let range = places.count == 1 ? state.sections[first].own.map { page.sections[$0].range } : nil
    return [
      Diagnostic(
        .unrecordedTranslation, .warning, file: page.file, range: range ?? page.sections.first?.range,
        message: isWhole
          ? "page has never been accepted as a translation of its source"
          : places.count == 1
            ? "\(source.sections[first].title) has never been accepted as a translation of the source"
            : "\(places.count) of \(all) sections have never been accepted as translations of the source",
        remedy: "compare \(isWhole || places.count == 1 ? "it" : "them") with the source, then run: "
          + AcceptCommand(page, contentFolder: contentFolder).text,
        notes: isWhole
          ? [Diagnostic.Note("the source", file: source.file)]
          : places.prefix(namedSections).map {
            Diagnostic.Note(
              "\(source.sections[$0].title) of the source", file: source.file, range: source.sections[$0].range)
          })
    ]
  }
}

extension DiagnosticCode {
  package static let unrecordedTranslation = DiagnosticCode(
    "unrecorded-translation",
    explanation: """
      The pages of this language are accepted as translations, section by section, so that a change of the source can be \
      told. Some sections of this page have never been: if their source changes, nobody will be told.

      Compare them with the source and accept them. A language without a file .translations has no such findings; \
      'dalil check translations' counts its sections as unrecorded.
      """)
}
