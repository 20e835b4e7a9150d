import Diagnostics
import Snippets
import Testing

@testable import SnippetToolchain

@Suite("Previews that misbehave")
struct HostilePreviewTests {
  private static let limits = RunLimits(
    timeInMilliseconds: 3000, memory: 200 << 20, output: 64 << 10, processes: 12)

  /// A view that does something while its body is evaluated.
  private static func view(_ number: Int, _ statements: String) -> String {
    """
    ```swift preview
    import Foundation
    import SwiftUI
    struct View\(number): View {
      func act() {
        \(statements)
      }
      var body: some View {
        act()
        return Text("Emma")
      }
    }
    ```

    """
  }

  /// The file that the program is to write is known to whoever looks for it.
  private static let path = """
    let all = (FileManager.default.contents(atPath: "/proc/self/environ") ?? Data()).split(separator: 0)
    let path = all.map { String(decoding: $0, as: UTF8.self) }.first { $0.hasPrefix("DALIL_RECORDING=") }?.dropFirst(16) ?? ""
    """

  private static let cases: [(statements: String, start: String)] = [
    ("let a: [Int] = []; print(a[0])", "program crashes: Fatal error: Index out of range"),
    ("while true {}", "program does not end within 3 s"),
    (
      "func deeper(_ n: Int) -> Int { n < 0 ? 0 : n + deeper(n + 1) }; print(deeper(0))",
      "program crashes: stack overflow, by a recursion that does not end"
    ),
    ("while true { print(\"flood\") }", "program writes more than 64 KB"),
    ("exit(3)", "program ends itself with status 3"),
    ("exit(0)", "program ends itself before its screens are seen"),
    ("_ = readLine()", "program reads from standard input, where there is nothing to read"),
    (
      "var all: [[UInt8]] = []; while true { all.append([UInt8](repeating: 1, count: 8 << 20)) }",
      "program uses more than 200 MB of memory"
    ),
    (
      "\(path); try? Data(\"no JSON\".utf8).write(to: URL(fileURLWithPath: String(path))); exit(0)",
      "what was recorded of this preview cannot be read"
    ),
    (
      "\(path); try? Data(count: 9 << 20).write(to: URL(fileURLWithPath: String(path))); exit(0)",
      "what is seen of this preview takes 9 MB"
    ),
    ("\(path); mkfifo(String(path), 0o600); exit(0)", "program ends itself before its screens are seen"),
  ]

  @Test("each kind is a clear finding on the block, and spares its neighbours")
  func kinds() throws {
    let text = Self.cases.enumerated().map { Self.view($0, $1.statements) }.joined() + Self.view(99, "")
    let result = try Harness.check(Harness.Page(text), limits: Self.limits)
    #expect(result.presentations.last?.verdict == .previewed(screens: 1))
    #expect(result.presentations.dropLast().allSatisfy { $0.verdict == .broken && $0.previews.isEmpty })
    #expect(result.diagnostics.count == Self.cases.count)
    let fences = result.presentations.map(\.fenceLine)
    for (number, expected) in Self.cases.enumerated() {
      let own = result.diagnostics.filter { (fences[number]..<fences[number + 1]).contains($0.range?.start.line ?? 0) }
      #expect(own.count == 1)
      #expect(own.first?.message.hasPrefix(expected.start) == true, "\(own.map(\.message)) for \(expected.start)")
    }
  }

  @Test("the action that leads to a crash or an endless loop is named")
  func ways() throws {
    let view = { (name: String, action: String) in
      """
      ```swift preview
      struct \(name): View {
        @State private var isShown = false
        var body: some View {
          VStack {
            Button("Show") { isShown = true }
            if isShown { Button("Stop") { \(action) } }
          }
        }
      }
      ```

      """
    }
    let text = view("CrashView", "let a: [Int] = []; print(a[0])") + view("LoopView", "while true {}")
    let result = try Harness.check(Harness.Page(text), limits: Self.limits)
    #expect(
      result.diagnostics.map(\.message) == [
        "program crashes after tap “Show”, tap “Stop”: Fatal error: Index out of range",
        "program does not end within 3 s after tap “Show”, tap “Stop”",
      ])
  }

  @Test("what a script asks for in vain stands on its own line, and a warning names what leads to it")
  func scripts() throws {
    let text = """
      ```swift preview
      struct FormView: View {
        @State private var first = "Emma"
        @State private var second = ""
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Form {
              TextField("Title", text: $first)
              TextField("Title", text: $second)
              Button("Go") { path.append(1) }
            }
          }
        }
      }
      // preview: type "x" in "Author"
      // preview: type "x" in "Title"
      ```

      """
    let result = try Harness.check(Harness.Page(text), limits: Self.limits)
    let found = result.diagnostics.sorted(by: Diagnostic.inReportOrder)
    #expect(found.map(\.code) == [.snippetLog, .snippetScript, .snippetScript])
    #expect(found.map { $0.range?.start.line } == [1, 16, 17])
    #expect(found.first?.message.hasPrefix("SwiftUI warns after tap “Go”: ") == true)
    #expect(found[1].message == "no screen takes type \"x\" into \"Author\": there is “Title”")
    #expect(found[2].message.hasPrefix("several fields of one screen are called “Title”, one with “Emma” and") == true)
  }

  @Test("a fork in a body ends with the preview, which is shown all the same")
  func forks() throws {
    let start = """
      let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "sleep 100 & sleep 100"]
        try? process.run()
      """
    let result = try Harness.check(Harness.Page(Self.view(0, start)), limits: Self.limits)
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.presentations.map(\.verdict) == [.previewed(screens: 1)])
  }
}
