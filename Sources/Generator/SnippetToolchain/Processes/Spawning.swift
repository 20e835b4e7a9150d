#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Starts a program in a process group of its own.
struct Spawning {
  var program: String
  var arguments: [String]
  /// Where standard output goes.
  var output: Int32
  /// Where standard error goes.
  var errors: Int32
  /// Where standard input comes from; nowhere if nothing is said.
  var input: Int32?
  /// The program's variables, as `NAME=value`; those that a compiler needs if nothing is said.
  var environment: [String]?

  func start() throws(ToolchainError) -> pid_t {
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
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    // A group of its own, so that its children can be killed with it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words = Self.cStrings([program] + arguments)
    var variables = Self.cStrings(environment ?? Self.variables)
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, program, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw Self.failure(program, code) }
    return child
  }

  static func failure(_ program: String, _ code: Int32) -> ToolchainError {
    .cannotStart(program: program, reason: String(cString: strerror(code)))
  }

  /// A list of C strings as the system wants it, ending in nil; the caller frees the strings.
  private static func cStrings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var pointers: [UnsafeMutablePointer<CChar>?] = []
    for word in words { pointers.append(strdup(word)) }
    return pointers + [nil]
  }

  /// The few variables that a compiler needs; no others, so that nothing else can change what it says.
  private static var variables: [String] {
    ["PATH", "HOME", "TMPDIR", "SDKROOT", "DEVELOPER_DIR", "LD_LIBRARY_PATH"].compactMap { (name: String) in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
  }

  /// Milliseconds on a clock that nobody sets.
  static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
