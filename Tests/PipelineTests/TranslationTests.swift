import Diagnostics
import Foundation
import Languages
import Pipeline
import Testing

/// Translations against their sources, from the files to the pages.
@Suite struct TranslationTests {
  private static let files = [
    "dalil.yml": "title: Guides\nlanguages: [en, ar, he]\nbase-address: https://docs.example.org/\n",
    "en/index.md": "---\ntitle: Home\n---\nHello.\n", "ar/index.md": "---\ntitle: البيت\n---\nأهلًا.\n",
    "he/index.md": "---\ntitle: בית\n---\nשלום.\n",
    "en/guides/tabs.md":
      "---\ntitle: Tabs\n---\nIntro. [Sheets](sheets.md#one)\n\n## One {#one}\n\nFirst.\n\n## Two {#two}\n\nSecond.\n",
    "ar/guides/tabs.md":
      "---\ntitle: الألسنة\n---\nمقدمة.\n\n## واحد {#one}\n\nأول.\n\n## اثنان {#two}\n\nثانٍ.\n",
    "en/guides/sheets.md":
      "---\ntitle: Sheets\nupdated: 2026-11-30\n---\nIntro. [Tabs](tabs.md#two), [home](../index.md).\n\n## One {#one}\n\nFirst.\n",
  ]

  private static let record = "ar/.translations"

  @discardableResult
  private func accept(
    _ site: TemporarySite, _ places: [String] = [], sections: [String] = [],
    _ change: (inout PipelineOptions) -> Void = { _ in }
  ) throws -> PipelineReport {
    try SitePipeline.accept(site.options(change), places: places, sections: sections)
  }

  private func text(_ site: TemporarySite, _ path: String) -> String? {
    try? String(contentsOf: site.content.appendingPathComponent(path), encoding: .utf8)
  }

  /// Findings as their places and what they are.
  private func findings(_ report: PipelineReport) -> [String] {
    report.diagnostics.map { "\($0.file ?? "-"):\($0.range?.start.line ?? 0) \($0.code.name)" }
  }

  @Test func `pages that are moved together keep what was accepted of them`() throws {
    let site = try TemporarySite(Self.files)
    try accept(site)
    for language in ["en", "ar"] {
      let page = try #require(text(site, "\(language)/guides/tabs.md"))
      try site.write("\(language)/more/tab-views.md", page.replacing("sheets.md", with: "../guides/sheets.md"))
      try FileManager.default.removeItem(at: site.content.appendingPathComponent("\(language)/guides/tabs.md"))
    }
    try site.write("en/guides/sheets.md", "---\ntitle: Sheets\n---\nIntro.\n")
    let codes = Set(try site.build().diagnostics.map(\.code.name))
    #expect(codes.isDisjoint(with: ["unrecorded-translation", "orphan-translation"]))
    #expect(try accept(site).accepted.allSatisfy { !$0.isGone })
    let record = try #require(text(site, Self.record))
    #expect(record.contains("\nmore/tab-views.md#one ") && !record.contains("guides/tabs.md"))
  }

