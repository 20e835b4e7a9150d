import Snippets

/// Tells from the end of a process how the block in it ended.
enum RunEnd {
  static func end(of process: WatchedProcess.End, _ report: CrashReport, _ limits: RunLimits) -> RunOutcome.End {
    switch process {
    case .exited(0): return .finished
    case .exited(EntryFile.errorStatus):
      guard let range = report.errors.firstRange(of: EntryFile.errorMark) else {
        return .exited(code: EntryFile.errorStatus)
      }
      var message = report.errors[range.upperBound...]
      while message.last == "\n" { message.removeLast() }
      return .threw(message: String(message))
    case .exited(let code): return .exited(code: code)
    case .killed(let signal): return .crashed(signal: signal, message: report.message)
    case .timedOut: return .timedOut(milliseconds: limits.timeInMilliseconds)
    case .flooded: return .flooded(limit: limits.output)
    case .exhausted: return .exhausted(limit: limits.memory)
    case .multiplied: return .multiplied(limit: limits.processes)
    }
  }
}
