import Diagnostics
import Snippets
import Testing

@Suite("Attributes of fences that hold no Swift")
struct FenceAttributeTests {
  private func check(_ page: MarkedPage) -> [Diagnostic] {
    DataBlockChecker.check(page.document, file: "page.md", source: Array(page.text.utf8), firstLine: 1).diagnostics
  }

  /// Every kind of fence that is no Swift: data, output, text, and languages that are not checked.
  private static let fences = ["json", "yaml", "text output", "text", "sh", "rust", "html"]

  private func block(_ fence: String, _ words: String) -> MarkedPage {
    let code = fence == "json" || fence == "yaml" ? "{}" : "x"
    return MarkedPage("> ```\(fence) \(words)\n> \(code)\n> ```\n")
  }

  @Test("a value of tr= that says nothing is an error on every fence", arguments: fences)
  func translation(fence: String) {
    let page = block(fence, "«tr=strngs» title=\"x\"")
    let found = check(page)
    #expect(found.map(\.code) == [.snippetAttributeValue])
    #expect(found.first?.severity == .error)
    #expect(found.first?.remedy == "did you mean 'strings'?")
    #expect(found.compactMap(\.range) == page.ranges)
    #expect(check(block(fence, "tr=")).first?.message == "'tr' needs a value")
    #expect(check(block(fence, "tr=Same")) == [])
  }

  @Test("a misspelt name is found by its value, or by one slip in a long word", arguments: fences)
  func names(fence: String) {
    for (words, meant) in [("«rt=same»", "tr"), ("«trr=strngs»", "tr"), ("«titel=\"A b\"»", "title")] {
      let page = block(fence, words)
      let found = check(page)
      #expect(found.map(\.remedy) == ["did you mean '\(meant)'?"], "\(fence) \(words)")
      #expect(found.compactMap(\.range) == page.ranges)
    }
  }

  @Test("what stands there twice, or is not closed, is an error", arguments: fences)
  func twice(fence: String) {
    #expect(check(block(fence, "title=a «caption=b»")).map(\.code) == [.snippetAttributeConflict])
    #expect(check(block(fence, "tr=same «tr=free»")).map(\.code) == [.snippetAttributeConflict])
    #expect(check(block(fence, "«title=\"a»")).map(\.code) == [.snippetAttributeValue])
  }

  @Test("words of other tools are left alone", arguments: fences)
  func others(fence: String) {
    for words in ["linenums=\"1\"", "hl_lines=\"1 2\"", "{1,3}", "{.numberLines}", "table=x", "x=free-form", "id=a"] {
      #expect(check(block(fence, words)) == [], "\(fence) \(words)")
    }
  }

  @Test("promises of Swift blocks mean nothing elsewhere")
  func promises() {
    for word in ["run", "fails", "preview", "crashes=\"x\"", "reaches=\"A\"", "logs=\"A\"", "uses=a", "continues"] {
      let found = check(block("sh", "«\(word)»"))
      #expect(found.map(\.severity) == [.warning], "\(word)")
      #expect(found.first?.message.hasSuffix("means nothing for a block of sh, which is not checked") == true)
      guard word != "fails" else { continue }
      #expect(check(block("json", word)).map(\.severity) == [.error], "\(word)")
    }
    #expect(check(MarkedPage("```rust,should_panic\nx\n```\n\n```rust,no_run,ignore\nx\n```\n")) == [])
  }

  @Test("output is written directly behind text")
  func output() {
    #expect(check(MarkedPage("```text «ouput»\nx\n```\n")).map(\.remedy) == ["did you mean 'output'?"])
    let page = MarkedPage("```text title=\"x\" «output»\nx\n```\n")
    #expect(check(page).compactMap(\.range) == page.ranges)
    #expect(check(MarkedPage("```text output title=\"x\"\nx\n```\n\n```text wrap\nx\n```\n")) == [])
  }

  @Test("every kind of title is a title")
  func titles() {
    #expect(CodeTitle.find(inInfo: "sh filename=\"a b\"") == "a b")
    #expect(CodeTitle.find(inInfo: "sh Caption=c") == "c")
    #expect(CodeTitle.words(inInfo: "sh caption=\"a\"").map(\.key) == ["caption="])
  }
}