  @Test func `what is accepted is written down once, and the same again changes nothing`() throws {
    let site = try TemporarySite(Self.files)
    let report = try accept(site)
    #expect(
      report.accepted.map { "\($0.file): \($0.added)" } == [
        "ar/guides/tabs.md: [\"top\", \"one\", \"two\"]", "ar/index.md: [\"top\"]", "he/index.md: [\"top\"]",
      ])
    let written = try #require(text(site, Self.record))
    #expect(
      written.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "dalil", "#", "guides/tabs.md", "guides/tabs.md#one", "guides/tabs.md#two", "index.md",
      ])
    let file = site.content.appendingPathComponent(Self.record).path
    let before = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    let again = try accept(site)
    #expect(again.accepted.allSatisfy { $0.added.isEmpty && $0.changed.isEmpty })
    #expect(text(site, Self.record) == written)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site.content.path + "/ar").sorted() == [
        ".translations", "guides", "index.md",
      ])
  }

  @Test func `a section that changes is stale, it alone, for authors and for readers`() throws {
    let site = try TemporarySite(Self.files)
    try accept(site)
    #expect(findings(try site.build()) == [])
    #expect(try !site.page("ar/guides/tabs.html").contains("class=\"stale\""))
    let source = try #require(text(site, "en/guides/tabs.md"))
    try site.write("en/guides/tabs.md", source.replacingOccurrences(of: "Second.", with: "Other."))
    let report = try site.build()
    #expect(findings(report) == ["ar/guides/tabs.md:10 stale-translation"])
    let finding = try #require(report.diagnostics.first)
    #expect(finding.notes.map { "\($0.file ?? ""):\($0.range?.start.line ?? 0)" } == ["en/guides/tabs.md:10"])
    #expect(
      finding.remedy
        == "translate what changed, then run: dalil accept content/ar/guides/tabs.md --section two")
    let page = try site.page("ar/guides/tabs.html")
    #expect(page.components(separatedBy: "class=\"stale\"").count == 2)
    let note = try #require(page.firstRange(of: "<p class=\"stale\" role=\"note\">"))
    #expect(page[..<note.lowerBound].hasSuffix("></a></div>\n"))
    #expect(
      page[note.upperBound...].prefix { $0 != "\n" }.contains(
        "<a href=\"../../en/guides/tabs.html#two\" hreflang=\"en\" lang=\"en\" dir=\"ltr\">English</a>"))
    #expect(try !site.page("en/guides/tabs.html").contains("class=\"stale\""))
    #expect(findings(try site.build { $0.isStrict = true }) == ["ar/guides/tabs.md:10 stale-translation"])
    #expect(try site.build { $0.isStrict = true }.hasErrors)

    let accepted = try accept(site, [site.content.path + "/ar/guides/tabs.md"], sections: ["two"])
    #expect(accepted.accepted.map(\.changed) == [["two"]])
    #expect(findings(try site.build()) == [])
    #expect(try !site.page("ar/guides/tabs.html").contains("class=\"stale\""))
  }

  @Test func `a layout of Markdown that changes makes nothing stale`() throws {
    let site = try TemporarySite(Self.files)
    try accept(site)
    let source = try #require(text(site, "en/guides/tabs.md"))
    try site.write(
      "en/guides/tabs.md",
      "\u{FEFF}"
        + source.replacingOccurrences(of: "## One {#one}", with: "One {#one}\n---").replacingOccurrences(
          of: "\n", with: "\r\n"))
    #expect(findings(try site.check()) == [])
  }

  @Test func `with --section the other sections stay as they were accepted`() throws {
    let site = try TemporarySite(Self.files)
    try accept(site)
    let before = try #require(text(site, Self.record)).split(separator: "\n")
    let source = try #require(text(site, "en/guides/tabs.md"))
    try site.write(
      "en/guides/tabs.md",
      source.replacingOccurrences(of: "First.", with: "1.").replacingOccurrences(of: "Intro.", with: "0."))
    try accept(site, ["ar/guides/tabs.md"], sections: ["top"])
    let after = try #require(text(site, Self.record)).split(separator: "\n")
    #expect(zip(before, after).filter { $0 != $1 }.map { $0.0.prefix { $0 != " " } } == ["guides/tabs.md"])
    #expect(findings(try site.check()) == ["ar/guides/tabs.md:6 stale-translation"])
  }

  @Test func `sources stand for their translations, and languages choose among them`() throws {
    let site = try TemporarySite(Self.files)
    let hebrew = try #require(LanguageTag("he"))
    #expect(try accept(site, ["en/index.md"]) { $0.languages = [hebrew] }.accepted.map(\.file) == ["he/index.md"])
    #expect(text(site, Self.record) == nil)
    #expect(try accept(site, ["en"]).accepted.map(\.file) == ["ar/guides/tabs.md", "ar/index.md", "he/index.md"])
    #expect(try accept(site, [site.content.path + "/ar/guides"]).accepted.map(\.file) == ["ar/guides/tabs.md"])
    #expect(try accept(site, [site.root.path]).accepted.count == 3)
  }

  private static let refused: [([String], [String], String)] = [
    (
      ["ar/guides/tab.md"], [],
      "'ar/guides/tab.md' is no page and no folder of pages of this site; did you mean 'ar/guides/tabs.md'?"
    ),
    (
      ["content/ar/indx.md"], [],
      "'content/ar/indx.md' is no page and no folder of pages of this site; did you mean 'content/ar/index.md'?"
    ),
    (
      ["en/guides/sheets.md"], [],
      "'en/guides/sheets.md' has nothing to accept: no page there is a translation, or has one"
    ),
    (["ar/guides/tabs.md"], ["tvo"], "the source has no section 'tvo'; did you mean 'two'?"),
  ]

  @Test(arguments: refused)
  func `what is not there is refused by name`(places: [String], sections: [String], message: String) throws {
    let site = try TemporarySite(Self.files)
    #expect {
      try accept(site, places, sections: sections)
    } throws: { error in
      guard case PipelineFailure.usage(message) = error else { return false }
      return true
    }
    #expect(text(site, Self.record) == nil)
  }

  @Test func `the site of a page is the one that the page is in`() throws {
    for configuration in [Self.files["dalil.yml"], nil] {
      let site = try TemporarySite(Self.files.filter { $0.key != "dalil.yml" })
      if let configuration { try site.write("dalil.yml", configuration) }
      let root = site.root.resolvingSymlinksInPath().path
      for place in ["/content/ar/guides/tabs.md", "/content/ar", "/content", ""] {
        let found = SitePipeline.siteFolder(of: root + place, configuration: nil)
        #expect(found == root, "\(place)")
      }
    }
  }

  @Test func `a record in conflict is reported and not written anew`() throws {
    let site = try TemporarySite(Self.files)
    try accept(site)
    let record = try #require(text(site, Self.record)) + "<<<<<<< mine\n"
    try site.write(Self.record, record)
    #expect(findings(try accept(site)) == ["ar/.translations:7 translation-record"])
    #expect(text(site, Self.record) == record)
    #expect(findings(try site.check()) == ["ar/.translations:7 translation-record"])
  }

  @Test func `records of pages that are gone go when a page is accepted`() throws {
    let site = try TemporarySite(Self.files)
    try accept(site)
    try site.remove("ar/guides/tabs.md")
    let report = try accept(site, ["ar/index.md"])
    #expect(try #require(text(site, Self.record)).split(separator: "\n").count == 3)
    #expect(
      report.accepted.map { "\($0.file) \($0.removed)" } == [
        "ar/guides/tabs.md [\"top\", \"one\", \"two\"]", "ar/index.md []",
      ])
  }

  @Test func `the record is no file of the site`() throws {
    let site = try TemporarySite(Self.files)
    try accept(site)
    try site.build()
    #expect(try !site.snapshot().keys.contains { $0.contains(".translations") })
  }

  @Test func `sections that were never accepted are told once a page, in languages with a record`() throws {
    let site = try TemporarySite(Self.files)
    #expect(findings(try site.check()) == [])
    try accept(site, ["ar/index.md"])
    #expect(findings(try site.check()) == ["ar/guides/tabs.md:2 unrecorded-translation"])
    try site.build()
    #expect(try !site.page("ar/guides/tabs.html").contains("class=\"stale\""))
  }

  @Test func `the table counts pages and sections, and a minimum fails the check`() throws {
    let site = try TemporarySite(Self.files)
    try accept(site, ["ar"])
    let report = try site.check()
    #expect(
      report.coverage.map {
        [$0.pages, $0.translatedPages, $0.sections, $0.current, $0.stale, $0.missing, $0.unrecorded, $0.percent]
      }
        == [[3, 2, 6, 4, 0, 2, 0, 66], [3, 1, 6, 0, 0, 5, 1, 0]])
    #expect(report.coverage.map(\.language) == ["ar", "he"])
    #expect(try !site.check { $0.minimumCoverage = 0 }.hasErrors)
    let arabic = try #require(LanguageTag("ar"))
    #expect(
      try !site.check {
        $0.minimumCoverage = 66; $0.languages = [arabic]
      }.hasErrors)
    let failed = try site.check { $0.minimumCoverage = 67 }
    #expect(
      failed.diagnostics.filter { $0.severity == .error }.map(\.message) == [
        "ar has 66% of the source's 6 sections up to date, less than 67%: 2 missing",
        "he has 0% of the source's 6 sections up to date, less than 67%: 5 missing, 1 unrecorded",
      ])
    try site.write("dalil.yml", (Self.files["dalil.yml"] ?? "") + "translations:\n  minimum: 67\n")
    #expect(try site.check().hasErrors)
    #expect(try !site.build().hasErrors)
  }

  @Test func `a check of one language knows the sources of the others`() throws {
    let site = try TemporarySite(Self.files)
    try accept(site)
    let source = try #require(text(site, "en/guides/tabs.md"))
    try site.write("en/guides/tabs.md", source.replacingOccurrences(of: "Second.", with: "Other."))
    let arabic = try #require(LanguageTag("ar"))
    #expect(findings(try site.check { $0.languages = [arabic] }) == ["ar/guides/tabs.md:10 stale-translation"])
    let report = try site.build { $0.languages = [arabic] }
    #expect(findings(report) == ["ar/guides/tabs.md:10 stale-translation"])
    #expect(try !site.snapshot().keys.contains("ar/guides/sheets.html"))
  }

  @Test func `a missing translation shows its source inside the reader's own page`() throws {
    let site = try TemporarySite(Self.files)
    let report = try site.build()
    #expect(findings(report) == [])
    #expect(report.pages == 6)
    let page = try site.page("ar/guides/sheets.html")
    #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://docs.example.org/en/guides/sheets.html\">"))
    #expect(!page.contains("<link rel=\"alternate\" hreflang"))
    #expect(page.contains("<meta property=\"og:locale\" content=\"en_US\">"))
    #expect(page.contains("<div class=\"prose\" lang=\"en\" dir=\"ltr\">"))
    #expect(page.contains("<div class=\"page-head\" lang=\"en\" dir=\"ltr\">"))
    #expect(page.contains("<p class=\"updated\" lang=\"ar\" dir=\"rtl\">"))
    let notice = "href=\"../../en/guides/sheets.html\" hreflang=\"en\" lang=\"en\" dir=\"ltr\">English</a></p>"
    #expect(page.contains(notice))
    // Its links lead to the reader's language.
    #expect(page.contains("<a href=\"tabs.html#two\">Tabs</a>") && page.contains("<a href=\"../index.html\">home</a>"))
    #expect(page.contains("hreflang=\"ar\" lang=\"ar\" dir=\"rtl\" aria-current=\"true\">"))
    // Lists have it, marked.
    let home = try site.page("ar/index.html")
    #expect(
      home.contains("<bdi lang=\"en\" dir=\"ltr\">Sheets</bdi> <small class=\"language\" lang=\"en\" dir=\"ltr\">"))
    #expect(try site.page("ar/guides/tabs.html").contains("<bdi lang=\"en\" dir=\"ltr\">Sheets</bdi>"))
    // Links between sources of other languages find it; machines do not.
    #expect(try site.page("en/guides/sheets.html").contains("href=\"../../ar/guides/sheets.html\" hreflang=\"ar\""))
    for file in ["sitemap.xml", "en/feed.xml", "llms.txt"] {
      #expect(try !site.page(file).contains("ar/guides/sheets.html"), "\(file)")
    }
    #expect(try site.page("sitemap.xml").contains("en/guides/sheets.html"))
    #expect(try site.page("he/guides/tabs.html").contains("<a href=\"sheets.html#one\">Sheets</a>"))
  }

  @Test func `a page in place of a translation follows its source, and goes when there is one`() throws {
    let site = try TemporarySite(Self.files)
    try site.build()
    try site.write("en/guides/sheets.md", "---\ntitle: Sheets\n---\nOther words.\n\n## One {#one}\n")
    try site.build()
    #expect(try site.page("ar/guides/sheets.html").contains("Other words."))
    #expect(try site.build().filesWritten == 0)
    let kept = try site.snapshot()
    try site.build { $0.usesCache = false }
    #expect(try site.snapshot() == kept)
    try site.write("ar/guides/sheets.md", "---\ntitle: الأوراق\n---\nكلمات.\n")
    try site.build()
    #expect(try !site.page("ar/guides/sheets.html").contains("Other words."))
  }

  @Test func `a site in one language has no such pages`() throws {
    let site = try TemporarySite(["en/index.md": "# Home\n", "en/a.md": "# A\n"])
    let report = try site.build()
    #expect(report.files == report.filesWritten && report.diagnostics == [])
    #expect(try !site.snapshot().keys.contains { $0.hasPrefix("ar/") })
    #expect(try site.check().coverage == [])
  }

  @Test func `a translation without a source is an orphan, unless it is an original`() throws {
    let site = try TemporarySite(Self.files)
    try site.write("ar/guides/sheet.md", "---\ntitle: ورقة\n---\nنص.\n")
    let report = try site.check()
    #expect(findings(report) == ["ar/guides/sheet.md:2 orphan-translation"])
    #expect(report.diagnostics.first?.remedy?.contains("'ar/guides/sheets.md'") == true)
    try site.write("ar/guides/sheet.md", "---\ntitle: ورقة\noriginal: true\n---\nنص.\n\n## قسم {#part}\n")
    #expect(findings(try site.check()) == [])
    try site.build()
    #expect(try site.page("en/guides/sheet.html").contains("<div class=\"prose\" lang=\"ar\" dir=\"rtl\">"))
    try site.write("en/guides/sheet.md", "---\ntitle: Sheet\n---\nText.\n\n## Part {#part}\n")
    #expect(try accept(site, ["en/guides/sheet.md"]).accepted.map(\.record) == ["en/.translations"])
    try site.write("ar/guides/sheet.md", "---\ntitle: ورقة\noriginal: true\n---\nنص.\n\n## جزء {#part}\n")
    #expect(findings(try site.check()) == ["en/guides/sheet.md:6 stale-translation"])
  }
}
