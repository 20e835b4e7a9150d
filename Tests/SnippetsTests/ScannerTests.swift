import Diagnostics
import Snippets
import Testing

@Suite("Blocks of a page")
struct ScannerTests {
  @Test("blocks are found wherever they stand, and know the place of each byte")
  func places() {
    let page = MarkedPage(
      """
      - item

        ```swift
        «listed»
        ```

        > ```swift
        > «quoted»
        > ```

      > [!NOTE]
      > ```swift
      >   «indented»
      > ```

      ~~~~swift
      «tilde»
      ~~~~

      1.\t```swift
      \t«tabbed»
      \t```

      """)
    let scan = page.scan()
    #expect(scan.diagnostics.isEmpty)
    let starts = scan.snippets.map { snippet in
      let column = snippet.text.code.prefix { $0 == " " }.count
      return snippet.position(line: 0, column: column)
    }
    #expect(starts == page.ranges.map(\.start))
  }

  @Test("a comment can hold code that readers do not see")
  func hidden() {
    let page = MarkedPage(
      """
      > <!-- swift: id=fixtures
      > let «a» = 1
      >   let «b» = 2
      > -->

      """)
    let snippets = page.scan().snippets
    #expect(snippets.count == 1)
    #expect(snippets.first?.isHidden == true)
    #expect(snippets.first?.attributes.id == "fixtures")
    #expect(snippets.first?.position(line: 0, column: 4) == page.ranges[0].start)
    let line = snippets.first?.text.code.split(separator: "\n").last.map { Array($0.utf8) } ?? []
    let column = line.firstIndex(of: UInt8(ascii: "b")) ?? 0
    #expect(snippets.first?.position(line: 1, column: column) == page.ranges[1].start)
  }

  @Test("other comments and other fences are left alone")
  func others() {
    let scan = MarkedPage("<!-- swiftly: x -->\n<!-- note -->\n```sh\nswift run\n```\n\n    let a = 1\n").scan()
    #expect(scan.snippets.isEmpty)
    #expect(scan.diagnostics.isEmpty)
  }

  @Test("a fence that is not closed is an error on its line, and nothing else")
  func unclosed() {
    let page = MarkedPage("text\n\n«```swift»\nlet a = 1\n\n## 第二节\n")
    #expect(page.scan().diagnostics.map(\.range) == page.ranges)
    #expect(page.plan().items.isEmpty)
  }

  @Test("hidden lines and expectations are not shown")
  func display() {
    let text = SnippetText(
      code: """
        import SwiftUI
        // snippet.hide
        let hidden = 1
        // snippet.show
        let shown = hidden
        // expected-error@+1 {{one}}
        let wrong: Int = ""  // expected-error {{two}} expected-note {{three}}
        // a comment of the author's

        """)
    #expect(text.display == "import SwiftUI\nlet shown = hidden\nlet wrong: Int = \"\"\n// a comment of the author's\n")
    #expect(text.displayLines == [0, nil, nil, nil, 1, nil, 2, 3])
  }
}

@Suite("Expectations")
struct ExpectationTests {
  @Test(
    "an expectation says line, count and text",
    arguments: [
      ("x // expected-error {{a b}}", 0, Optional(1), "a b"), ("// expected-error@+2 {{a}}", 2, 1, "a"),
      ("// expected-error@-1 2 {{a}}", -1, 2, "a"), ("//expected-error 1+ {{a}}", 0, nil, "a"),
      ("// expected-error@:5 {{a}} {{3-5=b}}", 0, 1, "a"), ("/// expected-error{{a}}", 0, 1, "a"),
    ])
  func reading(code: String, line: Int, count: Int?, text: String) {
    let found = SnippetText(code: code + "\n").expectations
    #expect(found.map(\.line) == [line])
    #expect(found.map(\.count) == [count])
    #expect(found.map(\.text) == [text])
  }

  @Test("several may stand in one comment")
  func several() {
    let found = SnippetText(code: "f() // expected-error {{a}} expected-warning {{b}}\n").expectations
    #expect(found.map(\.severity) == [.error, .warning])
  }

  @Test("what begins like one and names no message is an error at its place")
  func malformed() {
    let page = MarkedPage("```swift fails\nf() // «expected-error: nothing»\n```\n")
    #expect(page.scan().diagnostics.map(\.range) == page.ranges)
  }

  @Test("a block that must fail says how")
  func missing() {
    let found = MarkedPage("```swift fails\nf()\n```\n").scan().diagnostics
    #expect(found.map(\.message) == ["block marked 'fails' does not say which error it gives"])
  }

  @Test("a block that must compile announces no errors")
  func unmarked() {
    let page = MarkedPage("```swift\nf() // «expected-error {{a}}»\n```\n")
    #expect(page.scan().diagnostics.map(\.range) == page.ranges)
  }
}
