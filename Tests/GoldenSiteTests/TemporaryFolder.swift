import Foundation

/// A folder that is removed with the value.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = folder.appendingPathComponent("dalil-golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The place of a file, whose folders are made.
  func place(of path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file
  }
}
