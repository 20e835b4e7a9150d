import Diagnostics
import Snippets
import Testing

@testable import SnippetToolchain

@Suite("Blocks that are run")
struct RunTests {
  @Test("many blocks share a program, print what their pages show, and are proven")
  func runs() throws {
    let result = try Harness.check(
      Harness.Page(
        """
        ```swift
        struct Book { let title: String }
        ```

        ```swift run
        let book = Book(title: "Emma")
        print(book.title)
        print("done", terminator: "")
        ```

        It prints:

        ```text output
        Emma
        done
        ```

        ```swift run
        struct Book { let pages = 7 }

        let book = Book()
        print(book.pages)
        ```
        ```text output
        7
        ```

        ```swift run
        import Foundation

        print(FileManager.default.currentDirectoryPath == ProcessInfo.processInfo.environment["HOME"])
        print(try FileManager.default.contentsOfDirectory(atPath: "."))
        print(Set([1, 2, 3, 4, 5, 6, 7, 8]).count)
        ```
        ```text output
        true
        []
        8
        ```

        ```swift run
        import SwiftUI

        @Observable final class Counter { var count = 0 }

        let counter = Counter()
        counter.count += 2
        try await Task.sleep(for: .milliseconds(1))
        print(counter.count)
        ```
        ```text output
        2
        ```

        """))
    #expect(result.diagnostics == [])
    #expect(result.presentations.map(\.verdict) == [.compiles, .ran, .ran, .ran, .ran])
  }

  @Test("a block that goes on from another is held to what it prints itself")
  func continues() throws {
    let result = try Harness.check(
      Harness.Page(
        """
        ```swift run
        var count = 1
        print("first", count)
        ```

        ```swift run continues
        count += 1
        print("second", count)
        ```
        ```text output
        second 2
        ```

        """))
    #expect(result.diagnostics == [])
    #expect(result.presentations.map(\.verdict) == [.ran, .ran])
  }

