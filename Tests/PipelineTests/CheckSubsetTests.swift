import Diagnostics
import Pipeline
import Testing

/// What a check of one part says of the rest.
@Suite struct CheckSubsetTests {
  private static let files = [
    "dalil.yml": "title: Guides\nlanguages: [en, ar]\n", "en/index.md": "---\ntitle: Home\n---\nHello.\n",
    "ar/index.md": "---\ntitle: البيت\n---\nأهلًا.\n",
  ]

  private static let mistakes: [(path: String, text: String, code: String)] = [
    ("dalil.yml", "title: Guides\nlanguages: [en, ar]\ntranslations: {minimum: 101}\n", "wrong-value"),
    ("dalil.yml", "title: Guides\nlanguages: [en, ar]\ntransaltions: {minimum: 10}\n", "unknown-key"),
    ("ar/.translations", "dalil translations 1\n<<<<<<< mine\n", "translation-record"),
    ("ar/.translations", "dalil translations 7\n", "translation-record"),
    ("ar/.translations", "words\n", "translation-record"),
    ("ar/index.md", "---\ntitle: [\n---\n", "yaml-syntax"),
    ("en/index.md", "---\ntitle: Home\n\nHello.\n", "front-matter-unclosed"),
  ]

  private func codes(_ site: TemporarySite, _ subset: CheckSubset) throws -> [String] {
    try SitePipeline.check(site.options(), subsets: [subset]) { _ in }.diagnostics.filter { $0.severity == .error }
      .map(\.code.name)
  }

  @Test(arguments: mistakes)
  func `a mistake that makes every answer wrong is told whatever is asked`(
    path: String, text: String, code: String
  ) throws {
    let site = try TemporarySite(Self.files)
    try site.write(path, text)
    for subset in CheckSubset.allCases {
      #expect(try codes(site, subset).contains(code), "\(subset)")
    }
  }

  @Test func `warnings of the content are told by the check of the content alone`() throws {
    let site = try TemporarySite(Self.files)
    try site.write("en/index.md", "---\ntitle: Home\n---\nHello.[^1]\n\n```\nopen\n")
    for subset in CheckSubset.allCases {
      let report = try SitePipeline.check(site.options { $0.isStrict = true }, subsets: [subset]) { _ in }
      #expect(report.diagnostics.contains { $0.code.name == "unclosed-fence" } == (subset == .content), "\(subset)")
    }
  }
}
