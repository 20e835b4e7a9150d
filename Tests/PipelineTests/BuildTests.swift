import Diagnostics
import Foundation
import Languages
import Pipeline
import Testing

@Suite struct BuildTests {
  private static let files = [
    "dalil.yml": "title: Guides\nlanguages: [en, he]\nbase-address: https://docs.example.org/\n",
    "en/index.md": "---\ntitle: Home\n---\nHello. [Tabs](tabs.md#setup)\n",
    "en/tabs.md": "---\ntitle: Tabs\n---\n## Setup\nText.\n", "he/index.md": "---\ntitle: בית\n---\nשלום.\n",
    "en/picture.png": "not really",
  ]

  @Test func `two builds of the same content are the same bytes, with and without memory`() throws {
    let site = try TemporarySite(Self.files)
    try site.build()
    let first = try site.snapshot()
    #expect(first.keys.contains("en/tabs.html") && first.keys.contains("en/picture.png"))
    #expect(try site.build().filesWritten == 0)
    #expect(try site.snapshot() == first)
    try site.build { $0.usesCache = false }
    #expect(try site.snapshot() == first)
    let other = try TemporarySite(Self.files)
    try other.build { $0.jobs = 1 }
    #expect(try other.snapshot() == first)
  }

  @Test func `what runs have kept and none has used for long goes`() throws {
    let site = try TemporarySite(Self.files)
    let kept = site.root.appendingPathComponent(".dalil")
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    for name in ["run-a", "run-a.lock", "run-b.lock", "run-c", "run-c.lock"] {
      let path = kept.appendingPathComponent(name).path
      try Data().write(to: URL(fileURLWithPath: path))
      // The lock of a site is made once, and its memory is written by every run.
      let days = name == "run-c" ? 1.0 : 100.0
      let date = Date(timeIntervalSinceNow: -days * 24 * 3600)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    try site.build()
    let names = try FileManager.default.contentsOfDirectory(atPath: kept.path)
    #expect(!names.contains { ["run-a", "run-a.lock", "run-b.lock"].contains($0) })
    #expect(Set(names).isSuperset(of: ["run-c", "run-c.lock", "tidied"]))
    #expect(names.filter { $0.hasPrefix("run-") && !$0.hasSuffix(".lock") }.count == 2)
  }

  @Test func `a changed page gives the site that a clean build gives`() throws {
    let site = try TemporarySite(Self.files)
    try site.build()
    try site.write("en/tabs.md", "---\ntitle: Tabs and more\n---\n## Setup\nOther text.\n")
    let report = try site.build()
    #expect(report.filesWritten > 0 && report.filesWritten < report.files)
    let incremental = try site.snapshot()
    try FileManager.default.removeItem(at: site.output)
    try site.build { $0.usesCache = false }
    #expect(try site.snapshot() == incremental)
  }

  @Test func `a page that is gone leaves the site, with its empty folder`() throws {
    let site = try TemporarySite(Self.files.merging(["en/more/deep.md": "Text."]) { first, _ in first })
    try site.build()
    #expect(try site.snapshot().keys.contains("en/more/deep.html"))
    try site.remove("en/more/deep.md")
    // The page with its picture and its text for machines and for the search, and the page in place of its translation.
    #expect(try site.build().filesRemoved == 5)
    #expect(!FileManager.default.fileExists(atPath: site.output.appendingPathComponent("en/more").path))
  }

  @Test func `the author's own page or file at the root takes the place of the one that is made`() throws {
    let site = try TemporarySite(Self.files)
    try site.build()
    #expect(try site.page("index.html").contains("he/index.html"))
    try site.write("index.md", "---\nlang: en\ntitle: Welcome\n---\nWords at the root. [Tabs](en/tabs.md)\n")
    try site.write("robots.txt", "User-agent: *\nDisallow: /\n")
    #expect(try site.build().diagnostics == [])
    let page = try site.page("index.html")
    #expect(page.contains("Words at the root.") && page.contains("href=\"en/tabs.html\""))
    #expect(try site.page("en/index.html").contains("Hello."))
    #expect(try site.page("robots.txt").contains("Disallow: /\n"))
    let first = try site.snapshot()
    #expect(try site.build().filesWritten == 0)
    #expect(try site.snapshot() == first)
    try site.remove("en/index.md")
    try site.build()
    #expect(try site.page("index.html").contains("Words at the root."))
    #expect(try site.page("he/index.html").contains("href=\"../index.html\""))
    try site.remove("index.md")
    try site.build()
    #expect(try site.page("index.html").contains("he/index.html"))
  }

  @Test func `a failed build names every mistake and leaves the old site whole`() throws {
    let site = try TemporarySite(Self.files)
    try site.build()
    let before = try site.snapshot()
    try site.write("en/tabs.md", "---\ntitel: Tabs\n---\n[gone](gone.md)\n")
    try site.write("he/index.md", "---\ntitle: בית\n---\n[גם](gone.md)\n")
    let report = try site.build()
    #expect(report.hasErrors && report.output == nil)
    #expect(Set(report.diagnostics.compactMap(\.file)) == ["en/index.md", "en/tabs.md", "he/index.md"])
    #expect(try site.snapshot() == before)
  }

  @Test func `a folder that others filled is not written`() throws {
    let site = try TemporarySite(Self.files)
    let precious = site.output.appendingPathComponent("precious.txt")
    try FileManager.default.createDirectory(at: site.output, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: precious)
    #expect(throws: PipelineFailure.self) { try site.build() }
    #expect(try site.snapshot() == ["precious.txt": Data("mine".utf8)])
    try site.build { $0.overwrites = true }
    #expect(try Data(contentsOf: precious) == Data("mine".utf8))
    _ = try SitePipeline.clean(site.options())
    #expect(try site.snapshot() == ["precious.txt": Data("mine".utf8)])
  }

  @Test(arguments: ["content", "content/en", "."])
  func `the site is never written over its sources`(folder: String) throws {
    let site = try TemporarySite(Self.files)
    let before = try site.snapshot(site.content)
    #expect(throws: PipelineFailure.self) {
      try site.build { $0.output = site.root.appendingPathComponent(folder).path }
    }
    #expect(try site.snapshot(site.content) == before)
  }

