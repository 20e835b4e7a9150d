import Diagnostics
import Foundation
import Snippets
import Testing

@testable import SnippetToolchain

@Suite("Programs that misbehave")
struct HostileTests {
  private static let limits = RunLimits(
    timeInMilliseconds: 1500, memory: 200 << 20, output: 64 << 10, processes: 12)

  private func message(_ code: String) throws -> (line: Int?, text: String?) {
    let result = try Harness.check(Harness.Page("```swift run\n\(code)\n```\n"), limits: Self.limits)
    #expect(result.diagnostics.map(\.code) == [.snippetRun])
    #expect(result.presentations.map(\.verdict) == [.broken])
    return (result.diagnostics.first?.range?.start.line, result.diagnostics.first?.message)
  }

  @Test(
    "each kind is a clear finding",
    arguments: [
      ("let a: [Int] = []\nprint(a[0])", 3, "program crashes: Fatal error: Index out of range"),
      ("let a = Int(\"x\")\nprint(a!)", 3, "program crashes: Fatal error: Unexpectedly found nil"),
      (
        "var n = Int8.max\nn += Int8(CommandLine.arguments.count)", 3,
        "program crashes: Swift runtime failure: arithmetic overflow"
      ),
      ("struct E: Error {}\nthrow E()", 1, "program lets an error through: E()"),
      ("import Foundation\nexit(3)", 1, "program ends itself with status 3"),
      ("import Foundation\nabort()", 1, "program crashes: "),
      ("while true {}", 1, "program does not end within 1500 ms"),
      ("try await Task.sleep(for: .seconds(60))", 1, "program does not end within 1500 ms"),
      ("while true { print(\"flood\") }", 1, "program writes more than 64 KB"),
      (
        "import Foundation\nlet e = FileHandle.standardError\nwhile true { e.write(Data(count: 4096)) }", 1,
        "program writes more than 64 KB"
      ),
      (
        "var all: [[UInt8]] = []\nwhile true { all.append([UInt8](repeating: 1, count: 8 << 20)) }", 1,
        "program uses more than 200 MB of memory"
      ),
    ])
  func kinds(_ code: String, _ line: Int, _ start: String) throws {
    let found = try message(code)
    #expect(found.line == line)
    #expect(found.text?.hasPrefix(start) == true, "\(found.text ?? "nothing")")
  }

  @Test("a program without end does not keep its neighbours from being proven")
  func neighbours() throws {
    let result = try Harness.check(
      Harness.Page(
        "```swift run\nprint(1)\n```\n\n```swift run timeout=300ms\nwhile true {}\n```\n\n```swift run\nprint(2)\n```\n"
      ))
    #expect(result.presentations.map(\.verdict) == [.ran, .broken, .ran])
    #expect(result.diagnostics.map(\.message) == ["program does not end within 300 ms"])
    #expect(result.diagnostics.first?.remedy == "let it end, or give it more time, as with timeout=600ms")
  }

  @Test("what a program starts ends with it, also in a session of its own")
  func forks() throws {
    let mark = "dalil-test-\(UUID().uuidString)"
    let start = """
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "setsid sleep 100 & exec -a \(mark) sleep 100 & sleep 100"]
      try process.run()
      """
    let result = try Harness.check(
      Harness.Page(
        "```swift run\nimport Foundation\n\(start)\nprint(1)\n```\n```text output\n1\n```\n\n"
          + "```swift run\nimport Foundation\n\(start)\nprocess.waitUntilExit()\n```\n"), limits: Self.limits)
    #expect(result.presentations.map(\.verdict) == [.ran, .broken])
    // The system ends them by itself, which takes a moment where it has much to do.
    for _ in 0..<100 where try isRunning(mark) { usleep(100_000) }
    #expect(try !isRunning(mark))
  }

  private func isRunning(_ mark: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
      .compactMap { try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8) }
      .contains { $0.contains(mark) }
  }

  @Test(
    "reading from standard input is said, whatever comes of it",
    arguments: [
      "print(readLine() ?? \"nothing\")", "while let line = readLine() { print(line) }", "print(Int(readLine()!)!)",
      "import Foundation\nprint(FileHandle.standardInput.readDataToEndOfFile().count)",
      "import Foundation\nprint(getchar())",
    ])
  func reads(_ code: String) throws {
    let found = try message(code)
    #expect(found.line == 1)
    #expect(found.text == "program reads from standard input, where there is nothing to read")
  }

  @Test("a program that multiplies is ended before the machine is full")
  func multiplies() throws {
    let found = try message(
      """
      import Foundation
      for _ in 0..<40 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["100"]
        try process.run()
      }
      try await Task.sleep(for: .seconds(60))
      """)
    #expect(found.text == "program starts more than 12 processes")
  }

  @Test("the network is out of reach where this machine allows that", .enabled(if: !RunIsolation.find().hasNetwork))
  func network() throws {
    let result = try Harness.check(
      Harness.Page(
        """
        ```swift run
        import Foundation

        print(try String(contentsOfFile: "/proc/net/dev", encoding: .utf8).split(separator: "\\n").count)
        ```
        ```text output
        3
        ```

        """))
    #expect(result.diagnostics.map(\.message) == [])
    #expect(!result.ranWithNetwork)
  }

  @Test("a block without statements of its own cannot be run")
  func nothing() throws {
    let found = try message("struct A { let b = 1 }")
    #expect(found.line == 1)
    #expect(
      found.text == "no program can be made of this block: it has no statements that can be run by themselves")
    let tests = try Harness.check(Harness.Page("```swift test\nlet a = 1\nprint(a)\n```\n"))
    #expect(tests.diagnostics.map(\.message) == ["block marked 'test' has no tests"])
  }
}
