import Diagnostics
import Languages
import SiteGraph
import Testing

@Suite struct SiteTests {
  private let english: LanguageTag
  private let hebrew: LanguageTag
  private let settings: SiteSettings

  init() throws {
    english = try #require(LanguageTag("en"))
    hebrew = try #require(LanguageTag("he"))
    settings = SiteSettings(
      languages: [
        .init(tag: english, name: "English", title: "Guides", description: ""),
        .init(tag: hebrew, name: "עברית", title: "מדריכים", description: ""),
      ], defaultLanguage: english, baseAddress: "https://docs.example.org/")
  }

  private func page(
    _ file: String, _ language: LanguageTag, order: Int? = nil, headings: [(Int, String)] = [], links: [String] = []
  ) -> PageFacts {
    let stem = file.dropLast(".md".count)
    let isFolderIndex = stem.hasSuffix("/index")
    let path = stem.dropFirst(language.name.count + 1).dropLast(isFolderIndex ? "/index".count : 0)
    return PageFacts(
      file: file, language: language, path: String(path == "index" ? "" : path), isFolderIndex: isFolderIndex,
      outputPath: "\(stem).html", title: "Title of \(file)", description: "", updated: nil, order: order, tags: [],
      layout: .page, contentsLevel: 3,
      headings: headings.map { .init(level: $0.0, id: $0.1, title: $0.1, line: 1, isTopLevel: true) },
      references: links.map { .init(destination: $0, kind: .link, range: SourceRange(line: 1, column: 1)) },
      extraIDs: [])
  }

  private func destinations(of links: [String], in file: String, among others: [PageFacts], assets: Set<String> = [])
    throws -> [Destination?]
  {
    let site = Site(settings: settings, pages: others + [page(file, english, links: links)], assets: assets)
    let index = try #require(site.pages.firstIndex { $0.file == file })
    let context = site.context(of: index)
    return links.map { context.destinations[$0] }
  }

