import Foundation
import Languages
import Pictures
import SiteGraph
import Testing

@testable import Rendering

@Suite struct SocialPictureTests {
  private func picture(_ language: String, _ path: String = "guides/tabs", title: String) throws -> Picture {
    let pages = [
      TestSite.facts(language, "guides", title: "The guides", isIndex: true),
      TestSite.facts(language, path, title: title, isIndex: path.isEmpty),
    ]
    let site = try TestSite(pages: pages).site
    let index = try #require(site.pages.firstIndex { $0.path == path })
    return SocialPicture.picture(of: index, in: site)
  }

  @Test func `a picture says what the page is called, where it belongs, and who says so`() throws {
    let picture = try picture("en", title: "Tabs")
    #expect(picture.title == [Picture.Run("Tabs")] && picture.subtitle.isEmpty)
    #expect(picture.kicker == [Picture.Run("The guides")])
    #expect(picture.site == [Picture.Run("Guide & more")])
    #expect(!picture.isRightToLeft)
  }

  @Test func `a page that is in no folder with a page has no kicker`() throws {
    #expect(try picture("en", "glossary", title: "Glossary").kicker.isEmpty)
    #expect(try picture("en", "other/glossary", title: "Glossary").kicker.isEmpty)
    #expect(try picture("en", "guides/more/tabs", title: "Tabs").kicker == [Picture.Run("The guides")])
    #expect(try picture("en", "", title: "Home").kicker.isEmpty)
  }

  @Test func `code is set as code and isolated`() throws {
    let picture = try picture("ar", title: "كيف يحفظ `NavigationPath` الطريق")
    #expect(
      picture.title == [
        Picture.Run("كيف يحفظ "), Picture.Run("\u{2066}NavigationPath\u{2069}", isCode: true), Picture.Run(" الطريق"),
      ])
    #expect(picture.isRightToLeft)
  }

  @Test func `terms of the other direction are isolated`() throws {
    #expect(
      try picture("he", title: "דפוסי ניווט ב־SwiftUI").title == [Picture.Run("דפוסי ניווט ב־\u{2066}SwiftUI\u{2069}")])
    #expect(try picture("en", title: "The word دليل").title == [Picture.Run("The word \u{2067}دليل\u{2069}")])
  }

  @Test(arguments: [
    ("Sheets: present and close them", "Sheets", "present and close them"), ("深层链接：解析", "深层链接", "解析"),
    ("`List`: rows", "`List`", "rows"), ("`a: b` c", "`a: b` c", ""), ("init(for:)", "init(for:)", ""),
    ("At 10:30", "At 10:30", ""), (": rows", ": rows", ""), ("Rows: ", "Rows: ", ""), ("A: b: c", "A", "b: c"),
    (
      "This beginning is a long sentence with many words: rows",
      "This beginning is a long sentence with many words: rows", ""
    ),
  ])
  func `a title is divided at its colon`(label: String, title: String, subtitle: String) {
    let parts = TitleParts.of(label)
    #expect(parts.title == title && parts.subtitle == subtitle)
  }

  @Test(arguments: [
    ("Ship it 🚀", "Ship it"), ("🚀 Ship it", "Ship it"), ("A 👨‍👩‍👧 b", "A b"), ("Keep © and ☀", "Keep © and ☀"),
    ("می‌خواهم", "می‌خواهم"),
  ])
  func `signs that are pictures are left out`(label: String, expected: String) {
    #expect(
      PictureText.runs(of: label, in: .fallback, longest: 100).map(\.text).joined().filter {
        $0 != "\u{2067}" && $0 != "\u{2069}"
      } == expected)
  }

  @Test func `a text without end has one`() {
    let runs = PictureText.runs(of: String(repeating: "a", count: 10_000), in: .fallback, longest: 50)
    #expect(runs == [Picture.Run(String(repeating: "a", count: 50) + "…")])
    let marks = PictureText.runs(of: "e" + String(repeating: "\u{301}", count: 9_000), in: .fallback, longest: 50)
    #expect(marks.map(\.text.unicodeScalars.count) == [51])
  }

  @Test func `each script has its face and its leading`() throws {
    func type(_ tag: String) throws -> Picture.Typography { PictureTypography.of(try #require(LanguageTag(tag))) }
    #expect(try type("en").faces.first == "Noto Sans" && type("fa").faces.first == "Noto Sans Arabic")
    #expect(try type("he").faces.first == "Noto Sans Hebrew" && type("zh-Hans").faces.first == "Noto Sans CJK SC")
    #expect(try type("zh-TW").faces.first == "Noto Sans CJK TC" && type("ja").faces.first == "Noto Sans CJK JP")
    #expect(try type("ar").titleLeading > type("en").titleLeading)
    #expect(try type("th").titleLeading > type("en").titleLeading)
  }

  @Test func `pictures have the colours of the style sheet`() throws {
    let sheet = try String(
      contentsOf: TestSite.root.appendingPathComponent("templates/assets/dalil.css"), encoding: .utf8)
    let colours = try picture("en", title: "Tabs").colours
    let names = [
      ("ground", colours.ground), ("ink", colours.ink), ("soft", colours.soft), ("accent", colours.accent),
      ("accent-ground", colours.tint),
    ]
    for (name, colour) in names {
      let digits = String(colour, radix: 16)
      let first = sheet.firstMatch(of: try Regex("--\(name): #([0-9a-f]{6});"))
      #expect(first?.output[1].substring == String(repeating: "0", count: 6 - digits.count)[...] + digits)
    }
  }

  @Test(arguments: [
    ("讲解导航，每个示例", "讲+解+导+航+，每+个+示+例"), ("SwiftUI 导航", "SwiftUI 导+航"), ("用List讲解", "用List讲+解"),
    ("说（明）了", "说（+明+）了"), ("一二三四五六七八九十一", "一二三四五六七八九十一"), ("plain", "plain"), ("", ""),
  ])
  func `a line ends between phrases where words have no spaces`(text: String, expected: String) {
    #expect(HanPhrases.joined(text) == expected.replacingOccurrences(of: "+", with: "\u{2060}"))
  }
}
