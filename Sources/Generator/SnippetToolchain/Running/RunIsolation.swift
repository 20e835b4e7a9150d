#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How far this machine lets a program be shut off from the rest of it.
enum RunIsolation: Sendable, Equatable {
  /// No network, and processes of its own that end with it.
  case processes(unshare: String)
  /// No network.
  case network(unshare: String)
  /// A process group alone.
  case none

  /// The most that works here, found out by trying.
  static func find() -> RunIsolation {
    #if os(Linux)
      let places = ["/usr/bin/unshare", "/bin/unshare"]
      guard let unshare = places.first(where: { (path: String) in access(path, X_OK) == 0 }) else { return .none }
      for candidate in [RunIsolation.processes(unshare: unshare), .network(unshare: unshare)] {
        let (program, arguments) = candidate.command("/bin/true")
        let trial = ChildProcess(program: program, arguments: arguments, timeoutInMilliseconds: 5000)
        if let end = try? trial.run().end, end == ChildProcess.End.exited(code: 0) { return candidate }
      }
    #endif
    return .none
  }

  var hasNetwork: Bool { self == .none }

  /// The program and the words that start another one so.
  func command(_ program: String, _ arguments: [String] = []) -> (program: String, arguments: [String]) {
    let user = ["--user", "--map-current-user", "--net"]
    switch self {
    case .processes(let unshare):
      // The first of the processes there would be spared signals, so it is not the program itself.
      let first = ["/bin/sh", "-c", "\"$0\" \"$@\"; exit $?"]
      return (unshare, user + ["--pid", "--fork", "--kill-child", "--mount-proc"] + first + [program] + arguments)
    case .network(let unshare): return (unshare, user + [program] + arguments)
    case .none: return (program, arguments)
    }
  }

  /// How a program ended, as the shell between tells it.
  func end(_ end: WatchedProcess.End) -> WatchedProcess.End {
    if case .processes = self, case .exited(let code) = end, code > 128, code < 128 + 65 {
      return .killed(signal: code - 128)
    }
    return end
  }
}
