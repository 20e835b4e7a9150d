package import Diagnostics
package import SiteGraph

/// Reports sections whose source has changed since their translation was accepted.
package enum StaleTranslations {
  /// Sections that a finding names; the first few show where to look.
  private static let namedSections = 5

  /// - Parameter contentFolder: The content folder as one names it in the site's folder.
  package static func check(_ site: Site, page index: Int, contentFolder: String) -> [Diagnostic] {
    guard let state = site.translationStates[index] else { return [] }
    let page = site.pages[index]
    let source = site.pages[state.source]
    let command = AcceptCommand(page, contentFolder: contentFolder)
    var found: [Diagnostic] = []
    for (section, own) in zip(source.sections, state.sections) where own.standing == .stale {
      guard let place = own.own else { continue }
      found.append(
        Diagnostic(
          .staleTranslation, .warning, file: page.file, range: page.sections[place].range,
          message: "\(section.title) has changed in the source since its translation was accepted",
          remedy: "translate what changed, then run: \(command.text(section: section))",
          notes: [Diagnostic.Note("the source as it is now", file: source.file, range: section.range)]))
    }
    if !state.moved.isEmpty {
      let moved = state.moved.map { source.sections[$0] }
      found.append(
        Diagnostic(
          .staleTranslation, .warning, file: page.file, range: page.sections.first?.range,
          message: "sections were moved in the source since the translation was accepted",
          remedy: "bring the sections of this page into the same order, then run: \(command.text)",
          notes: moved.prefix(namedSections).map {
            Diagnostic.Note("\($0.title) of the source", file: source.file, range: $0.range)
          }))
    }
    if state.followsRecord { found += missing(state, page, source) }
    for place in state.gone {
      let section = page.sections[place]
      found.append(
        Diagnostic(
          .staleTranslation, .warning, file: page.file, range: section.range,
          message: "\(section.title) was translated from a section that the source no longer has",
          remedy: "remove it, then run: \(command.text)",
          notes: [Diagnostic.Note("the source", file: source.file)]))
    }
    return found
  }

  /// What the translation lacks; where places tell enough, the comparison of the two pages finds it.
  private static func missing(_ state: TranslationState, _ page: PageFacts, _ source: PageFacts) -> [Diagnostic] {
    zip(source.sections, state.sections).filter { $1.standing == .missing }.map { section, _ in
      Diagnostic(
        .staleTranslation, .warning, file: page.file, range: page.sections.first?.range,
        message: "\(section.title) of the source is missing", remedy: "translate it in its place",
        notes: [Diagnostic.Note("it stands here in the source", file: source.file, range: section.range)])
    }
  }
}

extension PageFacts.Section {
  /// The section as findings name it.
  var title: String { id.isEmpty ? "page's beginning" : "section '\(id)'" }
}

extension DiagnosticCode {
  package static let staleTranslation = DiagnosticCode(
    "stale-translation",
    explanation: """
      'dalil accept' keeps, for each section of a translation, what the same section of its source said. This section \
      of the source says something else now: other words, code, links or another order; how its Markdown is laid out \
      does not count. Readers of the translation see a note with a link to the source.

      Translate what changed and accept the section again; if the change needs no other translation (a misspelt word \
      was mended, say), accept it as it is.

      A section is known by its id. Without one that both pages state, {#id}, it is known by its place; if the source's \
      sections were moved since, it may not be known which belongs to which. Readers then see no note, and the page \
      answers to no id of the source there, until the page is mended and accepted as a whole.
      """)
}
