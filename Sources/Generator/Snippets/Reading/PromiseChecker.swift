import Diagnostics

/// Checks that the comments of a block that promise something go with the promise on its fence.
struct PromiseChecker {
  private let file: String
  private var diagnostics: [Diagnostic] = []

  private init(file: String) { self.file = file }

  static func check(_ snippet: Snippet, file: String) -> [Diagnostic] {
    var checker = PromiseChecker(file: file)
    checker.checkExpectations(of: snippet)
    return checker.diagnostics
  }

  private mutating func checkExpectations(of snippet: Snippet) {
    checkScript(of: snippet)
    for (line, columns) in snippet.text.malformedExpectations {
      reportExpectation(
        snippet, line, columns, "expected-… comment names no message",
        "write it as // expected-error {{part of the message}}")
    }
    let mode = snippet.attributes.mode
    for expectation in snippet.text.expectations where mode != .fails {
      if snippet.attributes.mustWarn, expectation.severity != .error { continue }
      if case .skip = mode { continue }
      let word = expectation.severity == .error ? "fails" : "warns"
      reportExpectation(
        snippet, expectation.commentLine, expectation.commentColumns,
        "expected-\(expectation.severity.rawValue) in a block that is not marked '\(word)'",
        "write '\(word)' behind 'swift' on the fence, or remove the comment")
    }
    let needed: SnippetExpectation.Severity? = mode == .fails ? .error : snippet.attributes.mustWarn ? .warning : nil
    guard let needed, !snippet.text.expectations.contains(where: { $0.severity == needed }) else { return }
    guard snippet.text.malformedExpectations.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        .snippetExpectation, snippet.attributes.isForeignPromise ? .warning : .error, file: file, range: snippet.fence,
        message:
          "block marked '\(snippet.attributes.promiseWord)' does not say which \(needed.rawValue) it gives",
        remedy: "add // expected-\(needed.rawValue) {{part of the message}} at the end of the line"))
  }

  /// In other blocks than previews, only what can mean nothing else is taken for a script.
  private mutating func checkScript(of snippet: Snippet) {
    if case .skip = snippet.attributes.mode { return }
    for comment in snippet.text.scriptComments {
      if !snippet.attributes.mode.isPreview {
        guard comment.isCertain else { continue }
        report(
          .snippetScript, snippet, comment.line, comment.columns,
          "preview comment in a block that is not marked 'preview'",
          "write 'preview' behind 'swift' on the fence, or remove the comment")
      } else if case .problem(let problem) = comment.content {
        report(.snippetScript, snippet, comment.line, problem.columns, problem.message, problem.remedy)
      }
    }
  }

  private mutating func reportExpectation(
    _ snippet: Snippet, _ line: Int, _ columns: Range<Int>, _ message: String, _ remedy: String
  ) {
    report(.snippetExpectation, snippet, line, columns, message, remedy)
  }

  private mutating func report(
    _ code: DiagnosticCode, _ snippet: Snippet, _ line: Int, _ columns: Range<Int>, _ message: String,
    _ remedy: String
  ) {
    let range = SourceRange(
      start: snippet.position(line: line, column: columns.lowerBound),
      end: snippet.position(line: line, column: columns.upperBound))
    diagnostics.append(
      Diagnostic(code, .error, file: file, range: range, message: message, remedy: remedy))
  }
}
