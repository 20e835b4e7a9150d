import Checks
import Content
import Diagnostics
import Markdown
import Rendering
import SiteGraph
import Snippets
import Templates

/// What a run found, before severity is decided.
struct Findings: Sendable {
  private(set) var diagnostics: [Diagnostic] = []

  /// Everything that a build asks about.
  static func of(
    _ sources: SiteSources, _ pages: PageSet, _ site: Site, _ snippets: [PageSnippetResult],
    _ translations: TranslationChecking.Result
  ) -> Findings {
    var findings = Findings()
    findings.addContent(sources, pages)
    findings.addLinks(site)
    findings.addSnippets(snippets)
    findings.addTranslations(translations)
    return findings
  }

  /// Configuration, templates, names, front matter and Markdown.
  mutating func addContent(_ sources: SiteSources, _ pages: PageSet) {
    diagnostics += sources.diagnostics
    diagnostics += TemplateSet(sources.templates.templates).diagnostics
    diagnostics += Self.language(of: sources)
    diagnostics += pages.all.flatMap(\.diagnostics)
    let outputs =
      pages.shown.compactMap(\.facts).map { OutputCollisions.Output(path: $0.outputPath, file: $0.file) }
      + sources.assetPaths.sorted().map { OutputCollisions.Output(path: $0, file: $0) }
      + sources.assetPaths.filter { $0.hasPrefix(SearchIndex.folder) }.sorted().map {
        OutputCollisions.Output(path: $0, file: "the search's own \($0)")
      }
      + sources.templates.assets.map { OutputCollisions.Output(path: $0.path, file: "the template's \($0.path)") }
    diagnostics += OutputCollisions.find(in: outputs)
  }

  /// All of those if a run asks about them, else the errors alone, with which any other answer would be wrong.
  mutating func addContent(_ sources: SiteSources, _ pages: PageSet, for subsets: Set<CheckSubset>) {
    var content = Findings()
    content.addContent(sources, pages)
    diagnostics += content.diagnostics.filter { $0.severity == .error || subsets.contains(.content) }
  }

  /// What is wrong with the words of the configuration and of templates; those of pages come with the pages.
  private static func language(of sources: SiteSources) -> [Diagnostic] {
    let templates = sources.templates.templates.flatMap { template in
      TemplateText.check(template.bytes, file: template.file, languages: sources.languages)
    }
    guard let path = sources.location.configurationFile else { return templates }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return templates
      + LanguageChecks.check(sources.configuration, file: name, defaultLanguage: sources.defaultLanguage)
  }

  mutating func addLinks(_ site: Site) {
    for index in site.pages.indices { diagnostics += Checks.links(of: site, page: index) }
  }

  mutating func addTranslations(_ result: TranslationChecking.Result) { diagnostics += result.diagnostics }

  /// Which languages have too little of their translations up to date.
  mutating func addCoverage(_ coverage: [TranslationCoverage], minimum: Int) {
    diagnostics += coverage.compactMap { $0.check(minimum: minimum) }
  }

  /// What was done to blocks before they were checked.
  mutating func addUpdates(_ updates: [Diagnostic]) { diagnostics += updates }

  /// What is wrong with pages as they are written; whether that is anything.
  @discardableResult mutating func addPages(_ found: [Diagnostic]) -> Bool {
    diagnostics += found
    return !found.isEmpty
  }

  mutating func addSnippets(_ results: [PageSnippetResult]) {
    for result in results { diagnostics += result.diagnostics }
  }

  /// What is said again in other words about the same place: of a fence that is not closed and of a control character
  /// one message is enough.
  private var superseded: Set<Diagnostic> {
    let stronger: [DiagnosticCode: DiagnosticCode] = [.snippetFence: .unclosedFence, .bidiControl: .snippetError]
    var places: Set<[String]> = []
    for diagnostic in diagnostics {
      guard let weaker = stronger[diagnostic.code] else { continue }
      places.insert(Self.place(of: diagnostic, code: weaker))
    }
    guard !places.isEmpty else { return [] }
    return Set(diagnostics.filter { places.contains(Self.place(of: $0, code: $0.code)) })
  }

  private static func place(of diagnostic: Diagnostic, code: DiagnosticCode) -> [String] {
    let start = diagnostic.range?.start
    return [code.name, diagnostic.file ?? "", "\(start?.line ?? 0)", "\(start?.column ?? 0)"]
  }

  /// In report order, each once; in a strict run a warning counts as an error.
  func reported(isStrict: Bool) -> [Diagnostic] {
    let superseded = superseded
    let order = order
    var reported: [Diagnostic] = []
    reported.reserveCapacity(order.count)
    for index in order where superseded.isEmpty || !superseded.contains(diagnostics[index]) {
      if Self.isRepeated(diagnostics[index], in: reported) { continue }
      reported.append(diagnostics[index])
    }
    guard isStrict else { return reported }
    for index in reported.indices where reported[index].severity == .warning { reported[index].severity = .error }
    return reported
  }

  /// The places of the findings in the order of a report: there may be very many, so files go by numbers, and only
  /// findings about the same place are looked at whole.
  private var order: [Int] {
    let files = Set(diagnostics.map { $0.file ?? "" }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    let places = diagnostics.indices.map { index in
      let start = diagnostics[index].range?.start
      return (
        file: numbers[diagnostics[index].file ?? ""] ?? 0, line: start?.line ?? 0, column: start?.column ?? 0,
        index: index
      )
    }
    return places.sorted { a, b in
      if (a.file, a.line, a.column) != (b.file, b.line, b.column) {
        return (a.file, a.line, a.column) < (b.file, b.line, b.column)
      }
      return Diagnostic.inReportOrder(diagnostics[a.index], diagnostics[b.index])
    }.map(\.index)
  }

  /// Whether a finding is the same as one of those that end a list in order.
  private static func isRepeated(_ diagnostic: Diagnostic, in sorted: [Diagnostic]) -> Bool {
    for other in sorted.reversed() {
      if other == diagnostic { return true }
      if Diagnostic.inReportOrder(other, diagnostic) { return false }
    }
    return false
  }
}
