#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A process and all that descend from it, as `/proc` shows them; empty where there is no such folder.
struct ProcessFamily {
  private(set) var processes = 0
  /// Bytes of memory that they have in use together.
  private(set) var memory = 0

  /// Looks no further than `limit` processes.
  init(of process: pid_t, limit: Int) {
    var open = [process]
    while let next = open.popLast(), processes < limit {
      processes += 1
      memory += Self.memory(of: next)
      open += Self.children(of: next)
    }
  }

  private static func memory(of process: pid_t) -> Int {
    let words = numbers(in: "/proc/\(process)/statm")
    return words.count > 1 ? words[1] * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  /// A process may be started by any thread.
  private static func children(of process: pid_t) -> [pid_t] {
    FileSystem.names(in: "/proc/\(process)/task").flatMap {
      numbers(in: "/proc/\(process)/task/\($0)/children").map { pid_t(truncatingIfNeeded: $0) }
    }
  }

  private static func numbers(in path: String) -> [Int] {
    String(decoding: FileSystem.head(of: path, count: 1 << 12), as: UTF8.self)
      .split(whereSeparator: { $0 == " " || $0 == "\n" }).compactMap { Int($0) }
  }
}
