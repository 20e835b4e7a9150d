import Diagnostics

/// Decides what has to be compiled for a page, and how it is started.
struct ItemPlanner {
  private let scope: PageScope
  private let snippets: [Snippet]
  private let input: PageSnippetInput
  private(set) var items: [PagePlan.Item] = []
  /// Why blocks marked `preview` show nothing.
  private(set) var diagnostics: [Diagnostic] = []

  init(scope: PageScope, snippets: [Snippet], input: PageSnippetInput) {
    self.scope = scope
    self.snippets = snippets
    self.input = input
    let planner = UnitPlanner(scope: scope, snippets: snippets)
    for index in scope.sources.indices { add(index, planner) }
  }

  private mutating func add(_ index: Int, _ planner: UnitPlanner) {
    let source = scope.sources[index]
    guard let position = source.position else {
      items.append(item(source, planner.unit(of: index), input.settings))
      return
    }
    let snippet = snippets[position]
    guard snippet.isCompiled || snippet.isParsed else { return }
    let mode = snippet.attributes.mode
    var settings = input.settings
    settings.languageMode = snippet.attributes.languageMode ?? settings.languageMode
    let hasOwnLimit = !mode.isRun && snippet.attributes.timeoutInMilliseconds != nil
    if hasOwnLimit { settings.timeoutInMilliseconds = snippet.attributes.timeoutInMilliseconds }
    if let second = source.analysis.repeatedMain, mode != .fails {
      reportMain(second, in: source.analysis, of: snippet)
    }
    let unit = snippet.isParsed ? CompileUnit(source: index) : planner.unit(of: index)
    var item = item(source, unit, settings)
    item.isExpectedToFail = mode == .fails
    item.isParsedOnly = snippet.isParsed
    item.isAlone = unit.isAlone || hasOwnLimit
    item.isMergeable = item.isMergeable && !item.isAlone && !item.isExpectedToFail && !item.isParsedOnly
    if !snippet.isParsed { plan(snippet, &item) }
    items.append(item)
  }

  private func item(_ source: PageScope.Source, _ unit: CompileUnit, _ settings: SnippetSettings) -> PagePlan.Item {
    let file = FileBuilder.file(for: [unit], scope: scope, settings: settings)
    return PagePlan.Item(
      owner: source.owner, settings: settings, isExpectedToFail: false, isParsedOnly: false, isAlone: unit.isAlone,
      isMergeable: !unit.isAlone && !source.analysis.hasSyntaxErrors, file: file, imports: file.imports, unit: unit)
  }

  /// The compiler does not get to see the attribute, since blocks share a call.
  private mutating func reportMain(_ attribute: Range<Int>, in analysis: CodeAnalysis, of snippet: Snippet) {
    let line = analysis.text.lineNumber(of: attribute.lowerBound)
    let start = analysis.text.bytes[..<attribute.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let place = { (offset: Int) in snippet.position(line: line, column: offset - start) }
    diagnostics.append(
      Diagnostic(
        .snippetError, .error, file: input.file,
        range: SourceRange(start: place(attribute.lowerBound), end: place(attribute.upperBound)),
        message: "second @main in one block: a program begins in one place",
        remedy: "remove one of them, or show the second type in a block of its own"))
  }

  /// Plans how a block is started.
  private mutating func plan(_ snippet: Snippet, _ item: inout PagePlan.Item) {
    let analysis = scope.sources[item.unit.source].analysis
    var preview: PreviewPlan?
    if snippet.attributes.mode.isPreview, !analysis.hasSyntaxErrors {
      let file = FileBuilder.file(for: [item.unit], scope: scope, settings: item.settings, purpose: .previews)
      item.runFile = file
      let planner = PreviewPlanner(scope: scope, unit: item.unit, snippet: snippet, language: input.language)
      do throws(PreviewPlanner.Failure) {
        preview = try planner.plan(file)
      } catch {
        diagnostics.append(
          Diagnostic(
            .snippetPreview, .error, file: input.file, range: snippet.fence, message: error.message,
            remedy: error.remedy))
      }
    } else if !analysis.values.isEmpty {
      item.runFile = FileBuilder.file(for: [item.unit], scope: scope, settings: item.settings, purpose: .values)
    }
    item.run = RunPlan(
      snippet.attributes.mode, snippet.attributes, isAlone: item.unit.isAlone, preview: preview)
  }
}
