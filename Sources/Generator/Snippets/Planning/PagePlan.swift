package import Diagnostics

/// The Swift blocks of a page, and what has to be compiled to judge them.
package struct PagePlan: Sendable {
  /// A block or a set-up file to be compiled.
  package struct Item: Sendable {
    package var owner: CodeOwner
    package var settings: SnippetSettings
    /// Whether it is expected not to compile.
    package var isExpectedToFail: Bool
    /// Whether only its syntax can be checked here.
    package var isParsedOnly: Bool
    /// Whether it must have a compiler call of its own.
    package var isAlone: Bool
    /// Whether it may share a file with other blocks of the page.
    package var isMergeable: Bool
    /// The file that the compiler gets for it alone: equal for blocks that are the same to the compiler.
    package var file: GeneratedFile
    /// The file for its program, where that has to say the values that comments show.
    package var runFile: GeneratedFile?
    /// The modules that the file imports.
    package var imports: [String]
    /// How it is started once it compiles, if its author asks for that.
    package var run: RunPlan?
    let unit: CompileUnit
  }

  package let file: String
  package let snippets: [Snippet]
  /// Paths of the set-up files, in the order of `CodeOwner.setup`.
  package let setupPaths: [String]
  /// What is wrong with what the author wrote about the blocks.
  package let diagnostics: [Diagnostic]
  /// What has to be compiled.
  package let items: [Item]
  let scope: PageScope
  let settings: SnippetSettings

  /// The paths of the files that blocks are copies of, sorted.
  package var copiedPaths: [String] { Set(snippets.compactMap { $0.attributes.sourceRegion?.path }).sorted() }

  /// Reads the blocks of a page and decides what is compiled with what.
  package init(_ input: PageSnippetInput) {
    file = input.file
    settings = input.settings
    setupPaths = input.setup.map(\.path)
    let scan = SnippetScanner.scan(
      input.document, file: input.file, source: input.source, firstLine: input.firstLine)
    guard !scan.snippets.isEmpty else {
      (snippets, diagnostics, items, scope) = ([], scan.diagnostics, [], PageScope(sources: []))
      return
    }
    let setup = input.setup.enumerated().map { index, file in
      PageScope.Source(owner: .setup(index), analysis: file.analysis, names: [file.path, file.name], isOffered: true)
    }
    let blocks = scan.snippets.map { snippet in
      PageScope.Source(
        owner: .snippet(snippet.index),
        analysis: CodeAnalysis(
          Array(snippet.text.code.utf8), shape: snippet.attributes.shape,
          showsValues: snippet.attributes.mode == .run),
        names: snippet.attributes.id.map { [$0] } ?? [], isOffered: snippet.isOffered)
    }
    scope = PageScope(sources: setup + blocks)
    var names = NameChecker(file: input.file, snippets: scan.snippets, scope: scope)
    names.check()
    var regions = RegionChecker(file: input.file, sources: input.copied)
    regions.check(scan.snippets)
    var snippets = scan.snippets
    for source in scope.sources {
      if let position = source.position { snippets[position].values = source.analysis.values }
    }
    for index in names.misnamed { snippets[index].hasUnknownAttributes = true }
    self.snippets = snippets
    let planner = ItemPlanner(scope: scope, snippets: snippets, input: input)
    items = planner.items
    diagnostics =
      scan.diagnostics + names.diagnostics + regions.diagnostics + ValueJudge.unfounded(in: snippets, file: input.file)
      + planner.diagnostics
  }
}

extension Snippet {
  /// Whether the compiler gets to see it.
  package var isCompiled: Bool { isWanted && attributes.platforms.allSatisfy { $0 == "linux" || $0 == "all" } }

  /// Whether only its syntax is checked, because its types are those of another platform.
  var isParsed: Bool { isWanted && !isCompiled }

  private var isWanted: Bool {
    if case .skip = attributes.mode { return false }
    return isClosed && !hasUnknownAttributes
  }

  /// Whether other blocks may take its declarations without naming it: what must not compile, or is not compiled, is
  /// no help to others.
  var isOffered: Bool { (isCompiled || hasUnknownAttributes) && attributes.mode != .fails }
}
