#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs a program to its end: output collected up to a limit, the program and its children killed when time is up.
package struct ChildProcess {
  package enum End: Equatable, Sendable {
    case exited(code: Int32)
    case killed(signal: Int32)
    case timedOut
  }

  package struct Outcome: Sendable {
    package var end: End
    /// What it wrote to standard output and standard error, together.
    package var output: [UInt8]
  }

  var program: String
  var arguments: [String]
  var timeoutInMilliseconds: Int
  var outputLimit: Int
  /// The program's variables, as `NAME=value`; those that a compiler needs if nothing is said.
  var environment: [String]?

  package init(
    program: String, arguments: [String], timeoutInMilliseconds: Int, outputLimit: Int = 1 << 20,
    environment: [String]? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.timeoutInMilliseconds = timeoutInMilliseconds
    self.outputLimit = outputLimit
    self.environment = environment
  }

  package func run() throws(ToolchainError) -> Outcome {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Spawning.failure(program, errno) }
    defer { close(ends[0]) }
    // Without this, a child started at the same moment keeps the pipe open after this one has ended.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let started: Result<pid_t, ToolchainError> = Result { () throws(ToolchainError) in
      try Spawning(
        program: program, arguments: arguments, output: ends[1], errors: ends[1], environment: environment
      ).start()
    }
    close(ends[1])
    let child = try started.get()
    let place = RunningChildren.enter(child)
    defer { place?.leave() }
    let deadline = Spawning.now() + timeoutInMilliseconds
    let (output, isComplete) = collect(from: ends[0], until: deadline)
    let end = wait(for: child, until: isComplete ? deadline : 0)
    return Outcome(end: end, output: output)
  }

  private func collect(from pipe: Int32, until deadline: Int) -> (output: [UInt8], isComplete: Bool) {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let left = deadline - Spawning.now()
      guard left > 0 else { return (output, false) }
      var descriptor = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      let ready = poll(&descriptor, 1, Int32(clamping: left))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return (output, false) }
      let count = read(pipe, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return (output, true) }
      // What is past the limit is read all the same, or the child would wait for ever.
      output += buffer[..<min(count, max(0, outputLimit - output.count))]
    }
  }

  private func wait(for child: pid_t, until deadline: Int) -> End {
    var status: Int32 = 0
    var hasTimedOut = false
    while true {
      let ended = waitpid(child, &status, hasTimedOut ? 0 : WNOHANG)
      if ended == child { break }
      if ended < 0, errno != EINTR { return .exited(code: 127) }
      if !hasTimedOut, Spawning.now() >= deadline {
        hasTimedOut = true
        kill(-child, SIGKILL)
        kill(child, SIGKILL)
      } else if !hasTimedOut {
        usleep(500)
      }
    }
    if hasTimedOut { return .timedOut }
    let signal = status & 0x7F
    return signal == 0 ? .exited(code: (status >> 8) & 0xFF) : .killed(signal: signal)
  }
}
