import Diagnostics
import Languages
import SiteGraph
import Testing

@Suite struct TranslationStateTests {
  private let english: LanguageTag
  private let arabic: LanguageTag
  private let hebrew: LanguageTag
  private let settings: SiteSettings

  init() throws {
    english = try #require(LanguageTag("en"))
    arabic = try #require(LanguageTag("ar"))
    hebrew = try #require(LanguageTag("he"))
    settings = SiteSettings(
      languages: [english, arabic, hebrew].map { .init(tag: $0, name: "\($0)", title: "\($0)", description: "") },
      defaultLanguage: english, baseAddress: "https://docs.example.org/")
  }

  /// A page with sections, each given as its id, its level and what it says.
  private func page(
    _ file: String, _ sections: [(String, Int, UInt64)], origin: PageFacts.Origin = .written
  ) -> PageFacts {
    let stem = file.dropLast(".md".count)
    let parts = stem.split(separator: "/")
    let range = SourceRange(line: 1, column: 1)
    return PageFacts(
      file: file, language: LanguageTag(String(parts[0])) ?? english, path: parts.dropFirst().joined(separator: "/"),
      isFolderIndex: false, outputPath: "\(stem).html", title: file, description: "", updated: nil, order: nil,
      tags: [],
      layout: .page, contentsLevel: 3,
      headings: sections.map { .init(level: $0.1, id: $0.0, title: $0.0, line: 1, isTopLevel: true) }, references: [],
      extraIDs: [],
      sections: [.init(id: "", heading: nil, fingerprint: SectionFingerprint(value: 1), range: range)]
        + sections.enumerated().map {
          .init(id: $1.0, heading: $0, fingerprint: SectionFingerprint(value: $1.2), range: range)
        }, origin: origin)
  }

  private func standings(
    source: [(String, Int, UInt64)], translation: [(String, Int, UInt64)], recorded: [(String, UInt64)]
  ) throws -> [String] {
    var record = TranslationRecord(folder: "ar")
    record.pages["ar/x.md"] = ([("", 1)] + recorded).map {
      .init(section: $0.0, fingerprint: SectionFingerprint(value: $0.1))
    }
    let site = Site(
      settings: settings, pages: [page("en/x.md", source), page("ar/x.md", translation)], assets: [],
      records: [arabic: record])
    let index = try #require(site.pages.firstIndex { $0.file == "ar/x.md" })
    let state = try #require(site.translationStates[index])
    return zip(site.pages[state.source].sections, state.sections).map { section, own in
      "\(section.id): \(own.standing)" + (own.own.map { " \(site.pages[index].sections[$0].id)" } ?? "")
    } + state.gone.map { "\(site.pages[index].sections[$0].id): gone" }
  }

