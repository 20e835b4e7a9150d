import CommandLineInterface
import Testing

@testable import Pipeline

@Suite("What is said of translations")
struct TranslationTextTests {
  private static let coverage = [
    LanguageCoverage(
      language: "ar", pages: 12, translatedPages: 12, sections: 367, current: 365, stale: 2, missing: 0, unrecorded: 0,
      percent: 99),
    LanguageCoverage(
      language: "zh-Hans", pages: 12, translatedPages: 9, sections: 367, current: 300, stale: 0, missing: 60,
      unrecorded: 7, percent: 81),
  ]

  private func harness(_ change: @escaping @Sendable (inout PipelineReport) -> Void) -> Harness {
    Harness { _ in
      var report = PipelineReport()
      report.pages = 36
      change(&report)
      return report
    }
  }

  @Test("the table of the check has columns that stand below one another")
  func table() async {
    let result = await harness { $0.coverage = Self.coverage }.run("check translations")
    #expect(
      result.out == """
                 pages  sections  current  stale  missing  unrecorded  up to date
        ar       12/12       367      365      2        0           0         99%
        zh-Hans   9/12       367      300      0       60           7         81%
        36 pages, Swift blocks not checked

        """)
  }

  @Test("the table is there for those who ask for it")
  func tableIsAskedFor() async {
    func output(_ call: String, _ coverage: [LanguageCoverage] = Self.coverage) async -> String {
      await harness { $0.coverage = coverage }.run(call).out
    }
    #expect(await !output("check").contains("unrecorded"))
    #expect(await output("check translations --quiet") == "")
    #expect(await output("check translations", []).hasPrefix("There is nothing to translate\n"))
    let json = await output("check --format json")
    #expect(json.contains("\"language\": \"zh-Hans\",\n      \"pages\": 12,\n      \"translatedPages\": 9,"))
  }

  @Test("what was accepted is named, what is as before is counted")
  func accepted() async {
    let result = await harness { report in
      var first = AcceptedPage(file: "ar/tabs.md", record: "ar/.translations")
      (first.changed, first.added, first.unchanged) = (["one", "top"], ["two"], ["three"])
      var second = AcceptedPage(file: "ar/sheets.md", record: "ar/.translations")
      (second.unchanged, second.missing) = (["top"], (1...9).map { "s\($0)" })
      report.accepted = [first, second]
    }.run("accept")
    #expect(
      result.out == """
        content/ar/tabs.md: changed: one, top; new: two
        content/ar/sheets.md: 9 sections not translated
        Accepted 5 sections of 2 pages (2 as before) in content/ar/.translations

        """)
  }

  @Test("that nothing had to be recorded is said")
  func acceptedBefore() async {
    let result = await harness { report in
      var page = AcceptedPage(file: "ar/tabs.md", record: "ar/.translations")
      page.unchanged = ["top"]
      report.accepted = [page]
    }.run("accept")
    #expect(result.out == "1 section of 1 page had been accepted before; content/ar/.translations stays as it is\n")
  }

  @Test("a record that loses the lines of a page that is gone does not stay as it is")
  func removed() async {
    let result = await harness { report in
      var gone = AcceptedPage(file: "ar/old.md", record: "ar/.translations")
      gone.removed = ["top", "#top"]
      var page = AcceptedPage(file: "ar/index.md", record: "ar/.translations")
      page.unchanged = ["top"]
      report.accepted = [gone, page]
    }.run("accept")
    #expect(
      result.out == """
        content/ar/old.md: no longer recorded: top, #top
        Accepted 1 section of 1 page (1 as before) in content/ar/.translations

        """)
  }
}
