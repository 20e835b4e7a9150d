import Foundation
import Testing

/// The executable itself, beside the one that runs the tests.
@Suite("The process")
struct ProcessTests {
  private func shell(_ script: String) throws -> (status: Int32, output: String) {
    let runner = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.environment = ["PATH": runner.deletingLastPathComponent().path + ":/usr/bin:/bin"]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test("the exit status reaches the shell")
  func status() throws {
    #expect(try shell("dalil --version") == (0, "dalil 0.1.0\n"))
    let wrong = try shell("dalil biuld")
    #expect(wrong == (2, "dalil: error: unknown command 'biuld'; did you mean 'build'?\nTry 'dalil help'.\n"))
  }

  @Test("a reader that goes away is no fault")
  func brokenPipe() throws {
    #expect(try shell("dalil help build | :; echo ${PIPESTATUS[0]}") == (0, "0\n"))
  }

  @Test(
    "a report that cannot be written is a fault of the machine",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let result = try shell("dalil help build >/dev/full")
    #expect(result == (3, "dalil: error: the report cannot be written: No space left on device\n"))
  }
}
