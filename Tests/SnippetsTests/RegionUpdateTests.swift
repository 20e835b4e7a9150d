import Diagnostics
import Languages
import Markdown
import Testing

@testable import Snippets

@Suite struct RegionUpdateTests {
  private static let file = SetupFile(
    path: "shared/a.swift",
    bytes: Array(
      """
      // snippet.new
        struct New {

          let a = 1
        }
      // snippet.end
      // snippet.fence
      let text = \"\"\"
      ```
      \"\"\"
      // snippet.end
      // snippet.comment
      // ends here -->
      let a = 1
      // snippet.end
      """.utf8))

  private static func parse(_ bytes: [UInt8]) -> MarkdownDocument {
    guard let english = LanguageTag("en") else { return .empty }
    return MarkdownParser.parse(bytes, file: "page.md", firstLine: 1, language: english)
  }

  private static func scan(_ text: String) -> [Snippet] {
    let bytes = Array(text.utf8)
    return SnippetScanner.scan(parse(bytes), file: "page.md", source: bytes).snippets
  }

  private static func update(_ text: String) -> (text: String, diagnostics: [Diagnostic]) {
    let bytes = Array(text.utf8)
    let input = PageSnippetInput(file: "page.md", document: parse(bytes), source: bytes, copied: [file])
    let update = RegionUpdate(input, parse: parse)
    return (String(decoding: LineEdit.apply(update.edits, to: bytes), as: UTF8.self), update.diagnostics)
  }

  @Test func `a block keeps its fences and the marks of its containers`() {
    let (text, found) = Self.update(
      """
      Text.

      ```swift file=shared/a.swift#new
      struct Old {}
      ```

      1. > - ```swift file=shared/a.swift#new
         >   struct Old {
         >
         >   }
         >   ```
         > more

      - Item

        ~~~swift file=shared/a.swift#new
        ~~~

      End.
      """)
    #expect(
      text == """
        Text.

        ```swift file=shared/a.swift#new
        struct New {

          let a = 1
        }
        ```

        1. > - ```swift file=shared/a.swift#new
           >   struct New {
           >
           >     let a = 1
           >   }
           >   ```
           > more

        - Item

          ~~~swift file=shared/a.swift#new
          struct New {

            let a = 1
          }
          ~~~

        End.
        """)
    #expect(found.map(\.code) == [.snippetUpdated, .snippetUpdated, .snippetUpdated])
    #expect(found.map(\.severity) == [.note, .note, .note])
    #expect(found.compactMap { $0.range?.start.line } == [3, 10, 20])
  }

  @Test func `indentation by tabs stays`() {
    let (text, found) = Self.update("-\t```swift file=shared/a.swift#new\n\tstruct Old {}\n\t```\n")
    #expect(
      text == "-\t```swift file=shared/a.swift#new\n\tstruct New {\n\n\t  let a = 1\n\t}\n\t```\n")
    #expect(found.map(\.code) == [.snippetUpdated])
  }

  /// Every nesting of a few containers, with every content of the block before.
  @Test func `after an update a page is up to date, whatever the block stands in`() {
    let containers: [(first: String, rest: String)] = [
      ("> ", "> "), (">", ">"), (">", "> "), ("- ", "  "), ("12) ", "    "), ("*   ", "    "), ("-\t", "\t"),
      ("  ", ""),
      ("  ", "  "),
    ]
    var count = 0
    for outer in containers {
      for inner in containers {
        for code in ["", "old\n", "\n  old\n\n", "struct New {\n\n  let a = 2\n}\n"] {
          let (first, rest) = (outer.first + inner.first, outer.rest + inner.rest)
          let lines = "```swift file=shared/a.swift#new\n\(code)```\n".split(
            separator: "\n", omittingEmptySubsequences: false)
          let page =
            lines.dropLast().enumerated().map { ($0.offset == 0 ? first : rest) + $0.element + "\n" }.joined()
            + "\nEnd.\n"
          // Not every nesting of these is one.
          guard Self.scan(page).map({ $0.isClosed ? $0.text.code : "open" }) == [code] else { continue }
          count += 1
          let (text, found) = Self.update(page)
          #expect(found.map(\.severity) == [.note], "\(page)")
          #expect(Self.update(text).diagnostics.isEmpty, "\(text)")
          #expect(text.hasSuffix("```\n\nEnd.\n") && text.hasPrefix(first + "```swift"), "\(text)")
        }
      }
    }
    #expect(count > 150)
  }

  @Test func `what is up to date, or names nothing, stays as it is`() {
    let page = """
      ```swift file=shared/a.swift#new
          struct New {

            let a = 1
          }
      ```
      ```swift file=shared/b.swift#new
      let a = 1
      ```
      """
    let (text, found) = Self.update(page)
    #expect(text == page && found.isEmpty)
  }

  @Test func `a block that would be read otherwise is left alone`() {
    let page = """
      ```swift file=shared/a.swift#fence
      let text = ""
      ```

      <!-- swift: file=shared/a.swift#comment
      let a = 2
      -->
      """
    let (text, found) = Self.update(page)
    #expect(text == page)
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(found.compactMap { $0.range?.start.line } == [1, 5])
  }

  @Test func `a longer fence and a comment of its own take what is safe there`() {
    let (text, found) = Self.update(
      "````swift file=shared/a.swift#fence\nlet text = 1\n````\n\n<!-- swift: file=shared/a.swift#new\nlet a = 2\n-->\n"
    )
    #expect(
      text == "````swift file=shared/a.swift#fence\nlet text = \"\"\"\n```\n\"\"\"\n````\n\n"
        + "<!-- swift: file=shared/a.swift#new\nstruct New {\n\n  let a = 1\n}\n-->\n")
    #expect(found.map(\.code) == [.snippetUpdated, .snippetUpdated])
  }

  @Test func `new lines end as the line above them, and all other bytes stay`() {
    let bytes = Array("\u{FEFF}a\r\nb\nc\r\nd".utf8)
    let edits = [
      LineEdit(lines: 2..<2, texts: [Array("x".utf8)]), LineEdit(lines: 3..<4, texts: [Array("y".utf8), []]),
    ]
    let result = String(decoding: LineEdit.apply(edits, to: bytes), as: UTF8.self)
    #expect(result.utf8.elementsEqual("\u{FEFF}a\r\nx\r\nb\ny\n\nd".utf8))
  }
}
