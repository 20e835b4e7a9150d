import Checks
import Diagnostics
import Testing

@Suite struct LinkTests {
  /// A line of Arabic Markdown in `ar/guides/start.md`, and the code and mend of what is wrong at its marked places.
  struct Rule: Sendable, CustomTestStringConvertible {
    var text: String
    var code: String
    var remedies: [String?]

    init(_ text: String, _ code: String = "", _ remedies: String?...) {
      self.text = text
      self.code = code
      self.remedies = remedies
    }

    var testDescription: String { text }
  }

  private static let others = [
    "en/index.md": "# Home", "ar/index.md": "# البداية", "en/guides/start.md": "# Start\n\n## Setup {#setup}",
    "en/guides/tabs.md": "# Tabs\n\n## Bars {#bars}", "en/guides/only.md": "# Only\n\n## Part {#part}",
    "ar/guides/index.md": "# أدلة", "en/guides/index.md": "# Guides",
    "ar/guides/tabs.md": "# ألسنة\n\n## الأشرطة\n\n<p id=\"cafe\u{301}\">نص</p>",
    "ar/guides/عربي.md": "# عربي", "ar/guides/Case.md": "# حالة", "he/guides/tabs.md": "# לשוניות",
  ]

  private func site(_ line: String) throws -> LinkSite {
    try LinkSite(
      Self.others.merging(["ar/guides/start.md": "# بدء\n\n\(line)\n\n## القسم الأول\n"]) { $1 },
      assets: ["ar/img/شكل 1.png", "ar/guides/notes.md.txt", "ar/img/Big.png", "ar/img/a#1.png", "ar/img/b?.png"])
  }

  static let fine: [String] = [
    "[x](tabs.md)", "[x](./tabs.md#bars)", "[x](tabs.md#الأشرطة)",
    "[x](tabs.md#%D8%A7%D9%84%D8%A3%D8%B4%D8%B1%D8%B7%D8%A9)",
    "[x](tabs.md?view=full#bars)", "[x](tabs)", "[x](tabs/)", "[x](tabs.html)", "[x](/ar/guides/tabs.md)",
    "[x](../guides)",
    "[x](../guides/)", "[x](index.md)", "[x](..)", "[x](#القسم-الأول)", "[x](#top)", "[x](tabs.md#:~:text=a,-b)",
    "[x](tabs.md#bars:~:text=%D9%86%D8%B5)", "[x](#:~:text=a&text=b)",
    "[x](tabs.md#caf%C3%A9)",
    "[x](tabs.md#cafe\u{301})", "[x](عربي.md)", "[x](%D8%B9%D8%B1%D8%A8%D9%8A.md)", "[x](notes.md.txt)",
    "![x](<../img/شكل 1.png>)", "![x](../img/%D8%B4%D9%83%D9%84%201.png)", "[x][d]\n\n[d]: tabs.md#bars",
    "| a |\n|---|\n| [x](tabs.md) |", "> [x](tabs.md)", "ن[^1]\n\n[^1]: [x](tabs.md)", "<a href=\"tabs.md\">x</a>",
    "<img srcset=\"../img/Big.png 1x, ../img/%D8%B4%D9%83%D9%84%201.png 2x\" alt=\"\">",
    // The other language is meant.
    "[بالإنجليزية](../../en/guides/tabs.md)", "[Tabs (en)](../../en/guides/tabs.md)",
    "[English](../../en/guides/tabs.md)", "[x](../../en/guides/start.md)", "[x](../../en/guides/only.md)",
    "<a hreflang=\"en\" href=\"../../en/guides/tabs.md\">x</a>",
    "<a href=\"../../en/guides/tabs.md\" hreflang=en>x</a>",
    "[x](https://example.org/a%20b?q=%E4#x)", "<https://user.example.org/@name>", "[x](mailto:a@example.org?subject=b)",
    "[x](tel:+1-555)", "[x](http://localhost:8080/)", "[x](http://example.org/)", "[x](https://[::1]:80/)",
    "[x](ftp://example.org/)", "[x](https://example.org/a(b))",
  ]

