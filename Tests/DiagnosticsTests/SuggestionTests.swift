import Diagnostics
import Testing

@Suite struct SuggestionTests {
  private let words = ["snippets", "links", "content", "title", "toc"]

  @Test(arguments: [
    ("snipets", "snippets"), ("lniks", "links"), ("TITEL", "title"), ("contnet", "content"), ("tok", "toc"),
  ])
  func `the nearest word is suggested`(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, among: words) == meant)
  }

  @Test(arguments: ["banana", "", "x", "titlecase"])
  func `nothing is suggested for a word that is far from all`(typed: String) {
    #expect(Suggestion.nearest(to: typed, among: words) == nil)
  }

  @Test func `of two equally near words the first by alphabet is suggested, whatever their order`() {
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "bar"]) == "bar")
    #expect(Suggestion.nearest(to: "bat", among: ["bar", "cat"]) == "bar")
  }
}

@Suite struct ReportOrderTests {
  @Test func `findings stand by file, then place`() {
    let code = DiagnosticCode("x", explanation: "")
    let late = Diagnostic(code, .error, file: "b.md", range: SourceRange(line: 1, column: 1), message: "one")
    let early = Diagnostic(code, .error, file: "a.md", range: SourceRange(line: 9, column: 1), message: "two")
    let first = Diagnostic(code, .warning, file: "a.md", range: SourceRange(line: 2, column: 5), message: "three")
    #expect([late, early, first].sorted(by: Diagnostic.inReportOrder).map(\.message) == ["three", "two", "one"])
  }
}
