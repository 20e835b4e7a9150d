import Checks
import Diagnostics
import SiteGraph
import Testing

@Suite struct OutputLinkTests {
  private static let path = "ar/guides/a.html"
  private static let base = "https://docs.example.org/x/"

  /// What is said of a page among some others, by the quick look and then in full.
  private func messages(
    _ html: String, path: String = path, templates: [OutputInspector.Template] = []
  ) -> [String] {
    findings(html, path: path, templates: templates).map(\.message)
  }

  private func findings(
    _ html: String, path: String = path, templates: [OutputInspector.Template] = []
  ) -> [Diagnostic] {
    let others = ["ar/guides/b.html": "<p id=\"القسم\">", "en/index.html": "<p id=\"d:main\">"]
    var records = others.map { OutputScan.html(Array($1.utf8), path: $0, base: Self.base) }
    let record = OutputScan.html(Array(html.utf8), path: path, base: Self.base)
    records.append(record)
    let files = ["assets/a.css", "assets/a b.png", "ar/img/شكل.png", "ar/icons.svg", "index.html", path] + others.keys
    let anchors = OutputAnchors(files: files, records: records.compactMap { OutputRecord(encoded: $0.encoded) })
    let inspector = OutputInspector(
      anchors: anchors, scanned: Set(others.keys).union([path, "index.html"]), base: Self.base, templates: templates)
    let found = OutputFinding.merged(inspector.html(Array(html.utf8), path: path, page: nil))
    // The quick look may suspect too much, but never too little.
    #expect(found.isEmpty || !anchors.satisfy(record))
    return found
  }

  @Test(arguments: [
    "<a href=\"b.html\">", "<a href='./b.html'>", "<a href=b.html#القسم>", "<A HREF=\"b.html#القسم\">",
    "<a href=\"b.html#%D8%A7%D9%84%D9%82%D8%B3%D9%85\">", "<a href=\"../../en/index.html?a=b&amp;c=d#d:main\">",
    "<a href=\"#x\"><p id=x>", "<a href=\"#a%20b\"><p id=\"a b\">", "<a href=\"#a%20b\"><p id=\"a%20b\">",
    "<a href=\"#\">", "<a href=\"#top\">", "<a href=\"\">", "<a href=\"?a\">", "<a href=\"b.html#top\">",
    "<a href=\"b.html#:~:text=x\">", "<link rel=stylesheet href=\"../../assets/a.css\">",
    "<img src=\"../img/%D8%B4%D9%83%D9%84.png\">", "<img src=\"../img/شكل.png\">", "<a href=\"../../index.html\">",
    "<img srcset=\"../../assets/a%20b.png 1x, ../img/شكل.png 2x\">", "<img src=\"data:image/png;base64,AA\">",
    "<a href=\"https://example.org/\">", "<a href=\"mailto:a@b\">", "<a href=\"HTTP://example.org\">",
    "<link rel=canonical href=\"https://docs.example.org/x/ar/guides/b.html\">",
    "<link rel=canonical href=\"https://elsewhere.example.org/\">",
    "<link rel=canonical href=\"https://docs.example.org/x/\">",
    "<meta property=og:url content=\"https://docs.example.org/x/en/index.html\">",
    "<!-- <a href=\"gone.html\"> -->", "<script>\"<a href='gone.html'>\"</script>", "<title><a href=gone.html></title>",
    "<style>/* url(gone.png) */ a { background: url( '../../assets/a.css' ) }</style>",
    "<p style=\"background:url(../img/شكل.png)\">",
    "<svg><use href=\"#s\"/><use xlink:href='../icons.svg#any'/></svg><i id=s>",
    "<p id=a><p id=b aria-labelledby=\"a b\" aria-hidden=true>", "<label for=a><input id=a>",
    "<td headers='a b'><th id=a><th id=b>",
    "<a name=old></a><a href=\"#old\">", "<p title=\"&lt;a href=gone.html&gt;\">", "2 < 3 <4 > <= <a", "<a href",
    "<p data-href=gone.html hrefx=gone.html>", "<form action=\"b.html\">", "<a href=\"b.html\" href=",
  ])
  func `what leads somewhere is no finding`(html: String) {
    #expect(messages(html) == [])
  }

