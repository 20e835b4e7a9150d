import Pipeline
import Synchronization

/// One line on a terminal that tells how far the compiler is, and is gone when something else is printed.
final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var isFinished = false
    var last = ""
  }

  /// Whether there is a terminal that can show it.
  let isOn: Bool
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  init(_ console: Console, isQuiet: Bool) {
    isOn = !isQuiet && console.isErrorTerminal && (console.environment["TERM"] ?? "dumb") != "dumb"
    write = console.error
  }

  func show(_ progress: PipelineProgress) {
    guard isOn, case .checkedSnippets(let done, let all) = progress, all > 0 else { return }
    let text = "Checking Swift blocks: \(done) of \(all)"
    state.withLock { state in
      guard !state.isFinished, text != state.last else { return }
      write("\r\(text)\u{1B}[K")
      state.isShown = true
      state.last = text
    }
  }

  /// Takes the line away for good.
  func finish() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
      state.isFinished = true
    }
  }
}
