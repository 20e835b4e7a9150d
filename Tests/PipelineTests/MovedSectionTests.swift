import Diagnostics
import Foundation
import Pipeline
import Testing

/// Sections without ids, which a translation shares with its source by their places, when the source's move.
@Suite struct MovedSectionTests {
  private static func page(_ title: String, _ sections: [String]) -> String {
    "---\ntitle: \(title)\n---\nText.\n" + sections.map { "\n## \($0)\n\nText.\n" }.joined()
  }

  private static let translated = ["أ", "ب", "ج"]

  /// A site whose page with sections One, Two and Three was accepted, with other sections now.
  private func site(_ source: [String], _ translation: [String] = translated) throws -> TemporarySite {
    let site = try TemporarySite([
      "dalil.yml": "title: Guides\nlanguages: [en, ar]\n", "en/index.md": Self.page("Home", []),
      "ar/index.md": Self.page("البيت", []), "en/a.md": Self.page("A", ["One", "Two", "Three"]),
      "ar/a.md": Self.page("ألف", Self.translated),
    ])
    try accept(site)
    try site.write("en/a.md", Self.page("A", source))
    try site.write("ar/a.md", Self.page("ألف", translation))
    return site
  }

  @discardableResult
  private func accept(_ site: TemporarySite, sections: [String] = []) throws -> PipelineReport {
    try SitePipeline.accept(site.options(), places: ["ar"], sections: sections)
  }

  private func findings(_ site: TemporarySite) throws -> [String] {
    try site.check().diagnostics.map { "\($0.range?.start.line ?? 0) \($0.message)" }
  }

  /// The headings of the translation with the ids of the source that they answer to.
  private func aliases(_ site: TemporarySite) throws -> [String] {
    try site.build()
    let page = try site.page("ar/a.html")
    return Self.translated.map { heading in
      let id = page.components(separatedBy: "id=\"\(heading)\"").dropFirst().first ?? ""
      let alias = id.components(separatedBy: "</h2>")[0].components(separatedBy: "class=\"alias\" id=\"").dropFirst()
      return "\(heading) \(alias.first?.prefix { $0 != "\"" } ?? "-")"
    }
  }

  private static let moved = "2 sections were moved in the source since the translation was accepted"

  @Test func `while nothing moves, places tell`() throws {
    let site = try site(["One", "Two", "Three"])
    #expect(try findings(site) == [])
    #expect(try aliases(site) == ["أ one", "ب two", "ج three"])
  }

  @Test func `two that change places are told, and neither has the other's id`() throws {
    let site = try site(["Two", "One", "Three"])
    #expect(try findings(site).count == 1)
    #expect(try findings(site).first?.hasSuffix(Self.moved.dropFirst(2)) == true)
    #expect(try aliases(site) == ["أ -", "ب -", "ج three"])
    try site.write("ar/a.md", Self.page("ألف", ["ب", "أ", "ج"]))
    try accept(site)
    #expect(try findings(site) == [])
    #expect(try aliases(site) == ["أ one", "ب two", "ج three"])
  }

  @Test func `the translation of a section that goes is the one that is told`() throws {
    let site = try site(["One", "Three"])
    #expect(try findings(site) == ["10 section 'ب' was translated from a section that the source no longer has"])
    #expect(try aliases(site) == ["أ one", "ب -", "ج three"])
    // As long as it stands there, the record says what it was.
    try accept(site)
    #expect(try accept(site).accepted.allSatisfy { $0.missing.isEmpty && $0.removed.isEmpty })
    #expect(try findings(site).count == 1)
    #expect(try aliases(site) == ["أ one", "ب -", "ج three"])
    try site.write("ar/a.md", Self.page("ألف", ["أ", "ج"]))
    #expect(try findings(site) == [])
    #expect(try accept(site).accepted.first { $0.file == "ar/a.md" }?.removed == ["two"])
    #expect(try findings(site) == [])
  }

  @Test func `a section that comes first leaves the others what they are`() throws {
    let site = try site(["New", "One", "Two", "Three"])
    #expect(try findings(site).map { $0.drop { $0 != " " } } == [" section 'new' of the source is missing"])
    #expect(try aliases(site) == ["أ one", "ب two", "ج three"])
    let source = try String(contentsOf: site.content.appendingPathComponent("en/a.md"), encoding: .utf8)
    try site.write("en/a.md", source.replacingOccurrences(of: "## Two\n\nText", with: "## Two\n\nWords"))
    #expect(
      try findings(site).contains("10 section 'two' has changed in the source since its translation was accepted"))
    #expect(try site.check().diagnostics.count == 2)
    try site.write("ar/a.md", Self.page("ألف", ["جديد", "أ", "ب", "ج"]))
    #expect(
      try findings(site).contains("14 section 'two' has changed in the source since its translation was accepted"))
    try accept(site)
    #expect(try findings(site) == [])
  }

  @Test func `where one goes and another comes, no section has a note or an id that may be another's`() throws {
    let site = try site(["Two", "Three", "New"])
    #expect(try aliases(site) == ["أ -", "ب -", "ج -"])
    #expect(try findings(site).filter { $0.hasSuffix(Self.moved.dropFirst(2)) }.count == 1)
    #expect(try !site.page("ar/a.html").contains("class=\"stale\""))
  }

  @Test func `accepting one section keeps the order that was recorded`() throws {
    let site = try site(["Two", "One", "Three"])
    try accept(site, sections: ["three"])
    #expect(try aliases(site) == ["أ -", "ب -", "ج three"])
  }

  @Test func `a section with the id top is not the page's beginning`() throws {
    let site = try site(["One", "Two", "Three {#top}"])
    try accept(site)
    try site.write("en/a.md", Self.page("A", ["One", "Two", "Three {#top}"]) + "\nMore.\n")
    let finding = try #require(try site.check().diagnostics.first { $0.code.name == "stale-translation" })
    #expect(finding.remedy?.hasSuffix(" content/ar/a.md --section '#top'") == true)
    let beginning = try SitePipeline.accept(site.options(), places: ["ar/a.md"], sections: ["top"])
    #expect(beginning.accepted.map(\.unchanged) == [["top"]])
    let section = try SitePipeline.accept(site.options(), places: ["ar/a.md"], sections: ["#top"])
    #expect(section.accepted.map(\.changed) == [["#top"]])
  }
}
