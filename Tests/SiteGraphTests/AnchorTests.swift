import SiteGraph
import Testing

@Suite struct AnchorTests {
  @Test(arguments: [
    ("התקנה על Linux", "התקנה-על-linux"), ("שאלות נפוצות", "שאלות-נפוצות"),
    ("المتطلبات المسبقة", "المتطلبات-المسبقة"), ("安装", "安装"), ("在 Linux 上运行", "在-linux-上运行"),
    ("Array<Element> & Set", "arrayelement--set"), ("What is a <script> tag?", "what-is-a-script-tag"),
    ("متى نتوقف؟", "متى-نتوقف"), ("Установка в Linux", "установка-в-linux"), ("path_to-file", "path_to-file"),
  ])
  func `an id keeps the letters of every script`(heading: String, id: String) {
    #expect(SlugText.slug(of: heading) == id)
  }

  @Test func `a composed and a decomposed heading have one id`() {
    #expect(SlugText.slug(of: "Cafe\u{301}") == "café")
    #expect(Array(SlugText.slug(of: "\u{FB2A}\u{F90A}").utf8) == Array("\u{5E9}\u{5C1}\u{91D1}".utf8))
    #expect(Array(SlugText.slug(of: "Cafe\u{301}").utf8) == Array("caf\u{E9}".utf8))
  }

  @Test func `a heading keeps its own words against a repeated one`() {
    let ids = Anchors.ids(for: plain(["Example", "Example", "Example 1", "Example"]))
    #expect(ids == ["example", "example-2", "example-1", "example-3"])
  }

  @Test func `an explicit id wins over a heading above it`() {
    let ids = Anchors.ids(for: [("Router", nil), ("Something else", "router")])
    #expect(ids == ["router-1", "router"])
  }

  @Test func `an explicit id is composed, and is none of the templates'`() {
    let ids = Anchors.ids(for: [("A", "cafe\u{301}"), ("B", "d:main")])
    #expect(ids.map { Array($0.utf8) } == ["caf\u{E9}", "dmain"].map { Array($0.utf8) })
  }

  @Test func `a heading without letters has an id too`() {
    #expect(
      Anchors.ids(for: plain(["???", "!!!"])) == ["heading", "heading-1"])
  }

  @Test(arguments: [("2025", "heading-2025"), ("1.2", "heading-12"), ("٤٢", "heading-٤٢"), ("三", "三"), ("2 a", "2-a")])
  func `no id is a bare number`(heading: String, id: String) {
    #expect(Anchors.ids(for: plain([heading])) == [id])
  }

  @Test func `joiners stay inside words and nowhere else`() {
    #expect(SlugText.slug(of: "می\u{200C}خواهم") == "می\u{200C}خواهم")
    #expect(SlugText.slug(of: "a \u{1F469}\u{200D}\u{1F4BB} b\u{200C}") == "a--b")
  }

  @Test func `letters of Hangul are composed`() {
    #expect(Array(SlugText.slug(of: "\u{1112}\u{1161}\u{11AB}").utf8) == Array("\u{D55C}".utf8))
  }

  @Test func `ids of the author's HTML are left to it`() {
    #expect(Anchors.ids(for: plain(["Setup"]), taken: ["setup"]) == ["setup-1"])
  }

  private func plain(_ texts: [String]) -> [(text: String, explicitID: String?)] { texts.map { ($0, nil) } }
}
