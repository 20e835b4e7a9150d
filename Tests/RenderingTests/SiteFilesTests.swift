import Foundation
import Testing

@testable import Rendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SiteFilesTests {
  /// Whether a text is well-formed XML.
  private func isXML(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

  @Test func `the root page lists the languages in their own names, without script or redirect`() throws {
    let root = try #require(try TestSite().files()["index.html"])
    #expect(
      root.contains("<a href=\"ar/index.html\" hreflang=\"ar\" lang=\"ar\" dir=\"rtl\"><strong>العربية</strong></a>"))
    #expect(
      root.contains("<a href=\"en/index.html\" hreflang=\"en\" lang=\"en\" dir=\"ltr\"><strong>English</strong></a>"))
    #expect(!root.contains("<script") && !root.contains("http-equiv"))
  }

  @Test(arguments: [("https://docs.example.org/", "/"), ("https://example.org/docs/", "/docs/"), (nil, "/")])
  func `the page for missing addresses is reached and leads on from any depth`(base: String?, root: String) throws {
    let page = try #require(try TestSite(baseAddress: base).files()["404.html"])
    #expect(page.contains("base.href = \"\(root)\";"))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"assets/dalil.css\">"))
    #expect(page.contains("<a href=\"ar/index.html\" lang=\"ar\">"))
    #expect(page.contains("<h1>הדף הזה לא קיים</h1>") == page.contains("<section data-tag=\"he\""))
  }

  @Test func `a feed has the dated pages of its language, the newest first`() throws {
    let feed = try #require(try TestSite().files()["ar/feed.xml"])
    #expect(isXML(feed))
    #expect(feed.contains("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"ar\">"))
    #expect(
      feed.contains(
        "<id>https://docs.example.org/ar/guides/tabs.html</id>\n<title>\u{200F}\u{2066}Tabs &amp; iOS 26+\u{2069}</title>"
      ))
    #expect(
      feed.contains("<updated>2026-11-30T00:00:00Z</updated>\n<summary>\u{200F}\u{2066}About tabs\u{2069}</summary>"))
    let new = try #require(feed.firstRange(of: "sheets.html"))
    let old = try #require(feed.firstRange(of: "tabs.html"))
    #expect(new.lowerBound < old.lowerBound)
    #expect(feed.components(separatedBy: "<entry>").count == 3)
  }

  @Test func `titles of a feed keep their order in readers that do not know their direction`() throws {
    let page = TestSite.facts("ar", "x", title: "NavigationStack: من أول رابط", updated: "2026-01-01")
    let feed = try #require(try TestSite(pages: [page]).files()["ar/feed.xml"])
    #expect(feed.contains("<title>\u{200F}\u{2066}NavigationStack\u{2069}: من أول رابط</title>"))
    #expect(feed.contains("<title>دليل</title>"))
  }

  @Test func `what XML cannot hold is left out of a feed, and the rest is escaped once`() throws {
    let page = TestSite.facts(
      "en", "a b", title: "Fixes\u{8} & \"more\" <fast> ]]> now\u{B}\u{FFFE}", updated: "2026-01-01")
    let feed = try #require(try TestSite(pages: [page]).files()["en/feed.xml"])
    #expect(isXML(feed))
    #expect(feed.contains("<title>Fixes &amp; &quot;more&quot; &lt;fast&gt; ]]&gt; now</title>"))
    #expect(feed.contains("https://docs.example.org/en/a%20b.html"))
  }

  @Test func `the map has every page with its translations`() throws {
    let map = try #require(try TestSite().files()["sitemap.xml"])
    #expect(isXML(map))
    #expect(map.components(separatedBy: "<url>").count == 14)
    #expect(
      map.contains(
        """
        <loc>https://docs.example.org/en/guides/tabs.html</loc>
        <lastmod>2026-11-30</lastmod>
        <xhtml:link rel="alternate" hreflang="ar" href="https://docs.example.org/ar/guides/tabs.html"/>
        """))
  }

  @Test func `the list for language models has a section a language`() throws {
    let text = try #require(try TestSite().files()["llms.txt"])
    #expect(text.hasPrefix("# Guide & more\n\n## العربية\n\n- [Home ar](https://docs.example.org/ar/index.md)\n"))
    #expect(text.contains("- [Tabs & iOS 26+](https://docs.example.org/en/guides/tabs.md): About tabs\n"))
  }

  @Test func `crawlers are told of the map at the root of a host only`() throws {
    #expect(try TestSite().files()["robots.txt"]?.hasSuffix("Sitemap: https://docs.example.org/sitemap.xml\n") == true)
    #expect(try TestSite(baseAddress: "https://example.org/docs/").files()["robots.txt"] == nil)
  }

  @Test func `without a base address there is no map and no feed`() throws {
    #expect(try TestSite(baseAddress: nil).files().keys.sorted() == ["404.html", "index.html", "llms.txt"])
  }
}
