#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension CommandLineTool {
  /// Runs the tool on this process's own words and streams, and ends the process.
  ///
  /// - Parameter words: The words of the call, the program's name first.
  package static func main(_ words: [String]) async -> Never {
    exit(await CommandLineTool(console: .standard(), actions: .live).run(Array(words.dropFirst())).rawValue)
  }
}
