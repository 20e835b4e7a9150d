#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Console {
  /// The streams and the environment of this process.
  static func standard() -> Console {
    // A reader that has gone (`dalil check | head`) ends the printing, not the work.
    signal(SIGPIPE, SIG_IGN)
    var console = Console(
      out: { _ = FileAccess.writeAll($0, to: STDOUT_FILENO) },
      error: { _ = FileAccess.writeAll($0, to: STDERR_FILENO) },
      isOutTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      environment: processEnvironment(), currentFolder: FileAccess.currentFolder())
    console.isInterruptible = true
    return console
  }

  private static func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    for name in ["NO_COLOR", "TERM", "GITHUB_WORKSPACE"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}
