#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The variables that a program made of a block sees: the same on every machine, so that it prints the same.
enum RunEnvironment {
  /// `entry` is the number of the block in its executable, `backtrace` the file for what a crash leaves behind.
  static func variables(home: String, entry: Int, backtrace: String) -> [String] {
    let options = [
      "enable=yes", "color=no", "interactive=no", "threads=crashed", "registers=none", "images=none", "limit=32",
      "sanitize=no", "output-to=\(backtrace)",
    ]
    let own = [
      "PATH=/usr/bin:/bin", "HOME=\(home)", "TMPDIR=\(home)", "LANG=C.UTF-8", "TZ=UTC",
      "SWIFT_DETERMINISTIC_HASHING=1", "SWIFT_BACKTRACE=\(options.joined(separator: ","))",
      "\(EntryFile.variable)=\(entry)",
    ]
    // Where the libraries of the toolchain are found may be said by it.
    return own + (getenv("LD_LIBRARY_PATH").map { ["LD_LIBRARY_PATH=\(String(cString: $0))"] } ?? [])
  }
}
