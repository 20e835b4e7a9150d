import Testing

@testable import Rendering

@Suite struct CodeLanguageTests {
  /// The code with its tokens in brackets, each with the first letter of its kind.
  private func drawn(_ code: String, in language: String) -> String {
    var code = code
    return code.withUTF8 { bytes in
      var result = ""
      var position = 0
      for token in CodeLexer.tokens(of: bytes, in: language) ?? [] where token.kind != .words {
        result += String(decoding: bytes[position..<token.range.lowerBound], as: UTF8.self)
        result += "⟨\("\(token.kind)".prefix(1))" + String(decoding: bytes[token.range], as: UTF8.self) + "⟩"
        position = token.range.upperBound
      }
      return result + String(decoding: bytes[position...], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("json", "{\"a\": [1, true, \"x\\\"\"]} // c\n", "{⟨n\"a\"⟩: [⟨n1⟩, ⟨ktrue⟩, ⟨s\"x\\\"\"⟩]} ⟨c// c⟩\n"),
    ("xml", "<a b=\"c\">&lt;<!-- x --></a>\n", "<⟨ka⟩ ⟨ab⟩=⟨s\"c\"⟩>⟨r&lt;⟩⟨c<!-- x -->⟩</⟨ka⟩>\n"),
    ("plist", "<?xml version=\"1.0\"?>\n<true/>", "⟨a<?xml version=\"1.0\"?>⟩\n<⟨ktrue⟩/>"),
    (
      "yaml", "a: true # c\nb: [1, 'x']\nc: |\n  a: b\nd: &x y\n",
      "⟨na⟩: ⟨ktrue⟩ ⟨c# c⟩\n⟨nb⟩: [⟨n1⟩, ⟨s'x'⟩]\n⟨nc⟩: |\n  ⟨sa: b⟩\n⟨nd⟩: ⟨a&x⟩ y\n"
    ),
    (
      "sh", "if [ -f \"$HOME/x\" ]; then echo ${A} --all # c\nfi\n",
      "⟨kif⟩ [ ⟨a-f⟩ ⟨s\"⟩⟨r$HOME⟩⟨s/x\"⟩ ]; ⟨kthen⟩ echo ⟨r${A}⟩ ⟨a--all⟩ ⟨c# c⟩\n⟨kfi⟩\n"
    ),
    ("console", "$ swift run --quiet\nif done\n", "⟨a$⟩ swift run ⟨a--quiet⟩\nif done\n"),
    ("diff", "--- a\n+++ b\n@@ -1 +1 @@\n-x\n+y\n z\n", "⟨k--- a⟩\n⟨k+++ b⟩\n⟨a@@ -1 +1 @@⟩\n⟨d-x⟩\n⟨i+y⟩\n z\n"),
    (
      "markdown", "# T\n- `a` [b](c)\n```swift\nlet a\n```\n",
      "⟨k# T⟩\n⟨a-⟩ ⟨s`a`⟩ [b]⟨r(c)⟩\n⟨a```swift⟩\n⟨slet a⟩\n⟨a```⟩\n"
    ),
  ])
  func `tokens have the colours of Swift code`(language: String, code: String, expected: String) {
    #expect(drawn(code, in: language) == expected)
  }

  @Test func `tokens are in order and inside the code, whatever it is`() {
    let pieces = [
      "\"", "'", "<", ">", "/", "*", "-", "!", "&", ";", "#", "\n", " ", "a", "1", "`", "$", "{", "\\", "ש", "|", ":",
    ]
    var state: UInt64 = 11
    for _ in 0..<2000 {
      var code = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        code += pieces[Int(state >> 33) % pieces.count]
      }
      for language in ["json", "xml", "yaml", "sh", "console", "diff", "markdown"] {
        code.withUTF8 { bytes in
          var position = 0
          for token in CodeLexer.tokens(of: bytes, in: language) ?? [] {
            #expect(token.range.lowerBound >= position && token.range.upperBound <= bytes.count)
            position = token.range.upperBound
          }
        }
      }
    }
  }

  @Test func `Hebrew and Arabic texts in data keep their own order`() {
    let json = RenderedPage("```json\n{\"שם\": \"שלום, 3 ספרים\"}\n```\n", in: "en").body
    #expect(json.contains("<span class=\"t\">&quot;</span><bdi dir=\"rtl\"><span class=\"t\">שם</span></bdi>"))
    #expect(json.contains("<bdi dir=\"rtl\"><span class=\"s\">שלום, 3 ספרים</span></bdi>"))
    let list = RenderedPage("```plist\n<array>\n  <string>مرحبا (1)</string>\n</array>\n```\n", in: "ar").body
    #expect(list.contains("&gt;<bdi dir=\"rtl\">مرحبا (1)</bdi>&lt;/"))
    let yaml = RenderedPage("```yaml\na: 1 # הערה: 5\n```\n", in: "en").body
    #expect(yaml.contains("<bdi dir=\"rtl\"><span class=\"c\">הערה: 5</span></bdi>"))
    let shell = RenderedPage("```sh\ncd תיקייה\n```\n", in: "he").body
    #expect(shell.contains("cd <bdi dir=\"rtl\">תיקייה</bdi>"))
  }

  @Test func `a block of data has a verdict, in the words of its page`() {
    let page = RenderedPage("```json\n{}\n```\n").body
    #expect(page.contains("<div class=\"verdict good\">") && page.contains("<span>Checked as JSON</span>"))
    #expect(RenderedPage("```xml\n<plist><true/></plist>\n```\n").body.contains("Checked as property list"))
    let hebrew = RenderedPage("```xml\n<plist><true/></plist>\n```\n", in: "he").body
    #expect(hebrew.contains("התחביר נבדק: רשימת מאפיינים"))
    #expect(RenderedPage("```json skip=\"not ours\"\n{,}\n```\n").body.contains("Not checked: not ours"))
    #expect(RenderedPage("```json\n{\"a\": ...}\n```\n").body.contains("class=\"elided\""))
    #expect(!RenderedPage("```sh\nls\n```\n").body.contains("verdict"))
  }

  @Test func `a mistake that is meant to be there is underlined, with its reason`() {
    let page = RenderedPage("```json fails\n[1,]\n```\n", in: "ar").body
    #expect(
      page.contains("<mark class=\"error\" title=\"comma behind the last element, which JSON does not allow\">,</mark>")
    )
    #expect(
      page.contains(
        "<ul class=\"messages\" dir=\"ltr\" lang=\"en\" translate=\"no\">\n<li><span class=\"place\">line 1</span>"))
    #expect(page.contains("<div class=\"verdict fails\">"))
  }
}
