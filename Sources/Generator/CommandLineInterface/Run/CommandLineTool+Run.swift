import Diagnostics
import Pipeline

extension CommandLineTool {
  /// Runs one action of the pipeline and says how it went.
  func run(
    _ command: CommandName, _ settings: RunSettings, showsCoverage: Bool = false,
    _ action: (PipelineOptions, @escaping PipelineActions.Progress) async throws -> PipelineReport
  ) async -> ExitStatus {
    let progress = ProgressLine(console, isQuiet: settings.isQuiet)
    if console.isInterruptible { Interruption.begin(hasLine: progress.isOn) }
    defer { if console.isInterruptible { Interruption.finish() } }
    do {
      let resources = try resources()
      let options = settings.pipelineOptions(processors: FileAccess.processorCount(), resources: resources)
      let report = try await action(options) { progress.show($0) }
      progress.finish()
      return finish(
        command, settings, report: report, showsCoverage: showsCoverage, status: Self.status(of: report, settings))
    } catch let failure as PipelineFailure {
      progress.finish()
      switch failure {
      case .usage(let message): return finish(command, settings, failure: message, status: .usage)
      case .mistakes(let diagnostics): return finish(command, settings, mistakes: diagnostics)
      case .environment(let message): return finish(command, settings, failure: message, status: .environment)
      }
    } catch {
      progress.finish()
      return finish(command, settings, failure: "\(error)", status: .environment)
    }
  }

  /// A mistake in the configuration counts more than one in a page: with a wrong configuration the rest means little.
  private static func status(of report: PipelineReport, _ settings: RunSettings) -> ExitStatus {
    let errors = report.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return .clean }
    let configuration = SitePlaces(settings).configurationName
    return errors.contains { $0.file != nil && $0.file == configuration } ? .usage : .findings
  }

  private func finish(
    _ command: CommandName, _ settings: RunSettings, report: PipelineReport? = nil, failure: String? = nil,
    showsCoverage: Bool = false, status: ExitStatus
  ) -> ExitStatus {
    let outcome = RunOutcome(
      command: command, status: status, report: report, failure: failure, checksSnippets: settings.checksSnippets,
      showsCoverage: showsCoverage, isQuiet: settings.isQuiet, listsExternal: settings.listsExternal)
    let printer = printer(for: settings)
    console.error(printer.findings(for: outcome))
    console.out(printer.text(for: outcome))
    if let failure { fail(ConsoleText.safe(failure)) }
    return status
  }

  /// Reports the findings that kept the run from going on; there is nothing to sum up.
  private func finish(_ command: CommandName, _ settings: RunSettings, mistakes: [Diagnostic]) -> ExitStatus {
    var report = PipelineReport()
    report.diagnostics = mistakes
    var settings = settings
    settings.isQuiet = true
    return finish(command, settings, report: report, status: .usage)
  }

  private func printer(for settings: RunSettings) -> any DiagnosticPrinter {
    let workspace = [.github, .sarif].contains(settings.format) ? console.environment["GITHUB_WORKSPACE"] : nil
    let sources = ReportSources(
      places: { SitePlaces(settings) }, base: workspace ?? console.currentFolder, currentFolder: console.currentFolder,
      exists: FileAccess.exists, read: { FileAccess.read($0) })
    switch settings.format {
    case .text:
      let isOn = settings.color.isOn(forTerminal: console.isErrorTerminal, environment: console.environment)
      return TextPrinter(
        sources: sources, style: ConsoleStyle(isOn: isOn), jobs: settings.jobs ?? FileAccess.processorCount())
    case .json: return JSONPrinter(sources: sources)
    case .github: return GitHubPrinter(sources: sources)
    case .sarif: return SARIFPrinter(sources: sources, codes: actions.diagnosticCodes)
    case .junit: return JUnitPrinter(sources: sources)
    }
  }
}