  @Test(arguments: fine)
  func `a link that readers can follow is no finding`(line: String) throws {
    #expect(try site(line).diagnostics("ar/guides/start.md").map(\.message) == [])
  }

  static let broken: [Rule] = [
    .init("«[x](nowhere.md)»", "broken-link", "write the file 'ar/guides/nowhere.md', or correct the address"),
    .init("«[x](tab.md)»", "broken-link", "did you mean 'tabs.md'?"),
    .init("«[x](../tabs.md)»", "broken-link", "did you mean 'tabs.md'?"),
    .init("«[x](../index2.md)»", "broken-link", "did you mean '../index.md'?"),
    .init(
      "«[x](/guides/tabs.md)»", "broken-link",
      "write '/ar/guides/tabs.md': addresses with a slash in front begin at the content folder"),
    .init("«[x](../../../x.md)»", "broken-link", "link to a file in the content folder"),
    .init("«[x](TODO)»", "broken-link", "write the address that is meant"),
    .init("«[x](www.example.org/a)»", "broken-link", "write 'https://www.example.org/a'"),
    .init("«[x](https：//example.org)»", "broken-link", "write 'https://example.org'"),
    .init("«[x](http//example.org)»", "broken-link", "write 'https://example.org'"),
    .init("«![x](../img/a#1.png)»", "broken-link", "write # in the name of a file as %23"),
    .init("«[x](../img/b?.png)»", "broken-link", "write ? in the name of a file as %3F"),
    .init("«[x](a%zz.md)»", "broken-link", "write the character itself, and the sign % as %25"),
    .init("«![x](x.png)»", "broken-link", "write the file 'ar/guides/x.png', or correct the address"),
    .init("<img src=\"«x.png»\" alt=\"\">", "broken-link", "write the file 'ar/guides/x.png', or correct the address"),
    .init(
      "<img srcset=\"../img/Big.png 1x, «x.png» 2x,«y.png»\" alt=\"\">", "broken-link",
      "write the file 'ar/guides/x.png', or correct the address",
      "write the file 'ar/guides/y.png', or correct the address"),
    .init(
      "<picture><source srcset=\"«x.png»\"></picture>", "broken-link",
      "write the file 'ar/guides/x.png', or correct the address"),
    .init(
      "<video poster=\"«x.png»\"></video>", "broken-link", "write the file 'ar/guides/x.png', or correct the address"),
    .init(
      "| a |\n|---|\n| «[x](nowhere.md)» |", "broken-link",
      "write the file 'ar/guides/nowhere.md', or correct the address"),
    .init(
      "ن[^1]\n\n[^1]: «[x](nowhere.md)»", "broken-link", "write the file 'ar/guides/nowhere.md', or correct the address"
    ),
    .init(
      "«[x][d]»\n\n[d]: nowhere.md", "broken-link", "write the file 'ar/guides/nowhere.md', or correct the address"),
    .init("«[x](#bar)»", "broken-fragment", "give the heading that is meant the id {#bar}"),
    .init("«[x](tabs.md#bar)»", "broken-fragment", "did you mean '#bars'?"),
    .init("«[x](tabs.md#bar:~:text=x)»", "broken-fragment", "did you mean '#bars'?"),
    .init("«[x](tabs.md#Bars)»", "broken-fragment", "did you mean '#bars'?"),
    .init("«[x](case.md)»", "link-case", "write 'Case.md'"),
    .init("«[x](../Guides/Tabs.md)»", "link-case", "write 'tabs.md'"),
    .init("«[x](../GUIDES/)»", "link-case", "write 'index.md'"),
    .init("«![x](../img/big.png)»", "link-case", "write '../img/Big.png'"),
    .init(
      "«[x](../../en/guides/tabs.md)»", "link-language",
      "link to 'tabs.md', so that readers keep their language, or name the other language in the link"),
    .init(
      "«[Tabs](/he/guides/tabs)»", "link-language",
      "link to 'tabs.md', so that readers keep their language, or name the other language in the link"),
    .init(
      "<a href=\"«../../en/guides/tabs.md»\">x</a>", "link-language",
      "link to 'tabs.md', so that readers keep their language, or name the other language in the link"),
    .init("«[x]()»", "suspect-address", "write where it leads, or #top"),
    .init("«[x](#)»", "suspect-address", "write where it leads, or #top"),
    .init("«[x](tabs.md?q=%zz)»", "suspect-address", "write the character itself, and the sign % as %25"),
    .init("«[x](https:/example.org/a)»", "suspect-address", "write 'https://example.org/a'"),
    .init("«[x](htps://example.org/a)»", "suspect-address", "did you mean 'https://example.org/a'?"),
    .init("«[x](https:///a)»", "suspect-address", "write the address that is meant"),
    .init("«[x](https://TODO)»", "suspect-address", "write the address that is meant"),
    .init("«[x](https://me:secret@example.org/a)»", "suspect-address", "write the address without 'me:secret@'"),
    .init("«[x](<https://example.org/a b>)»", "suspect-address", "write the space as %20, or delete it"),
    .init("«[x](https://example.org/%zz)»", "suspect-address", "write the sign % as %25"),
    .init("«[x](https://example.org/a،)»", "suspect-address", "put the sign behind the link, with a space between"),
    .init("«[x](https://example.org/\u{200F}a)»", "suspect-address", "type the address anew"),
    .init("«[x](tabs.md?\u{200E})»", "suspect-address", "type the address anew"),
    .init("«[x](file:///Users/me/a.md)»", "suspect-address", "link to a file in the content folder"),
    .init("«[x](C:/docs/a.md)»", "suspect-address", "link to a file in the content folder"),
    .init("«[x](mailto:me)»", "suspect-address", "write mailto:name@host"),
    .init("«[x](http://developer.apple.com/swift)»", "suspect-address", "write 'https://developer.apple.com/swift'"),
  ]

