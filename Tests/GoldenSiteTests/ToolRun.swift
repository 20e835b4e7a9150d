import CommandLineInterface
import Diagnostics
import Foundation
import Pipeline
import Synchronization

/// One call of the tool on a site, with the pipeline's own answer and what stands on the console.
struct ToolRun {
  /// What the pipeline answers.
  typealias Answer = Result<PipelineReport, PipelineFailure>

  /// Everything on the console, findings first.
  let console: String
  let status: ExitStatus

  /// Prints an answer as the tool does, seen from the site's folder.
  init(printing answer: Answer, of command: String, in folder: URL, arguments: [String] = []) async {
    let text = Mutex("")
    let append: @Sendable (String) -> Void = { words in text.withLock { $0 += words } }
    let console = Console(out: append, error: append, currentFolder: folder.path)
    let actions = PipelineActions(
      build: { _, _ in try answer.get() }, check: { _, _, _ in try answer.get() },
      accept: { _, _, _ in try answer.get() },
      writeSnippetPackage: { _, _ in try answer.get() }, clean: { _ in try answer.get() }, diagnosticCodes: [])
    let tool = CommandLineTool(console: console, actions: actions) { Self.resources }
    status = await tool.run([command, folder.path] + arguments)
    self.console = text.withLock { $0 }.replacingOccurrences(of: folder.path, with: "SITE")
  }

  static func build(_ options: PipelineOptions) -> Answer {
    Result { () throws(PipelineFailure) in try SitePipeline.build(options) { _ in } }
  }

  static func options(_ folder: URL) -> PipelineOptions {
    PipelineOptions(folder: folder.path, jobs: 2, resources: resources)
  }

  private static let resources: ToolResources = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return ToolResources(
      templates: package.appendingPathComponent("templates").path, modules: "\(builtFolder.path)/Modules",
      macroPlugin: "\(builtFolder.path)/SwiftUIMacros-tool", pictureProgram: "\(builtFolder.path)/dalil-pictures")
  }()

  /// The folder that the tests were built in: the nearest above their binary with compiled modules.
  private static var builtFolder: URL {
    var folder = URL(
      fileURLWithPath: CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0])
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Modules").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }
}
