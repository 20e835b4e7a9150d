import Snippets
import Testing

@testable import SnippetToolchain

@Suite("The package of a site's blocks")
struct PackageTests {
  @Test("each page is a target, each block a file that speaks of its page's lines")
  func package() throws {
    let page = Harness.Page(
      """
      ```swift
      import SwiftUI

      struct Book: Hashable { let id: Int } // a book
      ```

      ```swift
      .navigationDestination(for: Book.self) { _ in Text("") }
      ```

      ```swift fails
      let a: Int = "" // expected-error {{cannot}}
      ```

      ```swift alone
      infix operator |>
      ```

      """)
    let files = SnippetPackageWriter.files(
      for: [try page.plan("ar/أ-b.md")], library: SnippetLibrary(moduleFolders: ["/m \"x\""]),
      sourcePrefix: "../content/")
    #expect(
      files.map(\.path) == [
        "Package.swift", "Sources/Page_ar_d8a3_b/Block01.swift", "Sources/Page_ar_d8a3_b/Block02.swift",
        "Sources/Page_ar_d8a3_b_Block04/Block04.swift",
      ])
    #expect(
      String(decoding: files[2].bytes, as: UTF8.self) == """
        #sourceLocation(file: "../content/ar/أ-b.md", line: 2)
        import SwiftUI
        #sourceLocation()
        import Foundation
        #sourceLocation(file: "../content/ar/أ-b.md", line: 4)
         private struct Book: Hashable { let id: Int }
        #sourceLocation(file: "../content/ar/أ-b.md", line: 7)
        @MainActor @SwiftUI.ViewBuilder private var _snippet0_0_0: some SwiftUI.View { SwiftUI.EmptyView()
        .navigationDestination(for: Book.self) { _ in Text("") }
        #sourceLocation()
        }

        """)
    let manifest = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(manifest.contains("[\"-I\", \"/m \\\"x\\\"\"]"))
    #expect(manifest.contains("name: \"Page_ar_d8a3_b\""))
  }
}