  @Test func `sections are found by their ids, and without them by their places`() throws {
    #expect(
      try standings(
        source: [("a", 2, 10), ("b", 2, 11), ("c", 3, 12), ("d", 2, 13)],
        translation: [("أ", 2, 0), ("ب", 2, 0), ("c", 3, 0), ("د", 2, 0)],
        recorded: [("a", 10), ("b", 99), ("d", 13)])
        == [": current ", "a: current أ", "b: stale ب", "c: unrecorded c", "d: current د"])
  }

  @Test func `a section that the translation lacks is missing, though it is recorded`() throws {
    #expect(
      try standings(
        source: [("a", 2, 10), ("b", 2, 11)], translation: [("b", 2, 0)], recorded: [("a", 10), ("b", 11)])
        == [": current ", "a: missing", "b: current b"])
  }

  @Test func `where places do not tell, nothing is taken for a translation`() throws {
    #expect(
      try standings(source: [("a", 2, 10), ("b", 2, 11)], translation: [("أ", 2, 0)], recorded: [])
        == [": current ", "a: missing", "b: missing"])
    #expect(
      try standings(source: [("a", 2, 10)], translation: [("أ", 3, 0)], recorded: []) == [": current ", "a: missing"])
  }

  @Test func `a heading that changed makes its section stale, even if its id was made from it`() throws {
    #expect(
      try standings(
        source: [("a", 2, 10), ("new-words", 2, 21), ("c", 2, 12)],
        translation: [("أ", 2, 0), ("ب", 2, 0), ("ج", 2, 0)], recorded: [("a", 10), ("old-words", 11), ("c", 12)])
        == [": current ", "a: current أ", "new-words: stale ب", "c: current ج"])
  }

  @Test func `an id that changed alone makes nothing stale`() throws {
    #expect(
      try standings(
        source: [("a", 2, 10), ("new", 2, 11)], translation: [("أ", 2, 0), ("ب", 2, 0)],
        recorded: [("a", 10), ("old", 11)]) == [": current ", "a: current أ", "new: current ب"])
  }

  @Test func `a section whose source is gone is told as long as the translation has it`() throws {
    #expect(
      try standings(
        source: [("a", 2, 10)], translation: [("a", 2, 0), ("b", 2, 0)], recorded: [("a", 10), ("b", 11)])
        == [": current ", "a: current a", "b: gone"])
    #expect(
      try standings(source: [("a", 2, 10)], translation: [("a", 2, 0)], recorded: [("a", 10), ("b", 11)])
        == [": current ", "a: current a"])
  }

  @Test func `a section in the place of one that is gone is new if its code is another`() throws {
    func landmarks(_ number: Int) -> SectionLandmarks {
      SectionLandmarks(hashes: (0..<10).map { UInt32(number * 100 + $0) })
    }
    var source = page("en/x.md", [("a", 2, 10), ("new", 2, 21), ("c", 2, 12)])
    var translation = page("ar/x.md", [("أ", 2, 0), ("ب", 2, 0), ("ج", 2, 0)])
    for place in 1...3 { translation.sections[place].landmarks = landmarks(place) }
    var record = TranslationRecord(folder: "ar")
    record.pages["ar/x.md"] = [("", 1), ("a", 10), ("old", 11), ("c", 12)].map {
      .init(section: $0.0, fingerprint: SectionFingerprint(value: $0.1))
    }
    func standings(_ changed: Int) throws -> [String] {
      for place in 1...3 { source.sections[place].landmarks = landmarks(place) }
      source.sections[2].landmarks = landmarks(changed)
      let site = Site(settings: settings, pages: [source, translation], assets: [], records: [arabic: record])
      let state = try #require(site.translationStates[0])
      return state.sections.map { "\($0.standing)" } + state.gone.map { "\(site.pages[0].sections[$0].id): gone" }
    }
    #expect(try standings(2) == ["current", "current", "stale", "current"])
    #expect(try standings(7) == ["current", "current", "missing", "current", "ب: gone"])
  }

  @Test func `a record follows its page to another path`() throws {
    var record = TranslationRecord(folder: "ar")
    record.pages["ar/old/x.md"] = [("", 1), ("a", 10), ("b", 11)].map {
      .init(section: $0.0, fingerprint: SectionFingerprint(value: $0.1))
    }
    record.pages["ar/y.md"] = [.init(section: "", fingerprint: SectionFingerprint(value: 1))]
    let pages = [
      page("en/new/x.md", [("a", 2, 10), ("b", 2, 12)]), page("ar/new/x.md", [("a", 2, 0), ("b", 2, 0)]),
      page("en/y.md", []), page("ar/y.md", []), page("en/z.md", [("q", 2, 40)]), page("ar/z.md", [("q", 2, 0)]),
    ]
    let site = Site(settings: settings, pages: pages, assets: [], records: [arabic: record])
    #expect(site.records[arabic]?.pages.keys.sorted() == ["ar/new/x.md", "ar/y.md"])
    let moved = try #require(site.pages.firstIndex { $0.file == "ar/new/x.md" })
    #expect(site.translationStates[moved]?.sections.map(\.standing) == [.current, .current, .stale])
    let other = try #require(site.pages.firstIndex { $0.file == "ar/z.md" })
    #expect(site.translationStates[other]?.sections.map(\.standing) == [.unrecorded, .unrecorded])
    let drafts = Site(
      settings: settings, pages: pages, assets: [], drafts: ["ar/old/x.md"], records: [arabic: record])
    #expect(drafts.records == [arabic: record])
  }

  @Test func `an original is the source of its versions in other languages`() throws {
    let site = Site(
      settings: settings,
      pages: [
        page("en/x.md", []), page("ar/x.md", [], origin: .original), page("he/x.md", []), page("he/y.md", []),
        page("en/z.md", [], origin: .generated), page("ar/z.md", []),
      ], assets: [])
    let sources = site.pages.indices.map { index in
      "\(site.pages[index].file) < \(site.source(of: index).map { site.pages[$0].file } ?? "-")"
    }
    #expect(
      sources == [
        "ar/x.md < -", "ar/z.md < -", "en/x.md < ar/x.md", "en/z.md < -", "he/x.md < ar/x.md", "he/y.md < -",
      ])
  }

  @Test func `a source page has a page in its place in each language that lacks it`() {
    let pages = [
      page("en/x.md", [("a", 2, 1)]), page("ar/x.md", []), page("en/g/y.md", []), page("he/z.md", []),
      page("ar/w.md", [], origin: .original), page("en/taken.md", []),
    ]
    let found = FallbackPages.missing(in: pages, settings: settings, taken: ["he/Taken.html"])
    #expect(
      found.map { "\($0.file) \($0.outputPath) < \($0.shownText?.file ?? "")" } == [
        "ar/g/y.md ar/g/y.html < en/g/y.md", "ar/taken.md ar/taken.html < en/taken.md",
        "en/w.md en/w.html < ar/w.md", "he/g/y.md he/g/y.html < en/g/y.md", "he/w.md he/w.html < ar/w.md",
        "he/x.md he/x.html < en/x.md",
      ])
    #expect(found.allSatisfy { $0.sections.isEmpty && $0.textLanguage != $0.language })
  }
}