  @Test func `drafts are published only where they are asked for`() throws {
    let site = try TemporarySite(
      Self.files.merging(["en/draft.md": "---\ndraft: yes\n---\nSoon."]) { first, _ in first })
    try site.build()
    #expect(!(try site.snapshot().keys.contains("en/draft.html")))
    try site.build { $0.includesDrafts = true }
    #expect(try site.snapshot().keys.contains("en/draft.html"))
  }

  @Test func `runs that write one site at the same time do not meet`() async throws {
    let site = try TemporarySite(Self.files)
    let files = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<4 { group.addTask { try site.build { $0.usesCache = false }.files } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(files).count == 1)
    #expect(try site.snapshot().count == files[0] + 1)
  }

  @Test func `templates that are not there are one mistake among the others`() throws {
    let site = try TemporarySite(["dalil.yml": "titel: T\ntemplates: nope\n", "en/a.md": "Text.\n"])
    let places = try site.build().diagnostics.compactMap(\.range?.start)
    #expect(places.map(\.line) == [1, 2] && places.map(\.column) == [1, 12])
  }

  @Test func `a link to a draft says that it is one`() throws {
    let site = try TemporarySite(["en/a.md": "[soon](draft.md)\n", "en/draft.md": "---\ndraft: yes\n---\nSoon."])
    #expect(
      try site.build().diagnostics.map(\.remedy) == ["publish that page, which is a draft, or build with --drafts"])
    #expect(try !site.build { $0.includesDrafts = true }.hasErrors)
  }

  @Test func `a language without a home page gets one that lists its pages`() throws {
    let site = try TemporarySite(["en/tabs.md": "# Tabs\nText.", "he/tabs.md": "# לשוניות\nטקסט."])
    try site.build()
    #expect(try site.page("he/index.html").contains("href=\"tabs.html\""))
    #expect(try site.page("he/index.html").contains("dir=\"rtl\""))
  }

  @Test func `a language without a home page is shown that of the source, with its own pages`() throws {
    let site = try TemporarySite([
      "en/index.md": "---\ntitle: Start\ndescription: All of it.\n---\nHello. [Tabs](tabs.md)\n\n## More\n\nText.\n",
      "en/tabs.md": "# Tabs\nText.", "he/tabs.md": "# לשוניות\nטקסט.",
    ])
    #expect(try !site.build().hasErrors)
    let home = try site.page("he/index.html")
    #expect(home.contains("<html lang=\"he\" dir=\"rtl\""))
    #expect(home.contains("href=\"tabs.html\"") && home.contains("לשוניות"))
    #expect(home.contains("<p>Hello.") && home.contains("lang=\"en\" dir=\"ltr\""))
    #expect(try site.page("he/tabs.html").contains("href=\"index.html\""))
    let hebrew = try #require(LanguageTag("he"))
    #expect(try !site.build { $0.languages = [hebrew] }.hasErrors)
    #expect(try !site.page("he/index.html").contains("Hello."))
  }

  @Test func `a feed is made where pages say when they changed`() throws {
    let site = try TemporarySite([
      "dalil.yml": "title: Guides\nlanguages: [en, he]\nbase-address: https://docs.example.org/\n",
      "en/a.md": "---\ntitle: A\nupdated: 2026-11-30\n---\nText.\n", "he/a.md": "---\ntitle: א\n---\nטקסט.\n",
    ])
    try site.build()
    #expect(try site.page("en/feed.xml").contains("<updated>2026-11-30T00:00:00Z</updated>"))
    #expect((try? site.page("he/feed.xml")) == nil)
    #expect(try site.page("en/a.html").contains("feed.xml") && !site.page("he/a.html").contains("feed.xml"))
  }

  @Test func `in a strict run a warning keeps the site from being written`() throws {
    let site = try TemporarySite(["en/a.md": "[text][nowhere]\n"])
    let relaxed = try site.build()
    #expect(relaxed.diagnostics.map(\.severity) == [.warning])
    #expect(try site.build { $0.isStrict = true }.hasErrors)
  }
}