  @Test("values beside lines are proven: printed, computed or assigned, once and in order")
  func values() throws {
    let result = try Harness.check(
      Harness.Page(
        """
        ```swift
        struct Book { var title: String; func titleOnce() -> String { print("asked"); return title } }
        ```

        ```swift run
        var count = 1   // → 1
        print(count, true)  // -> 1 true
        let title: String = "كتاب"   // → "كتاب"
        title    // → كتاب
        count += 2 // → 3
        for number in 1...3 {
          print(number * count)   // → 3, 6, 9
        }
        for number in 1...100 { print(number) }  // → 1, 2, ..., 100
        let doubled = [1, 2].map {
          $0 * 2   // → 2, 4
        }   // → [2, 4]
        var task = await Task { count }.value // → 3
        let half: Double = 1, next: Int? = nil // → 1.0, nil
        let sign = if count > 2 { "+" } else { "-" } // → +
        func twice(_ number: Int) throws -> Int {
          return number * 2   // → 6
        }
        _ = try twice(3)   // → 6
        struct Point { let x = 1.5 }
        Point()   // → Point(x: ...)
        Book(title: "Emma").titleOnce()   // → asked
        print("a\\nb", terminator: "")   // → a, b
        print("end")
        ```
        ```text output
        1 true
        3
        6
        9
        1
        ...
        100
        asked
        a
        bend
        ```

        ```swift
        let words = "x" // → no value in a block that is not run
        ```

        """))
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.presentations.map(\.verdict) == [.compiles, .ran, .compiles])
    #expect(result.presentations.map(\.values.count) == [0, 17, 0])
    #expect(result.presentations[1].values.first == .init(line: 0, columns: 16..<24))
  }

  @Test("a value that differs is an error on its line, with the right one")
  func valueDiffers() throws {
    let page = Harness.Page(
      """
      > ```swift run
      > let title = "Emma"   // → «"إيما"»
      > print(title.count)   // → «5»
      > if title.isEmpty {
      >   print("empty") // → «empty»
      > }
      > func nothing() {}
      > nothing() «// →»
      > var count = 1 «// →»
      > struct Opened { «// → 3»
      > }
      > ```

      """)
    let result = try Harness.check(page)
    #expect(result.presentations.map(\.verdict) == [.broken])
    #expect(Set(result.diagnostics.map(\.code)) == [.snippetValue])
    #expect(result.diagnostics.map(\.range) == page.ranges.map(Optional.some))
    #expect(
      result.diagnostics.map(\.message) == [
        "line gives '\"Emma\"', where its comment shows '\"إيما\"'", "line gives '4', where its comment shows '5'",
        "line is not reached, so it has no value", "line prints nothing and has no value",
        "line gives '1', where its comment shows nothing yet",
        "comment shows a value, and nothing that has one ends in front of it",
      ])
    #expect(result.values.map { String(decoding: $0.text, as: UTF8.self) } == ["\"Emma\"", "4", "1"])
    #expect(result.presentations.first?.values == [])
  }

  @Test("an @main type is run in a program that others share")
  func main() throws {
    let result = try Harness.check(
      Harness.Page(
        """
        ```swift run
        @main struct Tool {
          static func main() async throws { print("main") }
        }
        ```
        ```text output
        main
        ```

        ```swift run
        print(1)
        ```

        """))
    #expect(result.diagnostics == [])
    #expect(result.presentations.map(\.verdict) == [.ran, .ran])
  }

  @Test("output that differs is an error on its line, in every container")
  func differs() throws {
    let page = Harness.Page(
      """
      1. بند

         ```swift run
         print("سطر"); print("שורה ב"); print("end")
         ```

         ```text output
         سطر
         «שורה א»
         end
         ```

      > ```swift run
      > print(1); print(2)
      > ```
      > ```text output
      > 1
      > 2
      > «3»
      > ```

      """)
    let result = try Harness.check(page)
    #expect(result.diagnostics.map(\.code) == [.snippetOutput, .snippetOutput])
    #expect(result.diagnostics.map(\.range) == page.ranges.map(Optional.some))
    #expect(
      result.diagnostics.map(\.message) == [
        "output is 'שורה ב', where the page shows 'שורה א'", "output ends, where the page shows '3'",
      ])
    #expect(result.diagnostics.first?.remedy == "run 'dalil check --update', or mend the code")
    #expect(
      result.outputs.map { $0.lines.map { String(decoding: $0, as: UTF8.self) } } == [
        ["سطر", "שורה ב", "end"], ["1", "2"],
      ])
    #expect(result.presentations.map(\.verdict) == [.broken, .broken])
  }

  @Test("tests are run one block a process, each with its name; what fails is an error on its line")
  func tests() throws {
    let page = Harness.Page(
      """
      ```swift
      struct Stack {
        var items: [Int] = []
        mutating func pop() { items.removeLast() }
      }
      ```

      ```swift test
      @Suite("Stack") struct StackTests {
        @Test("push goes deeper") func push() {
          #expect(Stack(items: [1]).items.count == 1)
        }
        @Test(.disabled("later")) func later() {}
        @Test(arguments: [1, 2]) func `is a number`(_ number: Int) { #expect(number > 0) }
      }
      ```

      ```swift test
      @Test("two items") func two() {
        let stack = Stack(items: [1, 2, 3])
        «#expect(stack.items.count == 2)»
      }
      @Test func fine() {}
      ```

      ```swift test
      @Test func popped() {
        var stack = Stack()
        «stack.pop()»
      }
      ```

      """)
    let result = try Harness.check(page)
    #expect(
      result.presentations[1].tests == [
        TestPresentation(name: "push goes deeper", verdict: .passed),
        TestPresentation(name: "later()", verdict: .skipped),
        TestPresentation(name: "is a number", verdict: .passed),
      ])
    #expect(result.presentations.map(\.verdict) == [.compiles, .tested(passed: 2), .broken, .broken])
    #expect(result.presentations[2].tests.map(\.verdict) == [.failed, .passed])
    #expect(result.diagnostics.map(\.code) == [.snippetTest, .snippetRun])
    #expect(result.diagnostics.map(\.range?.start.line) == page.ranges.map(\.start.line))
    #expect(
      result.diagnostics.first?.message
        == "test 'two items' fails: Expectation failed: (stack.items.count → 3) == 2")
    #expect(result.diagnostics.last?.message.contains("Can't remove last element from an empty collection") == true)
  }

  @Test("tests can drive a view tree without a screen")
  func previewHost() throws {
    let result = try Harness.check(
      Harness.Page(
        """
        ```swift
        struct RootView: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Settings") { Text("Volume").navigationTitle("Settings") }
                .navigationTitle("Books")
            }
          }
        }
        ```

        ```swift test
        import PreviewHost
        import PreviewRecording
        import SwiftUI
        import Testing

        @MainActor @Test func opens() throws {
          let host = PreviewHost(RootView())
          #expect(host.screen.title == "Books")
        }
        ```

        """))
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.presentations.map(\.verdict) == [.compiles, .tested(passed: 1)])
  }

  @Test("a block that must crash is held to its words")
  func crashes() throws {
    let page = Harness.Page(
      """
      ```swift crashes="Index out of range"
      let numbers = [1]
      print(numbers[numbers.count])
      ```

      ```swift crashes="overflow"
      func next(_ number: Int) -> Int { number + 1 }
      print(next(.max))
      ```

      ```swift crashes="not found"
      struct Missing: Error, CustomStringConvertible { let description = "page not found" }
      throw Missing()
      ```

      «```swift crashes»
      print("fine")
      ```

      ```swift crashes="no way"
      «fatalError("another")»
      ```

      """)
    let result = try Harness.check(page)
    #expect(
      result.presentations.map(\.verdict) == [
        .crashesAsExpected, .crashesAsExpected, .crashesAsExpected, .broken, .broken,
      ])
    #expect(result.diagnostics.map(\.code) == [.snippetCrash, .snippetCrash])
    #expect(result.diagnostics.map(\.range?.start.line) == page.ranges.map(\.start.line))
    #expect(
      result.diagnostics.map(\.message) == [
        "block marked 'crashes' comes to its end", "block crashes, but not with 'no way': Fatal error: another",
      ])
  }

  @Test("what was run is known, also on another page, until the code or a limit changes")
  func cache() throws {
    let cache = Harness.Cache()
    let text = "```swift run\nprint(1) // one\n```\n```text output\n1\n```\n"
    let plan = try Harness.Page(text).plan("a.md")
    #expect(try Harness.checker().check([plan], cache: cache).map(\.presentations.first?.verdict) == [.ran])
    let count = cache.count
    let other = try Harness.Page("text\n\n" + text.replacing("one", with: "واحد")).plan("b.md")
    #expect(try Harness.checker().check([other], cache: cache).map(\.presentations.first?.verdict) == [.ran])
    #expect(cache.count == count)
    _ = try Harness.checker(limits: RunLimits(timeInMilliseconds: 9000)).check([plan], cache: cache)
    #expect(cache.count == count + 1)
    _ = try Harness.checker().check([Harness.Page(text.replacing("(1)", with: "(2)")).plan()], cache: cache)
    #expect(cache.count == count + 3)
  }
}
