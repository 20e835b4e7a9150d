import DataFormats
import Diagnostics
import Markdown
import Snippets
import Testing

@Suite("Blocks of data")
struct DataBlockTests {
  private func check(_ page: MarkedPage) -> DataBlockChecker.Result {
    DataBlockChecker.check(page.document, file: "page.md", source: Array(page.text.utf8), firstLine: 1)
  }

  @Test("a finding stands on the line and column of the page, wherever the block stands")
  func places() {
    let page = MarkedPage(
      """
      ```json title="A"
      {"اسم": 1«,»}
      ```

      - item

        ```xml
        <a>«&» b</a>
        ```

      > [!NOTE]
      > ```yaml
      > a: 1
      > «a»: 2
      > ```

      1.\t```plist
      \t<array><integer>1</integer>«<intger>»1</intger></array>
      \t```

      Text[^1].

      [^1]: ```json
          [«True»]
          ```

      """)
    let found = check(page)
    #expect(
      found.diagnostics.map(\.code.name) == ["json-block", "xml-block", "yaml-block", "plist-block", "json-block"])
    #expect(found.diagnostics.compactMap(\.range) == page.ranges)
    #expect(found.diagnostics.map(\.severity) == [.error, .error, .warning, .error, .error])
    #expect(found.blocks.map(\.state) == [.broken, .broken, .checked, .broken, .broken])
  }

  @Test("both places of two that do not go together are named")
  func notes() {
    let found = check(MarkedPage("```xml\n<a>\n  <b>\n</a>\n```\n")).diagnostics
    #expect(found.first?.notes.first?.range == SourceRange(line: 3, column: 3, length: 3))
    #expect(found.first?.notes.first?.file == "page.md")
  }

  @Test("a mistake at the end of a block stands in the block")
  func end() {
    let page = MarkedPage("```json\n«{»\n  \"a\": 1\n```\n\n```json\n[1,\n```\n")
    let found = check(page).diagnostics
    #expect(found.first?.range == page.ranges.first)
    #expect(found.map { $0.range?.start.line } == [2, 7])
  }

  @Test("languages that are only like those are not checked")
  func others() {
    let found = check(MarkedPage("```jsonc\n{,}\n```\n\n```json5\n{,}\n```\n\n```html\n<p>\n```\n\n    {,}\n"))
    #expect(found.diagnostics == [] && found.blocks == [])
  }

  @Test("a block that fails on purpose is malformed, and shows its readers why")
  func fails() throws {
    #expect(check(MarkedPage("```json fails\n{\"a\": 1,}\n```\n")).diagnostics == [])
    let fine = MarkedPage("«```json fails»\n{}\n```\n")
    #expect(check(fine).diagnostics.map(\.message) == ["block marked 'fails' is well-formed JSON"])
    #expect(check(fine).diagnostics.first?.range == fine.ranges.first)
    guard case .codeBlock(let code)? = MarkedPage("```json fails\n{\n  \"a\": 1,\n}\n```\n").document.blocks.first
    else {
      return
    }
    let block = try #require(DataBlock(code))
    #expect(block.verdict == .failsAsExpected(.json))
    #expect(block.messages.map(\.line) == [1])
    #expect(block.messages.map(\.columns) == [8..<9])
  }

  @Test("a skipped block has a reason")
  func skip() {
    let found = check(MarkedPage("```json skip=\"comes from elsewhere\"\n{,}\n```\n\n```json «skip»\n{,}\n```\n"))
    #expect(found.diagnostics.map(\.code) == [.snippetWithoutReason])
    #expect(found.blocks.map(\.state) == [.skipped(reason: "comes from elsewhere"), .skipped(reason: "")])
  }

  @Test("attributes that mean nothing for data are errors")
  func attributes() {
    let page = MarkedPage(
      "```json «run» title=\"x\" {1}\n{}\n```\n\n```json «fials»\n{}\n```\n\n```json linenums\n{}\n```\n")
    let found = check(page).diagnostics
    #expect(found.map(\.code) == [.snippetAttribute, .snippetAttribute])
    #expect(found.compactMap(\.range) == page.ranges)
  }

  @Test("a property list is one by its root or by its word")
  func propertyLists() throws {
    guard
      case .codeBlock(let code)? = MarkedPage("```xml\n<plist><string>…</string></plist>\n```\n").document.blocks.first
    else { return }
    #expect(try #require(DataBlock(code)).verdict == .valid(.propertyList))
  }
}
