import Diagnostics

/// Says which names in attributes mean nothing on the page.
struct NameChecker {
  private let file: String
  private let snippets: [Snippet]
  private let scope: PageScope
  private(set) var diagnostics: [Diagnostic] = []
  /// The blocks that belong inside a declaration which is not there.
  private(set) var misnamed: Set<Int> = []

  init(file: String, snippets: [Snippet], scope: PageScope) {
    self.file = file
    self.snippets = snippets
    self.scope = scope
  }

  mutating func check() {
    var lines: [String: Int] = [:]
    for snippet in snippets {
      let attributes = snippet.attributes
      if let id = attributes.id {
        if let line = lines[id] {
          report(snippet, "id '\(id)' is taken by the block on line \(line)", "choose another id")
        } else {
          lines[id] = snippet.fence.start.line
        }
      }
      if attributes.continuesBlockBefore, snippet.index == 0 {
        report(snippet, "'continues' has no block before it", "remove it")
      }
    }
    for snippet in snippets {
      for name in snippet.attributes.uses + snippet.attributes.replaces { checkName(name, of: snippet) }
      if let type = snippet.attributes.enclosing, !scope.isDeclared(type), !knowsOutsideType(type) {
        misnamed.insert(snippet.index)
        report(
          snippet, "no block declares '\(type)', which 'in=' names", nearest(type, scope.declaredNames))
      }
    }
  }

  /// A type of a library can be extended as well; only a name near to one of the page's is a slip.
  private func knowsOutsideType(_ type: String) -> Bool {
    Suggestion.nearest(to: type, among: scope.declaredNames) == nil
  }

  private mutating func checkName(_ name: String, of snippet: Snippet) {
    guard let source = scope.source(named: name) else {
      let known = scope.sources.flatMap(\.names)
      report(snippet, "no block has the id '\(name)', and no set-up file the name", nearest(name, known))
      return
    }
    if scope.sources[source].owner == .snippet(snippet.index) {
      report(snippet, "block names itself, '\(name)'", "remove the name")
    }
  }

  private func nearest(_ name: String, _ known: [String]) -> String {
    Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" } ?? "give a block that name"
  }

  private mutating func report(_ snippet: Snippet, _ message: String, _ remedy: String) {
    diagnostics.append(
      Diagnostic(.snippetName, .error, file: file, range: snippet.fence, message: message, remedy: remedy))
  }
}
