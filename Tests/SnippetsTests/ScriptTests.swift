import Diagnostics
import PreviewRecording
import Testing

@testable import Snippets

@Suite("Comments that act on a preview") struct ScriptTests {
  private func snippet(_ comments: String, _ attributes: String = "preview") throws -> Snippet {
    let page = MarkedPage("```swift \(attributes)\nText(\"Emma\")\n\(comments)\n```\n")
    return try #require(page.scan().snippets.first)
  }

  @Test(
    "each action has its words",
    arguments: [
      ("type \"Emma\" in \"Title\"", ScriptAction.type("Emma", into: "Title")), ("search \"Em ma\"", .search("Em ma")),
      ("open \"bookapp://book/2\"", .open("bookapp://book/2")), ("wait 2", .wait(2000)), ("wait 0.5", .wait(500)),
      ("wait 300ms", .wait(300)), ("wait 1m", .wait(60_000)), ("submit \"Title\"", .submit("Title")),
      ("swipe \"Emma\" \"Delete\"", .swipe("Emma", action: "Delete")), ("refresh", .refresh), ("relaunch", .relaunch),
      ("type “Emma” in „Titel“", .type("Emma", into: "Titel")), ("search «Эмма»", .search("Эмма")),
      ("search 「爱玛」", .search("爱玛")), ("type \"إيما\" in \"العنوان\"", .type("إيما", into: "العنوان")),
      ("search \u{2067}”אמה”\u{2069}", .search("אמה")), ("search \"a \\\"b\\\" c\"", .search("a \"b\" c")),
      ("type\t\"\" in \"Title\"", .type("", into: "Title")),
      ("swipe\"Emma\"\"Delete\"", .swipe("Emma", action: "Delete")),
    ])
  func words(_ text: String, _ action: ScriptAction) {
    for comment in ["// preview: \(text)", "  //preview:\(text)", "Text(\"\") // preview: \(text) "] {
      #expect(SnippetText(code: comment + "\n", isPreview: true).script == [action])
    }
  }

  @Test("they come in order, and readers do not see them")
  func hidden() throws {
    let found = try snippet(
      "// preview: search \"a\"\nlet b = 1 // preview: wait 1\n\n// Preview: of words\n// preview: refresh")
    #expect(found.text.script == [.search("a"), .wait(1000), .refresh])
    #expect(found.text.display == "Text(\"Emma\")\nlet b = 1\n\n// Preview: of words\n")
    #expect(found.text.displayLines == [0, nil, 1, 2, 3, nil])
  }

  @Test(
    "what cannot be read is an error at its place",
    arguments: [
      ("// preview: «tipe» \"a\" in \"b\"", "'tipe' is no action of a preview", "did you mean 'type'?"),
      ("// preview: «type \"a\" \"b\"»", "'type' is not written so", "write // preview: type \"text\" in \"field\""),
      ("// preview: «wait long»", "'wait' is not written so", "write // preview: wait 2"),
      ("// preview: «wait 0»", "'wait' is not written so", "write // preview: wait 2"),
      ("let ä = 1 // preview: «refresh now»", "'refresh' is not written so", "write // preview: refresh"),
      ("// preview: «open \"a»", "'open' is not written so", "write // preview: open \"address\""),
      (
        "// preview: «jump»", "'jump' is no action of a preview",
        "write one of type, search, open, wait, submit, swipe, refresh, relaunch"
      ),
    ])
  func problems(_ line: String, _ message: String, _ remedy: String) throws {
    let page = MarkedPage("> ```swift preview\n> Text(\"\")\n> \(line)\n> ```\n")
    let found = page.scan().diagnostics
    #expect(found.map(\.code) == [.snippetScript])
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.remedy) == [remedy])
    #expect(found.map(\.range) == page.ranges)
  }

  @Test("in other blocks only what can mean nothing else is reported, and nothing is hidden")
  func elsewhere() {
    let page = MarkedPage(
      "```swift\n// preview: of what comes\nlet a = 1 «// preview: refresh»\nlet u = \"http://preview:80\"\n```\n")
    let (snippets, found) = page.scan()
    #expect(found.map(\.code) == [.snippetScript])
    #expect(found.map(\.range) == page.ranges)
    #expect(snippets.first?.text.display.contains("// preview: refresh") == true)
  }
}