  @Test(arguments: broken)
  func `a link that fails readers is one finding on its own characters`(rule: Rule) throws {
    let site = try site(rule.text)
    let found = site.diagnostics("ar/guides/start.md")
    let places = (site.marked["ar/guides/start.md"] ?? [])
    #expect(
      site.findings("ar/guides/start.md")
        == places.map { LinkSite.Finding(place: .init(start: $0.start, end: $0.end), code: rule.code) })
    #expect(found.map(\.remedy) == rule.remedies)
  }

  @Test func `a draft stands in for no page that readers have, and says that it is one`() throws {
    let site = try LinkSite(["ar/a.md": "«[x](b.md)»"], drafts: ["ar/b.md"])
    #expect(
      site.diagnostics("ar/a.md").map(\.remedy) == [
        "publish that page, which is a draft, or build with --drafts"
      ])
  }

  @Test func `addresses are counted, and those of other sites listed once in order with every place`() throws {
    let site = try LinkSite([
      "en/a.md": "[x](b.md#one) <https://example.org/z> [x](<//example.org/a b>)\n",
      "en/b.md": "## One\n[x](https://example.org/z)\n![x](https://example.org/ü.png)\n",
    ]).site
    let counts = LinkCounts(of: site)
    #expect((counts.links, counts.fragments, counts.external) == (1, 1, 4))
    let list = ExternalAddress.list(of: site).map { entry in
      "\(entry.address) " + entry.places.map { "\($0.file):\($0.start.line):\($0.start.column)" }.joined(separator: " ")
    }
    #expect(
      list == [
        "https://example.org/%C3%BC.png en/b.md:3:1", "https://example.org/a%20b en/a.md:1:39",
        "https://example.org/z en/a.md:1:15 en/b.md:2:1",
      ])
  }
}
