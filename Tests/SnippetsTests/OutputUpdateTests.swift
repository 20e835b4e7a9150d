import Diagnostics
import Languages
import Markdown
import SwiftCode
import Testing

@testable import Snippets

@Suite struct OutputUpdateTests {
  private static func parse(_ bytes: [UInt8]) -> MarkdownDocument {
    guard let english = LanguageTag("en") else { return .empty }
    return MarkdownParser.parse(bytes, file: "page.md", firstLine: 1, language: english)
  }

  private static func scan(_ text: String) -> (snippets: [Snippet], diagnostics: [Diagnostic]) {
    let bytes = Array(text.utf8)
    return SnippetScanner.scan(parse(bytes), file: "page.md", source: bytes)
  }

  private static func update(_ text: String, _ outputs: [String]) -> (text: String, diagnostics: [Diagnostic]) {
    let bytes = Array(text.utf8)
    let input = PageSnippetInput(file: "page.md", document: parse(bytes), source: bytes)
    let texts = outputs.enumerated().map { index, output in
      OutputUpdate.Text(snippet: index, lines: output.split(separator: "|").map { Array($0.utf8) })
    }
    let update = OutputUpdate(input, texts: texts, parse: parse)
    return (String(decoding: LineEdit.apply(update.edits, to: bytes), as: UTF8.self), update.diagnostics)
  }

  @Test func `output belongs to the block above it, past text and in its container`() {
    let (snippets, diagnostics) = Self.scan(
      """
      ```swift run
      print(1)
      ```
      It prints:
      ```text output
      1
      ```

      - ```swift crashes="x"
        f()
        ```
        ```text output
        2
        ```

      ```swift skip="no"
      f()
      ```
      ```text output
      3
      ```

      ```swift run
      f()
      ```
      ```text
      plain
      ```
      """)
    #expect(snippets.map { $0.output?.text } == ["1\n", "2\n", nil, nil])
    #expect(snippets[1].output?.lines.map(\.start) == [SourcePosition(line: 13, column: 3)])
    #expect(diagnostics == [])
  }

  @Test func `output that nothing proves is reported`() {
    let (snippets, diagnostics) = Self.scan(
      """
      ```text output
      1
      ```

      ```swift
      f()
      ```
      ```text output
      2
      ```

      ```swift run
      f()
      ```
      # Heading
      ```text output
      3
      ```
      """)
    #expect(snippets.allSatisfy { $0.output == nil })
    #expect(diagnostics.map(\.code) == [.snippetOutput, .snippetOutput, .snippetOutput])
    #expect(diagnostics.map(\.range?.start.line) == [1, 8, 16])
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func `what a block prints is written into its fence, with the ends and the marks that lines have there`() {
    let (text, found) = Self.update(
      "نص\r\n\r\n1. > ```swift run\r\n   > f()\r\n   > ```\r\n   > ```text output\r\n   > קודם\r\n   > ```\r\n\r\n"
        + "-\t```swift run\r\n\tf()\r\n\t```\r\n\n\t```text output\r\n\t```\r\nסוף\r\n", ["سطر|  ثانٍ", "你好"])
    #expect(
      text
        == "نص\r\n\r\n1. > ```swift run\r\n   > f()\r\n   > ```\r\n   > ```text output\r\n   > سطر\r\n   >   ثانٍ\r\n   > ```\r\n\r\n"
        + "-\t```swift run\r\n\tf()\r\n\t```\r\n\n\t```text output\r\n\t你好\r\n\t```\r\nסוף\r\n")
    #expect(found.map(\.code) == [.snippetUpdated, .snippetUpdated])
    #expect(found.map(\.range?.start.line) == [6, 15])
  }

  @Test func `output that would be read in another way stays as it is`() {
    let before = "```swift run\nf()\n```\n```text output\n1\n```\n"
    let (text, found) = Self.update(before, ["```|# Heading"])
    #expect(text == before)
    #expect(found.map(\.code) == [.snippetOutput])
    #expect(found.first?.severity == .warning)
    let (long, none) = Self.update(
      before.replacing("```text", with: "~~~text").replacing("1\n```", with: "1\n~~~"), ["```|# Heading"])
    #expect(long.contains("```\n# Heading\n~~~"))
    #expect(none.map(\.code) == [.snippetUpdated])
  }

  @Test func `values are written into their lines, and all other bytes stay`() {
    let before =
      "نص\r\n\n1. > ```swift run\r\n   > f()\t// → \"قديم\" \t\n   > let كتاب = g() // ->\n   > ```\r\n   > ```text output\n   > 1\r\n   > ```\n\n"
      + "-\t```swift run\r\n\t\tf()\t\t// → 1\r\n\t```"
    let bytes = Array(before.utf8)
    let input = PageSnippetInput(file: "page.md", document: Self.parse(bytes), source: bytes)
    let snippets = Self.scan(before).snippets
    let values = snippets.flatMap { snippet -> [OutputUpdate.Value] in
      let plan = PagePlan(input).snippets[snippet.index]
      return plan.values.map {
        OutputUpdate.Value(
          snippet: snippet.index, line: $0.line, columns: snippet.columns(of: $0.text, line: $0.line),
          text: Array("جديد...".utf8))
      }
    }
    #expect(values.count == 3)
    let texts = [OutputUpdate.Text(snippet: 0, lines: [Array("2".utf8), Array("3".utf8)])]
    let update = OutputUpdate(input, texts: texts, values: values, parse: Self.parse)
    #expect(
      String(decoding: LineEdit.apply(update.edits, to: bytes), as: UTF8.self)
        == "نص\r\n\n1. > ```swift run\r\n   > f()\t// → جديد... \t\n   > let كتاب = g() // -> جديد...\n   > ```\r\n   > ```text output\n   > 2\n   > 3\n   > ```\n\n"
        + "-\t```swift run\r\n\t\tf()\t\t// → جديد...\r\n\t```")
    #expect(update.diagnostics.map(\.code) == Array(repeating: .snippetUpdated, count: 4))
    #expect(update.diagnostics.map(\.range?.start.line) == [4, 5, 7, 13])
  }
}
