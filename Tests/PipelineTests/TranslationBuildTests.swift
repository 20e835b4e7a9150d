import Diagnostics
import Languages
import Pipeline
import Testing

@Suite struct TranslationBuildTests {
  private static let english = "## One {#one}\n\n```json\n{\"a\": 1}\n```\n"
  private static let hebrew = "## אחת {#one}\n\n```json\n{\"a\": 2}\n```\n"
  private static let files = [
    "dalil.yml": "title: Guides\nlanguages: [en, he, ar]\n", "en/tabs.md": english, "he/tabs.md": hebrew,
    "ar/tabs.md": "## واحد {#one}\n\n```json\n{\"a\": 1}\n```\n",
  ]

  private func findings(_ report: PipelineReport) -> [String] {
    report.diagnostics.filter { $0.code.name.hasPrefix("parity") }.map { "\($0.file ?? "") \($0.code.name)" }
  }

  @Test func `a build and a check report where a translation differs, and it is only a warning`() throws {
    let site = try TemporarySite(Self.files)
    let report = try site.build()
    #expect(findings(report) == ["he/tabs.md parity-code"])
    #expect(report.output != nil)
    #expect(try findings(site.check()) == ["he/tabs.md parity-code"])
    let strict = try site.build { $0.isStrict = true }
    #expect(strict.hasErrors)
  }

  @Test func `a page of another language at the place of a home page does not collide with one that is made`() throws {
    let site = try TemporarySite(["en/index.md": "---\nlang: no\n---\n# Hjem\n", "en/b.md": "# B\n"])
    #expect(try site.build().diagnostics.filter { $0.severity == .error } == [])
  }

  @Test func `what was found is remembered, and forgotten when either page changes`() throws {
    let site = try TemporarySite(Self.files)
    let first = try site.check().diagnostics
    let second = try site.check().diagnostics
    #expect(second == first)
    try site.write("en/tabs.md", Self.hebrew)
    #expect(try findings(site.check()) == ["ar/tabs.md parity-code"])
    try site.write("ar/tabs.md", Self.hebrew)
    #expect(try findings(site.check()).isEmpty)
    try site.write("he/tabs.md", Self.english)
    #expect(try findings(site.check()) == ["he/tabs.md parity-code"])
    try site.remove("en/tabs.md")
    #expect(try findings(site.check()).isEmpty)
  }

  @Test func `one language alone is compared with its source in another`() throws {
    let site = try TemporarySite(Self.files)
    let hebrew = try site.check { $0.languages = LanguageTag("he").map { [$0] } ?? [] }
    #expect(findings(hebrew) == ["he/tabs.md parity-code"])
    let arabic = try site.check { $0.languages = LanguageTag("ar").map { [$0] } ?? [] }
    #expect(findings(arabic).isEmpty)
  }
}
