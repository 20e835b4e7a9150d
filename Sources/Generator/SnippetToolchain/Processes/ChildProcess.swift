#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs a program to its end: output collected up to a limit, the program and its children killed when time is up.
struct ChildProcess {
  enum End: Equatable, Sendable {
    case exited(code: Int32)
    case killed(signal: Int32)
    case timedOut
  }

  struct Outcome: Sendable {
    var end: End
    /// What it wrote to standard output and standard error, together.
    var output: [UInt8]
  }

  var program: String
  var arguments: [String]
  var timeoutInMilliseconds: Int
  var outputLimit = 1 << 20

  func run() throws(ToolchainError) -> Outcome {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    defer { close(ends[0]) }
    // Without this, a child started at the same moment keeps the pipe open after this one has ended.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let started: Result<pid_t, ToolchainError> = Result { () throws(ToolchainError) in try spawn(writingTo: ends[1]) }
    close(ends[1])
    let child = try started.get()
    let place = RunningChildren.enter(child)
    defer { place?.leave() }
    let deadline = Self.now() + timeoutInMilliseconds
    let (output, isComplete) = collect(from: ends[0], until: deadline)
    let end = wait(for: child, until: isComplete ? deadline : 0)
    return Outcome(end: end, output: output)
  }

  private func failure(_ code: Int32) -> ToolchainError {
    .cannotStart(program: program, reason: String(cString: strerror(code)))
  }

  private func spawn(writingTo output: Int32) throws(ToolchainError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    // A group of its own, so that its children can be killed with it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words = Self.cStrings([program] + arguments)
    var environment = Self.cStrings(Self.environment())
    defer { for word in words + environment { free(word) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, program, &actions, &attributes, &words, &environment)
    guard code == 0 else { throw failure(code) }
    return child
  }

  /// A list of C strings as the system wants it, ending in nil; the caller frees the strings.
  private static func cStrings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var pointers: [UnsafeMutablePointer<CChar>?] = []
    for word in words { pointers.append(strdup(word)) }
    return pointers + [nil]
  }

  /// The few variables that a compiler needs; no others, so that nothing else can change what it says.
  private static func environment() -> [String] {
    ["PATH", "HOME", "TMPDIR", "SDKROOT", "DEVELOPER_DIR", "LD_LIBRARY_PATH"].compactMap { (name: String) in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  private func collect(from pipe: Int32, until deadline: Int) -> (output: [UInt8], isComplete: Bool) {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let left = deadline - Self.now()
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
      if !hasTimedOut, Self.now() >= deadline {
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
