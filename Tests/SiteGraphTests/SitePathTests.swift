import SiteGraph
import Testing

@Suite struct SitePathTests {
  @Test(arguments: [
    ("ar/guides/tabs.html", "ar/guides/sheets.html", "sheets.html"),
    ("ar/guides/tabs.html", "ar/index.html", "../index.html"),
    ("ar/guides/tabs.html", "en/guides/tabs.html", "../../en/guides/tabs.html"),
    ("index.html", "he/a/עזרה.html", "he/a/%D7%A2%D7%96%D7%A8%D7%94.html"),
    ("en/a.html", "en/release notes.html", "release%20notes.html"),
    ("en/a.html", "en/c:d.html", "c%3Ad.html"),
    ("en/en/a.html", "en/b.html", "../b.html"),
  ])
  func `a way between two files is relative, encoded once, and ends in a file`(from: String, to: String, href: String) {
    #expect(SitePath.href(from: from, to: to) == href)
  }

  @Test func `dots are resolved, and a way out of the root is refused`() {
    #expect(SitePath.resolve("../reference/api.md", in: "en/guide") == "en/reference/api.md")
    #expect(SitePath.resolve("./start.md", in: "en/guide") == "en/guide/start.md")
    #expect(SitePath.resolve("../../../etc/passwd", in: "en/guide") == nil)
  }

  @Test func `percent signs are undone once, and broken ones stay`() {
    #expect(SitePath.percentDecoded("release%20notes%2520") == "release notes%20")
    #expect(SitePath.percentDecoded("100%") == "100%")
    #expect(SitePath.percentDecoded("%FF") == "%FF")
  }
}
