import Glibc
import Pictures
import SnippetToolchain

/// Runs the program that draws pictures: it links Pango and loads fonts, which would slow down every start of the tool.
struct PictureProgram: Sendable {
  struct Result: Sendable {
    /// In the order of the requests.
    var outcomes: [PictureOutcome] = []
    /// Why pictures that could have been drawn were not.
    var fault: String?
  }

  let path: String
  let jobs: Int

  /// It takes a process some time to read which fonts there are; for fewer pictures another one does not pay.
  private static let fewest = 8
  private static let timeoutInMilliseconds = 120_000

  func draw(_ requests: [PictureRequest]) -> Result {
    guard !requests.isEmpty else { return Result() }
    guard access(path, X_OK) == 0 else {
      let nothing = requests.map { _ in PictureOutcome.failed }
      return Result(outcomes: nothing, fault: "there is no program '\(path)'")
    }
    let count = max(1, min(jobs, requests.count / Self.fewest))
    let size = (requests.count + count - 1) / count
    let shares = stride(from: 0, to: requests.count, by: size).map { requests[$0..<min($0 + size, requests.count)] }
    let results = Parallel.map(shares.count, jobs: jobs) { share(Array(shares[$0])) }
    return Result(outcomes: results.flatMap(\.outcomes), fault: results.lazy.compactMap(\.fault).first)
  }

  /// What one process draws.
  private func share(_ requests: [PictureRequest]) -> Result {
    do throws(ToolchainError) {
      let folder = try FileSystem.makeTemporaryFolder()
      defer { FileSystem.removeFlatFolder(folder) }
      let list = "\(folder)/requests"
      try FileSystem.write(requests.flatMap(\.encoded), to: list)
      let process = ChildProcess(
        program: path, arguments: [list, folder], timeoutInMilliseconds: Self.timeoutInMilliseconds,
        environment: Self.environment)
      let outcome = try process.run()
      let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
      var answers = [PictureAnswer](repeating: .failed, count: requests.count)
      for (index, answer) in lines.compactMap(PictureAnswer.read) where answers.indices.contains(index) {
        answers[index] = answer
      }
      let outcomes = answers.enumerated().map { Self.outcome($1, file: "\(folder)/\($0).png") }
      let hasFailed = outcomes.contains { if case .failed = $0 { true } else { false } }
      return Result(outcomes: outcomes, fault: hasFailed ? fault(outcome.end, lines) : nil)
    } catch {
      return Result(outcomes: requests.map { _ in .failed }, fault: "\(error)")
    }
  }

  /// What the program says of itself, or how it ended.
  private func fault(_ end: ChildProcess.End, _ lines: [Substring]) -> String {
    if let words = lines.last(where: { PictureAnswer.read($0) == nil }) { return "'\(path)' says: \(words)" }
    return switch end {
    case .exited(let code): "'\(path)' ended with status \(code)"
    case .killed(let signal): "'\(path)' was ended by signal \(signal)"
    case .timedOut: "'\(path)' takes too long"
    }
  }

  private static func outcome(_ answer: PictureAnswer, file: String) -> PictureOutcome {
    switch answer {
    case .drawn: Disk.bytes(of: file).map { .drawn($0) } ?? .failed
    case .missing(let character): .missing(character)
    case .failed: .failed
    }
  }

  /// Where the system's list of fonts is; nothing that could change what is drawn.
  private static var environment: [String] {
    [
      "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "XDG_CACHE_HOME", "XDG_DATA_HOME", "FONTCONFIG_FILE",
      "FONTCONFIG_PATH",
    ]
    .compactMap { (name: String) in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
  }
}
