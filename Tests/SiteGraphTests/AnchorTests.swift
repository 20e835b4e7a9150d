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

  @Test func `a heading without letters has an id too`() {
    #expect(
      Anchors.ids(for: plain(["???", "!!!"])) == ["heading", "heading-1"])
  }

  @Test func `ids of the author's HTML are left to it`() {
    #expect(Anchors.ids(for: plain(["Setup"]), taken: ["setup"]) == ["setup-1"])
  }

  private func plain(_ texts: [String]) -> [(text: String, explicitID: String?)] { texts.map { ($0, nil) } }
}
