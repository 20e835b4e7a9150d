import Testing

@testable import SnippetToolchain

@Suite("Child processes")
struct ChildProcessTests {
  private func shell(_ command: String, timeout: Int = 10_000, limit: Int = 1 << 20) throws -> ChildProcess.Outcome {
    try ChildProcess(
      program: "/bin/sh", arguments: ["-c", command], timeoutInMilliseconds: timeout, outputLimit: limit
    ).run()
  }

  @Test("output and exit code come back")
  func output() throws {
    let outcome = try shell("echo out; echo err >&2; exit 3")
    #expect(outcome.end == .exited(code: 3))
    #expect(String(decoding: outcome.output, as: UTF8.self) == "out\nerr\n")
  }

  @Test("a child that ends by a signal is told apart")
  func signal() throws { #expect(try shell("kill -ILL $$").end == .killed(signal: 4)) }

  @Test("a child that takes too long is killed with its children")
  func timeout() throws {
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try shell("sleep 60 & sleep 60", timeout: 200).end == .timedOut)
    #expect(clock.now - start < .seconds(20))
  }

  @Test("output past the limit is dropped, and the child goes on")
  func limit() throws {
    let outcome = try shell("head -c 300000 /dev/zero; exit 5", limit: 1000)
    #expect(outcome.end == .exited(code: 5))
    #expect(outcome.output.count == 1000)
  }

  @Test("a program that is not there is a fault of the environment")
  func missing() {
    #expect(throws: ToolchainError.self) {
      try ChildProcess(program: "/nonexistent/swift", arguments: [], timeoutInMilliseconds: 1000).run()
    }
  }
}
