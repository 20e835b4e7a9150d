import Testing

@testable import SnippetToolchain

/// Without namespaces, as on a machine that does not allow them.
@Suite("A program that is watched")
struct WatchedProcessTests {
  private func run(_ script: String, time: Int = 5000) throws -> WatchedProcess.Outcome {
    let process = WatchedProcess(
      program: "/bin/sh", arguments: ["-c", script], environment: ["PATH=/usr/bin:/bin", "A=b"],
      timeoutInMilliseconds: time, limits: RunLimits(output: 4096, processes: 8))
    return try process.run()
  }

  @Test("its output and its errors are told apart, and it sees the variables that it is given")
  func output() throws {
    let outcome = try run("echo out $A; echo err >&2; exit 7")
    #expect(outcome.end == .exited(code: 7))
    #expect(String(decoding: outcome.output, as: UTF8.self) == "out b\n")
    #expect(String(decoding: outcome.errors, as: UTF8.self) == "err\n")
  }

  @Test(
    "whether it, or what it starts, reads from standard input is known",
    arguments: [
      ("true", false), ("sh -c 'sleep 0.05; exit 0' & wait", false),
      ("test -t 0; test -p /dev/stdin; exec 0<&-", false),
      ("read line", true), ("sh -c cat", true), ("exec cat", true), ("cat /dev/stdin; cat", true),
    ])
  func input(_ script: String, _ reads: Bool) throws {
    #expect(try run(script).hasReadInput == reads)
  }

  @Test("what it leaves behind ends with it, and is not waited for")
  func leftovers() throws {
    let clock = ContinuousClock()
    let time = try clock.measure {
      let outcome = try run("sleep 4 & echo done")
      #expect(outcome.end == .exited(code: 0))
      #expect(String(decoding: outcome.output, as: UTF8.self) == "done\n")
    }
    #expect(time < .seconds(3))
  }

  @Test("a limit ends it")
  func limits() throws {
    #expect(try run("sleep 60", time: 100).end == .timedOut)
    #expect(try run("exec >&- 2>&-; sleep 60", time: 100).end == .timedOut)
    let flood = try run("yes")
    #expect(flood.end == .flooded && flood.output.count == 4096)
    #expect(try run("for i in 1 2 3 4 5 6 7 8 9 10; do sleep 60 & done; wait").end == .multiplied)
    #expect(try run("kill -SEGV $$").end == .killed(signal: 11))
  }

  @Test("how a program ended is told through the shell that a namespace needs")
  func shell() {
    let isolation = RunIsolation.processes(unshare: "/usr/bin/unshare")
    #expect(isolation.end(.exited(code: 132)) == .killed(signal: 4))
    #expect(isolation.end(.exited(code: 3)) == .exited(code: 3))
    #expect(RunIsolation.none.end(.exited(code: 132)) == .exited(code: 132))
    #expect(RunIsolation.none.command("/a", ["b"]).program == "/a")
  }
}
