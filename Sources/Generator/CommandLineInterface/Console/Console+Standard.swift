#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Console {
  /// The streams and the environment of this process.
  static func standard() -> Console {
    Interruption.surviveClosedPipes()
    var console = Console(
      out: { writeReport($0) },
      error: { _ = FileAccess.writeAll($0, to: STDERR_FILENO) },
      isOutTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      environment: processEnvironment(), currentFolder: FileAccess.currentFolder())
    console.isInterruptible = true
    return console
  }

  /// Writes what a reader or a program waits for. That a reader has gone is no fault; that a disk is full is one.
  private static func writeReport(_ text: String) {
    if FileAccess.writeAll(text, to: STDOUT_FILENO) || errno == EPIPE { return }
    let reason = String(cString: strerror(errno))
    _ = FileAccess.writeAll("dalil: error: the report cannot be written: \(reason)\n", to: STDERR_FILENO)
    exit(ExitStatus.environment.rawValue)
  }

  private static func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    for name in ["NO_COLOR", "TERM", "GITHUB_WORKSPACE"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}