  @Test(arguments: [
    ("<a href=\"gone.html\">", "leads to 'ar/guides/gone.html', which is not a file of the site"),
    ("<a href=\"B.html\">", "leads to 'ar/guides/B.html', which is not a file of the site"),
    ("<a href=\"../guides/\">", "leads to 'ar/guides', which is not a file of the site"),
    ("<a href=\"..\">", "leads to 'ar', which is not a file of the site"),
    ("<a href=\"b.html/\">", "leads to 'ar/guides/b.html', which is not a file of the site"),
    ("<a href=\"../../../x.html\">", "leads out of the site"),
    ("<a href=\"b.html#other\">", "leads to the id 'other', which ar/guides/b.html does not have"),
    ("<a href=\"#other\">", "leads to the id 'other', which ar/guides/a.html does not have"),
    ("<a href=\"#caf%C3%A9\"><p id=\"cafe\u{301}\">", "leads to the id 'café', which ar/guides/a.html does not have"),
    (
      "<a href=\"/ar/guides/b.html\">",
      "begins at the root of the host: in a folder or below another address it leads elsewhere"
    ),
    (
      "<a href=\"//example.org\">",
      "begins at the root of the host: in a folder or below another address it leads elsewhere"
    ),
    ("<script src=\"//example.org/a.js\">", "is loaded from another site"),
    ("<img src=\"https://example.org/a.png\">", "is loaded from another site"),
    ("<link rel=\"preload stylesheet\" href=\"https://example.org/a.css\">", "is loaded from another site"),
    ("<video poster=\"gone.png\">", "leads to 'ar/guides/gone.png', which is not a file of the site"),
    (
      "<img srcset=\"../../assets/a.css 1x,gone.png 2x\">",
      "leads to 'ar/guides/gone.png', which is not a file of the site"
    ),
    ("<img src=\"\">", "has no address"),
    ("<a href=\"file:///home/me/a.html\">", "leads to a file on the author's own disk"),
    ("<img src=\"C:/a.png\">", "leads to a file on the author's own disk"),
    ("<base href=\"../\">", "changes where all addresses of the page lead"),
    ("<p style=\"background:url(gone.png)\">", "leads to 'ar/guides/gone.png', which is not a file of the site"),
    ("<style>@import 'gone.css';</style>", "leads to 'ar/guides/gone.css', which is not a file of the site"),
    (
      "<link rel=canonical href=\"https://docs.example.org/x/gone.html\">",
      "leads to 'gone.html', which is not a file of the site"
    ),
    ("<p id=x><p id=x>", "is the id of an earlier element of the page as well"),
    ("<p id=\"\">", "is empty"),
    ("<p aria-describedby=\"gone\">", "names the id 'gone', which the page does not have"),
    ("<label for=gone>", "names the id 'gone', which the page does not have"),
    ("<svg><use href=\"#gone\"/></svg>", "leads to the id 'gone', which ar/guides/a.html does not have"),
  ])
  func `what leads nowhere is found once`(html: String, predicate: String) {
    let found = messages(html)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix(" " + predicate) && $0.hasPrefix("<") || $0.hasPrefix("url(") }, "\(found)")
  }

  @Test func `a mistake of a template is one finding on its line, whatever the page`() throws {
    let template = OutputInspector.Template(
      file: "t/foot.mustache",
      bytes: Array("<footer>\n<a href=\"{{rootPrefix}}imprint.html\">\n<p id=\"d:foot\" aria-labelledby='d:gone'>".utf8)
    )
    let html = "<a href=\"../../imprint.html\"><p id=\"d:foot\" aria-labelledby='d:gone'>"
    let found = findings(html, templates: [template])
    #expect(
      found.map(\.message) == [
        "'imprint.html' leads to 'imprint.html', which is not a file of the site",
        "'d:gone' names the id 'd:gone', which the page does not have",
      ])
    #expect(found.map(\.file) == ["t/foot.mustache", "t/foot.mustache"])
    #expect(
      found.map(\.range) == [SourceRange(line: 2, column: 24, length: 12), SourceRange(line: 3, column: 33, length: 6)])
  }

  @Test func `the page that servers show at any address begins at the root of the host`() {
    let html = "<link rel=stylesheet href=\"/x/assets/a.css\"><a href=\"/x/ar/guides/b.html#القسم\">"
    #expect(messages(html, path: "404.html") == [])
    #expect(
      messages("<a href=\"/assets/a.css\"><a href=\"/x/gone.html\">", path: "404.html") == [
        "<a href=\"/assets/a.css\"> begins at the root of the host: in a folder or below another address it leads elsewhere",
        "<a href=\"/x/gone.html\"> leads to 'gone.html', which is not a file of the site",
      ])
  }

  @Test func `style sheets, maps and lists lead to files as well`() {
    let anchors = OutputAnchors(files: ["assets/a.css", "assets/a.woff2", "en/a.html"], records: [OutputRecord]())
    let inspector = OutputInspector(anchors: anchors, scanned: [], base: Self.base, templates: [])
    let css = Array(
      "a { src: url(a.woff2) url(\"b.woff2\") url(data:x) url(#id) }\n@import url(//example.org/x.css);".utf8)
    #expect(!anchors.satisfy(OutputScan.css(css, path: "assets/a.css")))
    #expect(
      OutputFinding.merged(inspector.css(css, path: "assets/a.css", file: "t/a.css")).map(\.message) == [
        "url(b.woff2) leads to 'assets/b.woff2', which is not a file of the site",
        "url(//example.org/x.css) is loaded from another site",
      ])
    let map = Array(
      "<loc>\(Self.base)en/a.html</loc><loc>\(Self.base)en/b.html</loc><id>https://example.org/</id>".utf8)
    #expect(!anchors.satisfy(OutputScan.text(map, path: "sitemap.xml", base: Self.base)))
    #expect(
      OutputFinding.merged(inspector.text(map, path: "sitemap.xml")).map(\.message) == [
        "\(Self.base)en/b.html leads to 'en/b.html', which is not a file of the site"
      ])
    let list = Array("- [a](en/a.html): see (this)\n- [b\\](x)](en/b.html)\n".utf8)
    #expect(!anchors.satisfy(OutputScan.text(list, path: "llms.txt", base: nil)))
  }
}
