import CommandLineInterface
import Diagnostics
import Pipeline
import Synchronization

/// The tool with a console and a pipeline of the test's own.
final class Harness: Sendable {
  /// What the tool asked of the pipeline.
  struct Call: Sendable {
    var action: String
    var options: PipelineOptions
    var words: [String] = []
  }

  struct Result: Equatable {
    var status: ExitStatus
    var out: String
    var error: String
  }

  private struct State {
    var out = ""
    var error = ""
    var calls: [Call] = []
  }

  private let state = Mutex(State())
  private let environment: [String: String]
  private let isTerminal: Bool
  private let folder: String
  private let answer: @Sendable (@Sendable (PipelineProgress) -> Void) throws -> PipelineReport

  init(
    environment: [String: String] = [:], isTerminal: Bool = false, folder: String = "/",
    answer: @escaping @Sendable (@Sendable (PipelineProgress) -> Void) throws -> PipelineReport = { _ in .init() }
  ) {
    self.environment = environment
    self.isTerminal = isTerminal
    self.folder = folder
    self.answer = answer
  }

  /// A pipeline that finds these things.
  convenience init(_ diagnostics: [Diagnostic], folder: String = "/", environment: [String: String] = [:]) {
    self.init(environment: environment, folder: folder) { _ in
      var report = PipelineReport()
      report.diagnostics = diagnostics
      return report
    }
  }

  var calls: [Call] { state.withLock { $0.calls } }

  func run(_ call: String) async -> Result { await run(words: call.split(separator: " ").map(String.init)) }

  func run(words: [String]) async -> Result {
    let console = Console(
      out: { text in self.state.withLock { $0.out += text } },
      error: { text in self.state.withLock { $0.error += text } },
      isOutTerminal: isTerminal, isErrorTerminal: isTerminal, environment: environment, currentFolder: folder)
    let tool = CommandLineTool(console: console, actions: actions) {
      ToolResources(templates: "/t", modules: "/m", macroPlugin: "/p", pictureProgram: "/d")
    }
    let status = await tool.run(words)
    return state.withLock { Result(status: status, out: $0.out, error: $0.error) }
  }

  private var actions: PipelineActions {
    PipelineActions(
      build: { try self.record(Call(action: "build", options: $0), $1) },
      check: { try self.record(Call(action: "check", options: $0, words: $1), $2) },
      accept: { try self.record(Call(action: "accept", options: $0, words: $1 + $2)) { _ in } },
      writeSnippetPackage: { try self.record(Call(action: "snippets", options: $0, words: [$1])) { _ in } },
      clean: { try self.record(Call(action: "clean", options: $0)) { _ in } },
      diagnosticCodes: [
        DiagnosticCode("broken-link", explanation: "A link leads nowhere."),
        DiagnosticCode("bad-title", explanation: "A title is empty."),
      ])
  }

  private func record(_ call: Call, _ progress: @Sendable (PipelineProgress) -> Void) throws -> PipelineReport {
    state.withLock { $0.calls.append(call) }
    return try answer(progress)
  }
}
