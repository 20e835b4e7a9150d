import CommandLineInterface
import Diagnostics
import Foundation
import Pipeline
import Testing

@Suite("The end of a run")
struct OutcomeTests {
  private func finding(_ severity: Severity, _ file: String? = nil) -> Diagnostic {
    Diagnostic(DiagnosticCode("a-code", explanation: ""), severity, file: file, message: "wrong")
  }

  @Test("errors are findings, warnings are not")
  func statuses() async {
    #expect(await Harness([]).run("check -q") == .init(status: .clean, out: "", error: ""))
    #expect(await Harness([finding(.warning)]).run("check").status == .clean)
    #expect(await Harness([finding(.warning), finding(.error)]).run("check").status == .findings)
  }

  @Test("a mistake in the configuration is one of the call, wherever the configuration is")
  func configurationStatus() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("outcome-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["docs/dalil.yml", "other.yml"] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("titel: Docs\n".utf8).write(to: file)
    }
    let real = folder.resolvingSymlinksInPath().path
    let own = Harness([finding(.error, "en/a.md"), finding(.error, "dalil.yml")], folder: real)
    let result = await own.run(words: ["check", "-q", real + "/docs"])
    #expect(
      result
        == .init(
          status: .usage, out: "",
          error: "docs/content/en/a.md: error: wrong [a-code]\ndocs/dalil.yml: error: wrong [a-code]\n"))
    let other = Harness([finding(.error, "other.yml")], folder: real)
    let elsewhere = await other.run(words: ["check", "-q", "--config", real + "/other.yml", real + "/docs"])
    #expect(elsewhere == .init(status: .usage, out: "", error: "other.yml: error: wrong [a-code]\n"))
  }

  @Test("faults of the machine and of the call are told apart")
  func failures() async {
    let machine = Harness { _ in throw PipelineFailure.environment("no Swift compiler was found") }
    #expect(
      await machine.run("build")
        == .init(status: .environment, out: "", error: "dalil: error: no Swift compiler was found\n"))
    let call = Harness { _ in throw PipelineFailure.usage("there is no folder 'docs'") }
    #expect(
      await call.run("build docs") == .init(status: .usage, out: "", error: "dalil: error: there is no folder 'docs'\n")
    )
  }

  @Test("a failure is part of the JSON document too")
  func failureAsJSON() async {
    let machine = Harness { _ in throw PipelineFailure.environment("no compiler") }
    let result = await machine.run("build --format json")
    #expect(result.out.contains("\n  \"status\": 3,\n  \"failure\": \"no compiler\",\n  \"summary\": null,\n"))
  }

  @Test("the summary says what was done, in numbers")
  func summary() async {
    var report = PipelineReport()
    report.pages = 12
    report.snippets.checked = 80
    report.snippets.failing = 4
    report.snippets.warning = 1
    report.snippets.ran = 3
    report.snippets.tested = 1
    report.snippets.testsPassed = 8
    report.snippets.crashing = 2
    report.snippets.ranWithNetwork = true
    report.snippets.previewed = 2
    report.snippets.screens = 31
    report.snippets.parsedOnly = 1
    report.snippets.skipped = 1
    report.snippets.cached = 60
    (report.files, report.filesWritten, report.filesRemoved, report.output) = (20, 3, 1, "site")
    let done = report
    #expect(
      await Harness { _ in done }.run("build").out == """
        12 pages, 90 Swift blocks: 75 compile, 3 run, 1 tested (8 tests), 2 previewed (31 screens), 2 crash as promised, 4 fail as promised, 1 warns as promised, 1 parsed only, 1 skipped (60 known from before) \
        → site/ (20 files, 3 written, 1 removed)
        Blocks were run with the network in reach, since this system offers no way to cut it off

        """)
    #expect(await Harness { _ in done }.run("build --quiet").out == "")
    (report.dataBlocks.checked, report.dataBlocks.skipped) = (5, 1)
    let withData = report
    #expect(
      await Harness { _ in withData }.run("build").out.contains("known from before), 6 data blocks (1 skipped) → site/")
    )
    report.dataBlocks = .init()
    (report.filesWritten, report.filesRemoved, report.snippets, report.pages) = (0, 0, .init(), 1)
    let idle = report
    #expect(
      await Harness { _ in idle }.run("build").out == "1 page, no Swift blocks → site/ (20 files, nothing changed)\n")
    #expect(
      await Harness { _ in idle }.run("build --no-check").out
        == "1 page, Swift blocks not checked → site/ (20 files, nothing changed)\n")
  }

  @Test("a build that fails says that nothing was written")
  func failedBuild() async {
    let wrong = finding(.error)
    let harness = Harness { _ in
      var report = PipelineReport()
      report.diagnostics = [wrong]
      (report.pages, report.snippets.broken) = (2, 1)
      return report
    }
    let result = await harness.run("build")
    #expect(result.error == "error: wrong [a-code]\n")
    #expect(result.out == "1 error in 2 pages, 1 Swift block: 1 broken; nothing was written\n")
    #expect(await harness.run("check links").out.hasSuffix("\n1 error in 2 pages, Swift blocks not checked\n"))
  }

  @Test("what was written or removed is said by the command that did it")
  func otherCommands() async {
    let harness = Harness { _ in
      var report = PipelineReport()
      (report.pages, report.files, report.filesWritten, report.filesRemoved, report.output) = (2, 9, 9, 4, "out/")
      return report
    }
    #expect(await harness.run("snippets out").out == "2 pages → out/ (9 files, 9 written, 4 removed)\n")
    let cleaning = Harness { _ in
      var report = PipelineReport()
      (report.filesRemoved, report.output) = (4, "site")
      return report
    }
    #expect(await cleaning.run("clean").out == "Removed the kept results and site/ (4 files)\n")
    #expect(await Harness().run("clean").out == "Removed the kept results; there was no site that Dalil made\n")
  }

  @Test("a terminal shows how far the compiler is, and nothing of it stays")
  func progress() async {
    let harness = Harness(environment: ["TERM": "xterm"], isTerminal: true) { progress in
      progress(.step("Read"))
      progress(.checkedSnippets(1, of: 2))
      progress(.checkedSnippets(1, of: 2))
      progress(.checkedSnippets(2, of: 2))
      return PipelineReport()
    }
    let result = await harness.run("check")
    #expect(
      result.error == "\rChecking Swift blocks: 1 of 2\u{1B}[K\rChecking Swift blocks: 2 of 2\u{1B}[K\r\u{1B}[K")
  }

  @Test(
    "no progress is shown where it would be in the way",
    arguments: [
      ("check", "xterm", false), ("check -q", "xterm", true), ("check", "dumb", true),
    ])
  func noProgress(call: String, term: String, isTerminal: Bool) async {
    let harness = Harness(environment: ["TERM": term], isTerminal: isTerminal) { progress in
      progress(.checkedSnippets(1, of: 2))
      return PipelineReport()
    }
    #expect(await harness.run(call).error == "")
  }

  @Test(
    "colour is for terminals that want it",
    arguments: [
      ([:], "auto", false), (["NO_COLOR": "1"], "auto", false), (["TERM": "dumb"], "auto", false),
      (["TERM": "xterm"], "auto", true), (["TERM": "xterm", "NO_COLOR": ""], "auto", true),
      (["NO_COLOR": "1"], "always", true), (["TERM": "xterm"], "never", false),
    ])
  func colour(environment: [String: String], choice: String, isColoured: Bool) async {
    let wrong = finding(.error)
    let harness = Harness(environment: environment, isTerminal: true) { _ in
      var report = PipelineReport()
      report.diagnostics = [wrong]
      return report
    }
    #expect(await harness.run("check -q --color=\(choice)").error.contains("\u{1B}[") == isColoured)
  }
}
