import Diagnostics
import Testing

@testable import Snippets

@Suite struct RegionTests {
  private static let books = SetupFile(
    path: "shared/books.swift",
    bytes: Array(
      """
      import Foundation
      enum Books {
        // snippet.detail
        struct Book {
          // snippet.hide
          var id = 1
          // snippet.show

          let title: String
        }
        // snippet.end
        static let count = 1
      }
      // snippet.last
      let last = 1
      """.utf8))

  private static func diagnostics(of marked: String) -> (plan: PagePlan, page: MarkedPage) {
    let page = MarkedPage(marked)
    return (page.plan(copied: [books]), page)
  }

  @Test func `a copy may be indented otherwise and end in other space`() {
    let (plan, _) = Self.diagnostics(
      of: """
        - Item

          ```swift file=shared/books.swift#detail

              struct Book {
                // snippet.hide
                var id = 1
                // snippet.show
          \u{20}\u{20}
                let title: String\u{20}
              }

          ```

        ```swift file=shared/books.swift#last
        let last = 1
        ```
        """)
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.copiedPaths == ["shared/books.swift"])
  }

  @Test func `the first line that differs is reported`() {
    let (plan, page) = Self.diagnostics(
      of: """
        > ```swift file=shared/books.swift#detail
        > struct Book {
        >   // snippet.hide
        >   var id = 1
        >   // snippet.show
        >
        >   «let name: String»
        > }
        > ```

        ```swift file=shared/books.swift#last
        let last = 1
        «let more = 1»
        ```

        ```swift file=shared/books.swift
        import Foundation
        «enum Books {»
        ```
        """)
    #expect(plan.diagnostics.map(\.range) == page.ranges)
    #expect(plan.diagnostics.map(\.code) == [.snippetOutdated, .snippetOutdated, .snippetOutdated])
    #expect(
      plan.diagnostics.map(\.message) == [
        "line differs from line 9 of 'shared/books.swift', in a copy of 'shared/books.swift#detail'",
        "line is not in 'shared/books.swift#last', of which the block is a copy",
        "line 4 of 'shared/books.swift' is missing below, in a copy of 'shared/books.swift'",
      ])
  }

  @Test func `a file or region that is not there is reported at the attribute`() {
    let (plan, page) = Self.diagnostics(
      of: """
        ```swift «file=shared/book.swift#detail»
        ```

        ```swift «file=shared/books.swift#detial»
        ```

        ```swift «file=shared/books.swift#»
        ```
        """)
    #expect(Set(plan.diagnostics.map(\.range)) == Set(page.ranges))
    #expect(
      plan.diagnostics.map(\.code.name).sorted() == ["snippet-attribute-value", "snippet-region", "snippet-region"])
    #expect(
      plan.diagnostics.filter { $0.code == .snippetRegion }.map(\.remedy) == [
        "did you mean 'shared/books.swift'?", "did you mean 'detail'?",
      ])
  }

  @Test func `a region that begins twice is ambiguous`() {
    let twice = SetupFile(path: "shared/a.swift", bytes: Array("// snippet.a\nlet a = 1\n// snippet.a\n".utf8))
    let page = MarkedPage("```swift «file=shared/a.swift#a»\nlet a = 1\n```\n")
    let found = page.plan(copied: [twice]).diagnostics
    #expect(found.map(\.range) == page.ranges && found.map(\.code) == [.snippetRegion])
  }
}
