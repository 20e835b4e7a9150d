import Diagnostics
import PreviewRecording
import Snippets
import Testing

@Suite("Attributes of a block")
struct AttributeTests {
  private func attributes(_ info: String) -> SnippetAttributes? {
    MarkedPage("```\(info)\nlet a = 1\n```\n").scan().snippets.first?.attributes
  }

  private func diagnostics(_ info: String) -> [Diagnostic] {
    MarkedPage("```\(info)\nlet a = 1\n```\n").scan().diagnostics
  }

  @Test(
    "the language word may be written as other tools want it",
    arguments: ["swift", "Swift", " swift", "swift,run", "swift{1}", "swift\trun"])
  func languageWord(info: String) { #expect(attributes(info) != nil) }

  @Test("other words that begin alike are other languages", arguments: ["swiftui", "swift-sh", "text", "", "sh"])
  func otherLanguage(info: String) { #expect(attributes(info) == nil) }

  @Test("spaces, tabs, commas and braces separate attributes")
  func separators() {
    let read = attributes("swift,id=a run\ttitle=\"A, b.swift\",{1,3-5} uses=b,c")
    #expect(read?.id == "a")
    #expect(read?.mode == .run)
    #expect(read?.title == "A, b.swift")
    #expect(read?.markedLines == [1, 3, 4, 5])
    #expect(read?.uses == ["b", "c"])
    #expect(diagnostics("swift,id=a run\ttitle=\"A, b.swift\",{1,3-5} uses=b,c").isEmpty)
  }

  @Test("quotes may stand escaped in a quoted value")
  func quotes() { #expect(attributes("swift title=\"A \\\"b\\\".swift\" run")?.title == "A \"b\".swift") }

  @Test(
    "spellings of other tools are understood",
    arguments: [
      ("compile_fail", SnippetMode.fails), ("fail", .fails), ("should_panic", .crashes(message: nil)),
      ("crash=\"index\"", .crashes(message: "index")), ("warn", .warns), ("no_run", .compiles),
      ("ignore", .skip(reason: "ignore")), ("no-check", .skip(reason: "no-check")),
      ("nocompile", .skip(reason: "nocompile")),
    ])
  func spellings(word: String, mode: SnippetMode) { #expect(attributes("swift,\(word)")?.mode == mode) }

  @Test(
    "words for how a block looks are left to other tools",
    arguments: ["showLineNumbers", "wrap", "ins={2}", "/path/", "\"x\""])
  func foreign(word: String) {
    #expect(diagnostics("swift \(word)").isEmpty)
    #expect(attributes("swift \(word) run")?.mode == .run)
  }

  @Test("a misspelt attribute is an error at its place, with the nearest one")
  func misspelt() throws {
    let page = MarkedPage("> ```swift run «prewiev»\n> let a = 1\n> ```\n")
    let found = try #require(page.scan().diagnostics.first)
    #expect(found.range == page.ranges.first)
    #expect(found.message == "'prewiev' is not an attribute of a snippet")
    #expect(found.remedy == "did you mean 'preview'?")
    #expect(found.severity == .error)
  }

  @Test("a block makes one promise")
  func conflict() throws {
    let page = MarkedPage("```swift fails «run»\nlet a = 1 // expected-error {{x}}\n```\n")
    let found = try #require(page.scan().diagnostics.first)
    #expect(found.range == page.ranges.first)
    #expect(found.message == "'run' contradicts 'fails': a block makes one promise")
  }

  @Test("a promised warning may stand beside a start", arguments: ["preview", "run", "test", "crashes=\"x\""])
  func warningBeside(word: String) {
    for info in ["swift warns \(word)", "swift \(word) warns"] {
      let snippet = MarkedPage("```\(info)\nlet a = 1 // expected-warning {{x}}\n```\n").scan().snippets.first
      #expect(snippet?.attributes.mustWarn == true && snippet?.attributes.mode.isRun == true)
      #expect(MarkedPage("```\(info)\nlet a = 1 // expected-warning {{x}}\n```\n").scan().diagnostics.isEmpty)
      let bare = MarkedPage("```\(info)\nlet a = 1\n```\n").scan().diagnostics.map(\.message)
      #expect(bare == ["block marked 'warns' does not say which warning it gives"])
    }
  }

  @Test("skipping wants a reason")
  func skip() {
    #expect(diagnostics("swift skip").map(\.message) == ["'skip' gives no reason why the block is not checked"])
    #expect(diagnostics("swift skip=\"pseudo-code\"").isEmpty)
    #expect(diagnostics("swift ignore").map(\.severity) == [.warning])
  }

  @Test(
    "values that cannot be meant are errors",
    arguments: [
      ("id=a/b", "the id 'a/b' has characters that an id cannot have"), ("as=vieuw", "'vieuw' is not a shape of code"),
      ("timeout=soon", "'soon' is not a time"), ("swift=4", "'4' is not a language mode of Swift"),
      ("preview device=watch", "'watch' is not a device"), ("{3-1}", "'3-1' names no lines"),
      ("uses", "'uses' needs a value"), ("preview device=fone", "'fone' is not a device"),
      ("preview bodies=yes", "'bodies' takes no value"), ("preview reaches", "'reaches' needs a value"),
      ("preview depth=0", "'0' is not a number that 'depth' takes"),
      ("preview states=many", "'many' is not a number that 'states' takes"),
      ("preview logs=\"a||b\"", "'logs' has an empty text"),
      ("preview reach=\"A\"", "'reach' is not an attribute of a snippet"),
      ("reaches=\"A\"", "'reaches' says something of a preview, and the block is not marked so"),
      ("run bodies", "'bodies' says something of a preview, and the block is not marked so"),
      ("device=phone", "'device' says something of a preview, and the block is not marked so"),
      ("run=5", "'run' takes no value"), ("title=\"open", "title has no closing quotation mark"),
      ("id=a id=b", "'id' stands here twice"), ("alone continues", "'alone' and 'continues' contradict each other"),
    ])
  func values(info: String, message: String) { #expect(diagnostics("swift \(info)").map(\.message) == [message]) }

  @Test("attributes of a preview")
  func preview() throws {
    let info =
      "swift preview=\"Home screen\" reaches=\"Settings | About, and more\" logs=one bodies depth=3 states=9 devices=phone,tablet"
    let scan = MarkedPage("```\(info)\nText(\"\")\n```\n").scan()
    #expect(scan.diagnostics.isEmpty)
    let attributes = try #require(scan.snippets.first?.attributes)
    #expect(attributes.mode == .preview(name: "Home screen"))
    #expect(attributes.reaches == ["Settings", "About, and more"])
    #expect(attributes.showsBodyCounts && attributes.previewDepth == 3 && attributes.previewStates == 9)
    #expect(attributes.devices == [.phone, .tablet])
    let near = MarkedPage("```swift preview device=fone\nText(\"\")\n```\n").scan().diagnostics
    #expect(near.map(\.remedy) == ["did you mean 'phone'?"])
  }

  @Test("a comment above a fence carries the same attributes")
  func comment() {
    let scan = MarkedPage("<!-- swift: id=router title=\"Router.swift\" -->\n```swift run\nlet a = 1\n```\n").scan()
    #expect(scan.diagnostics.isEmpty)
    #expect(scan.snippets.first?.attributes.id == "router")
    #expect(scan.snippets.first?.attributes.title == "Router.swift")
    #expect(scan.snippets.first?.attributes.mode == .run)
  }

  @Test("a comment with attributes and no fence below is an error")
  func loneComment() {
    let scan = MarkedPage("<!-- swift: id=router -->\n\nText.\n").scan()
    #expect(scan.diagnostics.map(\.message) == ["attributes stand above no Swift block"])
  }
}
