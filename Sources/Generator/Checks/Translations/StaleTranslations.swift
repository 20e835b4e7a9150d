package import Diagnostics
package import SiteGraph

/// Reports sections whose source has changed since their translation was accepted.
package enum StaleTranslations {
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
          message: "\(section.name) has changed in the source since its translation was accepted",
          remedy: "translate what changed, then run: \(command.text(section: section))",
          notes: [Diagnostic.Note("the source as it is now", file: source.file, range: section.range)]))
    }
    for place in state.gone {
      let section = page.sections[place]
      found.append(
        Diagnostic(
          .staleTranslation, .warning, file: page.file, range: section.range,
          message: "\(section.name) was translated from a section that the source no longer has",
          remedy: "remove it, then run: \(command.text)",
          notes: [Diagnostic.Note("the source", file: source.file)]))
    }
    return found
  }
}

extension PageFacts.Section {
  /// The section as findings name it.
  var name: String { id.isEmpty ? "page's beginning" : "section '\(id)'" }
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
      """)
}
