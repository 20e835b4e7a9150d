import Synchronization

/// Takes the files of a run, from any number of threads.
protocol SiteSink: Sendable {
  /// Everything that was kept or added.
  var files: Set<String> { get }
  /// Says that a file is as an earlier run made it.
  func keep(_ path: String)
  func add(_ path: String, _ bytes: [UInt8])
  /// A file as it will be, if it is known.
  func bytes(of path: String) -> [UInt8]?
}

/// Holds the files of a run that writes none.
final class SiteSketch: SiteSink {
  private struct State {
    var files: Set<String> = []
    var bytes: [String: [UInt8]] = [:]
  }

  private let state = Mutex(State())

  var files: Set<String> { state.withLock { $0.files } }

  func keep(_ path: String) { state.withLock { _ = $0.files.insert(path) } }

  func add(_ path: String, _ bytes: [UInt8]) {
    state.withLock {
      $0.files.insert(path)
      $0.bytes[path] = bytes
    }
  }

  func bytes(of path: String) -> [UInt8]? { state.withLock { $0.bytes[path] } }
}
