import Diagnostics
import Snippets
import Testing

@testable import SnippetToolchain

@Suite("Checking pages")
struct CheckTests {
  private func verdicts(_ text: String) throws -> [SnippetVerdict] {
    try Harness.check(Harness.Page(text)).presentations.map(\.verdict)
  }

  @Test("plain blocks of a guide compile as they stand")
  func guide() throws {
    let result = try Harness.check(
      Harness.Page(
        """
        ```swift
        enum Route: Hashable { case book(Int), settings }
        ```

        ```swift
        @MainActor @Observable
        final class Router {
            var path: [Route] = []
            func push(_ route: Route) { path.append(route) }
        }
        ```

        ```swift
        struct RootView: View {
            @State private var router = Router()
            var body: some View {
                NavigationStack(path: $router.path) {
                    Text("Root")
                }
                .environment(router)
            }
        }
        ```

        ```swift
        .navigationDestination(for: Route.self) { route in
            Text("\\(router.path.count)")
        }
        ```

        ```swift
        router.push(.settings)
        ```

        ```swift
        func load() async throws -> [Route] {
            ...
        }
        ```

        ```swift
        @main
        struct BooksApp: App {
            var body: some Scene { WindowGroup { RootView() } }
        }
        ```

        ```swift test
        @Test func pushing() {
            let router = Router()
            router.push(.book(1))
            #expect(router.path == [.book(1)])
        }
        ```

        ```swift preview
        #Preview { RootView() }
        ```

        """))
    #expect(result.diagnostics == [])
    #expect(
      result.presentations.map(\.verdict)
        == [SnippetVerdict](repeating: .compiles, count: 7) + [.tested(passed: 1), .previewed(screens: 1)])
    #expect(result.presentations[5].isElided)
  }

  @Test("a block that must fail is held to its message and its line")
  func fails() throws {
    #expect(
      try verdicts(
        """
        ```swift fails
        let a: Int = "a" // expected-error {{cannot convert value}}
        ```
        ```swift fails
        func f() -> Int { } // expected-error {{missing return}}
        ```
        ```swift fails
        let a: Int = "a" // expected-error {{missing return}}
        ```
        ```swift fails
        let a = 1 // expected-error {{cannot convert value}}
        ```
        ```swift fails
        let a: Int = "a" // expected-error {{cannot convert value}}
        let b: Int = "b"
        ```

        """) == [.failsAsExpected, .failsAsExpected, .broken, .broken, .broken])
  }

  @Test("a promise in the words of another tool is kept by any error, with a warning, and broken by none")
  func foreignPromise() throws {
    let result = try Harness.check(
      Harness.Page(
        "```swift compile_fail\nlet a: Int = \"a\"\n```\n\n```swift compile_fail\nlet a = 1\n```\n\n```swift fails\nlet a: Int = \"a\"\n```\n"
      ))
    #expect(result.presentations.map(\.verdict) == [.failsAsExpected, .broken, .broken])
    #expect(result.presentations[0].messages.count == 1)
    #expect(
      result.diagnostics.map { "\($0.severity) \($0.range?.start.line ?? 0) \($0.code.name)" } == [
        "warning 1 snippet-expectation", "warning 5 snippet-expectation", "error 5 snippet-unmet",
        "error 9 snippet-expectation",
      ])
  }

  @Test("a type that 'in=' names and the page does not have is one error")
  func enclosureWithoutType() throws {
    let result = try Harness.check(
      Harness.Page("```swift\nstruct Book { let name = \"a\" }\n```\n\n```swift in=Bok\nprint(name)\n```\n"))
    #expect(result.diagnostics.map(\.code) == [.snippetName])
    #expect(result.presentations.map(\.verdict) == [.compiles, .broken])
  }

  @Test("the wrong way and the right way in one block compile, each with its own types")
  func versions() throws {
    #expect(
      try verdicts(
        """
        ```swift
        // Wrong
        struct Child: View {
            @Binding var path: [Int]
            var body: some View { Text("\\(path.count)") }
        }

        // Right
        @Observable final class Model { var path: [Int] = [] }
        struct Child: View {
            let model: Model
            var body: some View { Text("\\(model.path.count)") }
        }
        ```

        ```swift
        Child(model: Model())
        ```

        ```swift
        // Wrong
        @State private var model: Model

        // Right
        let model: Model
        ```

        ```swift
        .task { model.path = [] }
        ```

        """) == [.compiles, .compiles, .compiles, .compiles])
  }

  @Test("the compiler's message comes back with the bytes that it is about")
  func messages() throws {
    let result = try Harness.check(
      Harness.Page("```swift fails\n// ملاحظة\nlet سعر: Int = \"a\" // expected-error {{cannot convert}}\n```\n"))
    let presentation = try #require(result.presentations.first)
    #expect(presentation.code == "// ملاحظة\nlet سعر: Int = \"a\"\n")
    let message = try #require(presentation.messages.first)
    #expect(message.line == 1)
    let line = Array("let سعر: Int = \"a\"".utf8)
    #expect(String(decoding: line[message.columns], as: UTF8.self) == "\"a\"")
    #expect(message.text == "cannot convert value of type 'String' to specified type 'Int'")
  }

  @Test("a block that must warn is held to its warning")
  func warns() throws {
    #expect(
      try verdicts(
        """
        ```swift warns
        NavigationView { Text("a") } // expected-warning {{deprecated}}
        ```
        ```swift warns
        NavigationStack { Text("a") } // expected-warning {{deprecated}}
        ```

        """) == [.warnsAsExpected, .broken])
  }

  @Test("one error in the type check does not hide another of the SIL stage")
  func stages() throws {
    let page = Harness.Page("```swift\nlet a = «missing»\n```\n\n```swift\nfunc f() -> Int {\n«}»\n```\n")
    #expect(try Harness.check(page).diagnostics.map(\.range?.start) == page.ranges.map(\.start))
  }

  @Test("blocks that change the world for others are kept apart")
  func farReaching() throws {
    let result = try Harness.check(
      Harness.Page(
        """
        ```swift
        extension Int: @retroactive Identifiable { public var id: Int { self } }
        ```
        ```swift
        struct A<Item: Identifiable> { let item: Item }
        let a = A(item: «1»)
        print(a)
        ```
        ```swift
        infix operator |>
        func |> (a: Int, b: Int) -> Int { a + b }
        ```
        ```swift
        infix operator |>
        func |> (a: String, b: String) -> String { a + b }
        ```

        """))
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
  }

  @Test("an error is reported once, where it is, and not for the blocks that use it")
  func once() throws {
    let page = Harness.Page(
      "```swift\nstruct A { let b: «Missing» }\n```\n\n```swift\nfunc f(a: A) {}\n```\n\n```swift\nfunc g(a: A) {}\n```\n"
    )
    #expect(try Harness.check(page).diagnostics.map(\.range?.start) == page.ranges.map(\.start))
  }

  @Test("what is unused inside a function that stands alone is reported")
  func warningsInFunctions() throws {
    let result = try Harness.check(
      Harness.Page(
        """
        ```swift
        func total() -> Int {
            var sum = 1
            return sum
        }
        ```

        """))
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.first?.message.contains("never mutated") == true)
  }

  @Test("unused values mean nothing in an excerpt, other warnings do")
  func warnings() throws {
    let page = Harness.Page(
      "```swift\nlet a = 1\n[1, 2].map { $0 }\n```\n\n```swift\n«NavigationView» { Text(\"\") }\n```\n")
    let found = try Harness.check(page).diagnostics
    #expect(found.map(\.range?.start) == page.ranges.map(\.start))
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("skipped blocks are counted, and a page of nothing else is an error")
  func skipped() throws {
    let result = try Harness.check(Harness.Page("```swift skip=\"pseudo-code\"\nfoo bar\n```\n"))
    #expect(result.presentations.map(\.verdict) == [.skipped(reason: "pseudo-code")])
    #expect(result.diagnostics.map(\.code) == [.snippetNotChecked])
  }

  @Test("what is known is not compiled again, in whatever language it stands")
  func cache() throws {
    let cache = Harness.Cache()
    let english = try Harness.Page("```swift\n// one\nlet a: Int = \"a\"\n```\n").plan("en.md")
    let arabic = try Harness.Page("نص\n\n```swift\n// واحد\nlet a: Int = \"a\"\n```\n").plan("ar.md")
    let first = try Harness.checker().check([english], cache: cache)
    #expect(cache.count == 1)
    // A compiler that cannot be started shows that none is.
    var broken = try SwiftToolchain.find()
    let checker = try Harness.checker(toolchain: broken)
    broken.driver = "/nonexistent"
    let again = try checker.check([english, arabic], cache: cache)
    #expect(again.map(\.cached) == [1, 1])
    #expect(again[0].diagnostics == first[0].diagnostics)
    #expect(again[1].diagnostics.map(\.range?.start.line) == [5])
  }

  @Test("the same result comes from many blocks together and from each alone, with one worker and with two")
  func agreement() throws {
    let blocks = [
      "struct A { let a = 1 }", "let a: Int = missing", "struct A { let b = 2 }", "print(A().b)", "func f() -> Int {}",
      "extension A { func g() {} }", "A().g()", "A().h()",
    ]
    let page = Harness.Page(blocks.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n"))
    let alone = Harness.Page(blocks.map { "```swift alone\n\($0)\n```\n" }.joined(separator: "\n"))
    let one = try Harness.checker(jobs: 1).check([page.plan()])
    let two = try Harness.checker(jobs: 2).check([page.plan()])
    let each = try Harness.checker().check([alone.plan()])
    #expect(one == two)
    #expect(one[0].diagnostics == each[0].diagnostics)
    #expect(one[0].presentations.map(\.verdict) == each[0].presentations.map(\.verdict))
  }

  @Test("without a check the page shows its code and says so")
  func unchecked() throws {
    let page = Harness.Page("```swift {2}\nlet a = 1\nlet b = 2\n```\n")
    let plan = try page.plan()
    #expect(plan.snippets.count == 1)
  }

  @Test("no compiler is a fault of the environment that names the folders searched")
  func noCompiler() {
    #expect(throws: ToolchainError.compilerNotFound(searched: ["/nonexistent/a", "/nonexistent/b"])) {
      try SwiftToolchain.find(path: "/nonexistent/a:/nonexistent/b")
    }
  }

  @Test("a block that is over its limit is an error that says so, and no other block suffers")
  func limit() throws {
    let page = Harness.Page("```swift\nlet a = 1\n```\n\n```swift timeout=1ms\nlet b = 2\n```\n")
    let result = try Harness.check(page)
    #expect(result.presentations.map(\.verdict) == [.compiles, .broken])
    #expect(result.diagnostics.map(\.code) == [.snippetCompilerFailure])
    #expect(result.diagnostics.map(\.message) == ["compiler was not done with this block within 1 ms"])
    #expect(result.diagnostics.map(\.remedy) == ["simplify the block, or give it more time, as with timeout=2ms"])
    #expect(result.diagnostics.map(\.range?.start.line) == [5])
  }

  @Test("a limit of the page holds for each of its blocks, and a block's own limit comes first")
  func limitOfPage() throws {
    let page = Harness.Page("```swift\nlet a = 1\n```\n\n```swift timeout=5m\nlet b = 2\n```\n")
    let result = try Harness.check(page, settings: SnippetSettings(timeoutInMilliseconds: 1))
    #expect(result.presentations.map(\.verdict) == [.broken, .compiles])
    let patient = try Harness.check(page, settings: SnippetSettings(timeoutInMilliseconds: 300_000))
    #expect(patient.diagnostics.isEmpty)
  }

  @Test("the result counts the blocks that failed among others and were judged alone")
  func repeated() throws {
    let page = Harness.Page("```swift\nlet a: Int = \"\"\n```\n\n```swift\nlet b = 2\n```\n")
    #expect(try Harness.check(page).repeatedAlone == 1)
    #expect(try Harness.check(Harness.Page("```swift alone\nlet a: Int = \"\"\n```\n")).repeatedAlone == 0)
  }
}
