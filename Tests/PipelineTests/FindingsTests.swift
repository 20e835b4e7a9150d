import Diagnostics
import Testing

@testable import Pipeline

@Suite("Findings of a run")
struct FindingsTests {
  private static let code = DiagnosticCode("some-rule", explanation: "")

  private func finding(_ file: String?, _ line: Int, _ message: String, remedy: String? = nil) -> Diagnostic {
    Diagnostic(
      Self.code, .warning, file: file, range: SourceRange(line: line, column: 1), message: message, remedy: remedy)
  }

  @Test("are in the order of files, places and words, each once, also where others of the same place stand between")
  func order() {
    var findings = Findings()
    let first = finding("b.md", 2, "word", remedy: "write it")
    let other = finding("b.md", 2, "word", remedy: "leave it")
    let isAny = findings.addPages([
      finding("b.md", 10, "late"), first, other, first, finding("a.md", 7, "z"), finding("a.md", 7, "a"),
      finding(nil, 1, "of no file"), finding("b.md", 10, "late"),
    ])
    #expect(isAny)
    let reported = findings.reported(isStrict: false)
    #expect(
      reported == [
        finding(nil, 1, "of no file"), finding("a.md", 7, "a"), finding("a.md", 7, "z"), first, other,
        finding("b.md", 10, "late"),
      ])
  }

  @Test("are errors in a strict run")
  func strict() {
    var findings = Findings()
    let (none, some) = (findings.addPages([]), findings.addPages([finding("a.md", 1, "word")]))
    #expect(!none && some)
    #expect(findings.reported(isStrict: true).map(\.severity) == [.error])
    #expect(findings.reported(isStrict: false).map(\.severity) == [.warning])
  }
}
