#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs a program that nobody trusts: at the first limit that it passes, it and all that it started are killed.
struct WatchedProcess {
  enum End: Equatable, Sendable {
    case exited(code: Int)
    case killed(signal: Int)
    case timedOut, flooded, exhausted, multiplied
  }

  struct Outcome: Sendable {
    var end: End
    var output: [UInt8]
    var errors: [UInt8]
    /// Whether it, or what it started, read from standard input.
    var hasReadInput = false
  }

  var program: String
  var arguments: [String]
  var environment: [String]
  var timeoutInMilliseconds: Int
  var limits: RunLimits

  /// How often the memory in use is looked at, in milliseconds.
  private static let interval = 20

  func run() throws(ToolchainError) -> Outcome {
    var output = try Pipe(program)
    defer { output.closeAll() }
    var errors = try Pipe(program)
    defer { errors.closeAll() }
    let input = try WatchedInput(program)
    defer { input.finish() }
    let child = try Spawning(
      program: program, arguments: arguments, output: output.writing, errors: errors.writing,
      input: input.reading, environment: environment
    ).start()
    let place = RunningChildren.enter(child)
    defer { place?.leave() }
    output.closeWriting()
    errors.closeWriting()
    let limit = watch(child, &output, &errors)
    // Also after an end of its own: what it started ends with it.
    kill(-child, SIGKILL)
    if limit != nil { kill(child, SIGKILL) }
    let end = Self.end(of: child)
    output.drain(limits.output)
    errors.drain(limits.output)
    let isFlooded = output.bytes.count > limits.output || errors.bytes.count > limits.output
    return Outcome(
      end: limit ?? (isFlooded ? .flooded : end), output: Array(output.bytes.prefix(limits.output)),
      errors: Array(errors.bytes.prefix(limits.output)), hasReadInput: input.hasBeenRead)
  }

  /// Collects output until the program has ended, or passes a limit, which is the result.
  private func watch(_ child: pid_t, _ output: inout Pipe, _ errors: inout Pipe) -> End? {
    let deadline = Spawning.now() + timeoutInMilliseconds
    var nextLook = Spawning.now() + Self.interval
    while true {
      let now = Spawning.now()
      if now >= deadline { return .timedOut }
      if now >= nextLook {
        if Self.hasEnded(child) { return nil }
        let family = ProcessFamily(of: child, limit: limits.processes + 8)
        if family.memory > limits.memory { return .exhausted }
        if family.processes > limits.processes { return .multiplied }
        nextLook = now + Self.interval
      }
      var descriptors = [output, errors].filter { !$0.isAtEnd }.map {
        pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0)
      }
      if descriptors.isEmpty, Self.hasEnded(child) { return nil }
      // With its output closed, a program may be about to end.
      let time = descriptors.isEmpty ? 1 : min(nextLook, deadline) - now
      if poll(&descriptors, nfds_t(descriptors.count), Int32(clamping: time)) > 0 {
        for descriptor in descriptors where descriptor.revents != 0 {
          if descriptor.fd == output.reading { output.readOnce() } else { errors.readOnce() }
        }
        if output.bytes.count > limits.output || errors.bytes.count > limits.output { return .flooded }
      }
    }
  }

  /// Whether the process is over, without taking note of it, so that its group keeps its number.
  private static func hasEnded(_ child: pid_t) -> Bool {
    var information = siginfo_t()
    let code = waitid(P_PID, id_t(child), &information, WEXITED | WNOHANG | WNOWAIT)
    return code != 0 || information.si_signo == SIGCHLD
  }

  private static func end(of child: pid_t) -> End {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return .exited(code: 127) } }
    let signal = Int(status & 0x7F)
    if signal != 0 { return .killed(signal: signal) }
    return .exited(code: Int((status >> 8) & 0xFF))
  }
}

/// A pipe that this process reads from.
private struct Pipe {
  let reading: Int32
  private(set) var writing: Int32
  private(set) var bytes: [UInt8] = []
  private(set) var isAtEnd = false

  init(_ program: String) throws(ToolchainError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Spawning.failure(program, errno) }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  mutating func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  mutating func closeAll() {
    closeWriting()
    close(reading)
  }

  /// Reads what is there; false if there was nothing.
  @discardableResult mutating func readOnce() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(reading, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer[..<count]
      return true
    }
    if count == 0 || (errno != EAGAIN && errno != EINTR) { isAtEnd = true }
    return false
  }

  /// Reads what is left, up to a limit.
  mutating func drain(_ limit: Int) {
    while !isAtEnd, bytes.count <= limit, readOnce() {}
  }
}