  @Test func `links to sources become links to pages with query and fragment in order`() throws {
    let found = try destinations(
      of: [
        "../reference/api.md#errors", "../reference/api.md?view=full#errors", "../reference/release%20notes.md#v1",
        "#start", "../reference/", "https://example.org/readme.md", "files/notes.md.txt", "nowhere.md", "../../../x.md",
      ], in: "en/guide/start.md",
      among: [
        page("en/reference/api.md", english), page("en/reference/index.md", english),
        page("en/reference/release notes.md", english),
      ], assets: ["en/guide/files/notes.md.txt"])
    #expect(
      found == [
        .site(href: "../reference/api.html#errors"), .site(href: "../reference/api.html?view=full#errors"),
        .site(href: "../reference/release%20notes.html#v1"), .site(href: "#start"),
        .site(href: "../reference/index.html"), .external(href: "https://example.org/readme.md"),
        .site(href: "files/notes.md.txt"), .broken, .broken,
      ])
  }

  @Test func `links may name the root page and the files that are made`() throws {
    var dated = page("he/b.md", hebrew)
    dated.updated = "2026-11-30"
    #expect(
      try destinations(of: ["feed.xml", "../", "../sitemap.xml", "../he/feed.xml"], in: "en/a.md", among: [dated]) == [
        .broken, .site(href: "../index.html"), .site(href: "../sitemap.xml"), .site(href: "../he/feed.xml"),
      ])
  }

  @Test func `what may not stand in an address is percent-encoded, once`() throws {
    #expect(
      try destinations(
        of: ["https://example.org/a b%20c/ع?q=\"é\"#x", "mailto:a@example.org?subject=a&body=b", "#cafe\u{301}"],
        in: "en/a.md", among: []) == [
          .external(href: "https://example.org/a%20b%20c/%D8%B9?q=%22%C3%A9%22#x"),
          .external(href: "mailto:a@example.org?subject=a&body=b"), .site(href: "#caf%C3%A9"),
        ])
  }

  @Test func `an address without a scheme gets one, since a page on a disk has none to lend`() throws {
    #expect(
      try destinations(of: ["//example.org/x"], in: "en/a.md", among: [])
        == [.external(href: "https://example.org/x")])
  }

  @Test func `a page in a language that the site does not have leads to the default language's home`() throws {
    let urdu = try #require(LanguageTag("ur"))
    let stray = page("en/stray.md", urdu)
    var home = page("en/index.md", english)
    func context() throws -> PageContext {
      let site = Site(settings: settings, pages: [home, stray], assets: [])
      return site.context(of: try #require(site.pages.firstIndex { $0.language == urdu }))
    }
    #expect(try context().homeHref == "index.html")
    #expect(try context().feedHref == nil)
    home.updated = "2026-11-30"
    #expect(try context().feedHref == "feed.xml")
  }

  @Test func `sections of a translation answer to the ids of the page it was made from`() throws {
    let site = Site(
      settings: settings,
      pages: [
        page("en/tabs.md", english, headings: [(2, "setup"), (3, "faq")]),
        page("he/tabs.md", hebrew, headings: [(2, "התקנה"), (3, "faq")]),
      ], assets: [])
    let translated = try #require(site.pages.firstIndex { $0.language == hebrew })
    #expect(site.headingAliases[translated] == [["setup"], []])
    #expect(site.ids(of: translated) == ["התקנה", "setup", "faq"])
    #expect(site.headingAliases[0] == [[], []])
  }

  @Test func `a page is a translation of the page in the default language`() throws {
    let site = Site(
      settings: settings,
      pages: [page("en/tabs.md", english), page("he/tabs.md", hebrew), page("he/sheets.md", hebrew)], assets: [])
    let sources = site.pages.indices.map { index in site.source(of: index).map { site.pages[$0].file } }
    #expect(site.pages.map(\.file) == ["en/tabs.md", "he/sheets.md", "he/tabs.md"])
    #expect(sources == [nil, nil, "en/tabs.md"])
  }

  @Test func `translations with another outline answer to their own ids alone`() throws {
    let site = Site(
      settings: settings,
      pages: [
        page("en/tabs.md", english, headings: [(2, "setup"), (2, "faq")]),
        page("he/tabs.md", hebrew, headings: [(2, "התקנה")]),
      ], assets: [])
    #expect(site.headingAliases == [[[], []], [[]]])
  }

  @Test func `pages are read folder by folder, by stated order and then by name`() throws {
    let files = ["en/index.md", "en/b.md", "en/guides/index.md", "en/guides/x.md", "en/guides/a.md", "en/z.md"]
    let orders = ["en/guides/index.md": 1, "en/z.md": 2, "en/guides/x.md": 1]
    let site = Site(
      settings: settings, pages: files.map { page($0, english, order: orders[$0]) }, assets: [])
    let order = site.readingOrder[english, default: []].map { site.pages[$0].file }
    #expect(
      order == ["en/index.md", "en/guides/index.md", "en/guides/x.md", "en/guides/a.md", "en/z.md", "en/b.md"])
    let guide = try #require(site.pages.firstIndex { $0.file == "en/guides/x.md" })
    let context = site.context(of: guide)
    #expect(context.previous?.href == "index.html")
    #expect(context.next?.href == "a.html")
    #expect(context.breadcrumbs.map(\.href) == ["../index.html", "index.html", nil])
    #expect(context.breadcrumbs.last?.isCurrent == true)
  }

  @Test func `a missing translation leads to its language's home page and has no alternate`() throws {
    let site = Site(
      settings: settings,
      pages: [page("en/tabs.md", english), page("he/index.md", hebrew), page("en/index.md", english)],
      assets: [])
    let tabs = try #require(site.pages.firstIndex { $0.file == "en/tabs.md" })
    let languages = site.context(of: tabs).languages
    #expect(languages.map(\.href) == ["tabs.html", "../he/index.html"])
    #expect(languages.map(\.isTranslated) == [true, false])
    #expect(site.context(of: tabs).alternates.isEmpty)
    let home = try #require(site.home(of: english))
    #expect(
      site.context(of: home).alternates == [
        Alternate(hreflang: "en", address: "https://docs.example.org/en/index.html"),
        Alternate(hreflang: "he", address: "https://docs.example.org/he/index.html"),
        Alternate(hreflang: "x-default", address: "https://docs.example.org/"),
      ])
    #expect(site.alternatesOfLanguageChooser == site.context(of: home).alternates)
  }

  @Test(arguments: [true, false])
  func `the way begins with the name of the site, or else with the title of its home page`(isTitled: Bool) throws {
    var settings = settings
    for index in settings.languages.indices {
      (settings.languages[index].title, settings.languages[index].isTitled) = ("The site", isTitled)
    }
    var home = page("en/index.md", english)
    home.title = "Home"
    let site = Site(settings: settings, pages: [home, page("en/tabs.md", english)], assets: [])
    let tabs = try #require(site.pages.firstIndex { $0.file == "en/tabs.md" })
    #expect(site.context(of: tabs).breadcrumbs.first?.title == (isTitled ? "The site" : "Home"))
  }

  @Test func `a home page at the root stands for all languages`() throws {
    var root = page("en/index.md", english)
    (root.file, root.outputPath) = ("index.md", "index.html")
    let site = Site(settings: settings, pages: [root, page("he/index.md", hebrew)], assets: [])
    #expect(!site.hasLanguageChooser)
    let home = try #require(site.home(of: hebrew))
    #expect(site.context(of: home).alternates.map(\.address).last == "https://docs.example.org/index.html")
  }
}
