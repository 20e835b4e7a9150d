import Diagnostics
import Languages
package import Pipeline

/// The tool: words in, text out, exit status back.
package struct CommandLineTool: Sendable {
  let console: Console
  let actions: PipelineActions
  let resources: @Sendable () throws(PipelineFailure) -> ToolResources

  package init(
    console: Console, actions: PipelineActions,
    resources: @escaping @Sendable () throws(PipelineFailure) -> ToolResources = ResourceLocator.resources
  ) {
    self.console = console
    self.actions = actions
    self.resources = resources
  }

  /// - Parameter words: The words after the program's name.
  package func run(_ words: [String]) async -> ExitStatus {
    do throws(UsageError) {
      return await run(try Invocation(words: words))
    } catch {
      return fail(error)
    }
  }

  private func run(_ invocation: Invocation) async -> ExitStatus {
    switch invocation {
    case .build(let settings):
      return await run(.build, settings, actions.build)
    case .check(let settings, let subsets):
      if let error = unknownCheck(settings) { return fail(error) }
      let check = actions.check
      return await run(.check, settings, showsCoverage: subsets.contains(.translations)) {
        try await check($0, subsets.map(\.rawValue), $1)
      }
    case .accept(let places, var settings):
      if let place = places.first {
        settings.folder = SitePipeline.siteFolder(of: place, configuration: settings.configurationFile)
      }
      let sections = settings.sections
      let accept = actions.accept
      return await run(.accept, settings) { options, _ in try await accept(options, places, sections) }
    case .new(let folder, let settings):
      return makeSite(in: folder, settings)
    case .snippets(let target, let settings):
      let write = actions.writeSnippetPackage
      return await run(.snippets, settings) { options, _ in try await write(options, target) }
    case .explain(let code):
      return explain(code)
    case .clean(let settings):
      let clean = actions.clean
      return await run(.clean, settings) { options, _ in try await clean(options) }
    case .help(let command):
      console.out(command.map(HelpText.command) ?? HelpText.overview())
      return .clean
    case .version:
      console.out("dalil \(Version.name)\n")
      return .clean
    case .nothing:
      console.error(HelpText.overview())
      return .usage
    }
  }

  /// A word after `check` that is neither a part of the checks nor a folder, but looks like a part.
  private func unknownCheck(_ settings: RunSettings) -> UsageError? {
    guard !settings.folder.contains("/"), !FileAccess.exists(settings.folder),
      Suggestion.nearest(to: settings.folder, among: CheckWord.allCases.map(\.rawValue)) != nil
    else { return nil }
    return UsageError(
      unknown: "check", settings.folder, among: CheckWord.allCases.map(\.rawValue), command: .check)
  }

  private func explain(_ word: String?) -> ExitStatus {
    let codes = actions.diagnosticCodes.sorted { $0.name < $1.name }
    guard let word else {
      console.out(codes.map { $0.name + "\n" }.joined())
      return .clean
    }
    let name = String(word.filter { $0 != "[" && $0 != "]" })
    guard let code = codes.first(where: { $0.name == name }) else {
      return fail(UsageError(unknown: "code", word, among: codes.map(\.name), command: .explain))
    }
    console.out("\(code.name)\n\n\(code.explanation)\n")
    return .clean
  }

  func fail(_ error: UsageError) -> ExitStatus {
    let help = error.command.map { "dalil help \($0.rawValue)" } ?? "dalil help"
    fail(ConsoleText.safe(error.message))
    console.error("Try '\(help)'.\n")
    return .usage
  }

  func fail(_ message: String) {
    let style = ConsoleStyle(
      isOn: ColorChoice.auto.isOn(forTerminal: console.isErrorTerminal, environment: console.environment))
    console.error("dalil: \(style("error:", .error)) \(message)\n")
  }
}
