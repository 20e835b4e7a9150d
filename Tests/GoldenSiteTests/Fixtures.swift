import Foundation
import Testing

/// The fixtures of this target: what is expected of the tool, kept in files that people read.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// Whether expected files are written instead of compared: `RECORD_GOLDEN=1 swift test --filter GoldenSiteTests`.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"

  static func names(in name: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Every file below a folder by its path there.
  static func files(below folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      let url = folder.appendingPathComponent(path)
      if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        files[path] = try Data(contentsOf: url)
      }
    }
    return files
  }

  /// Compares two texts line by line, so that a difference is found at once.
  static func compare(_ found: String, with expected: String, of name: String) {
    guard found != expected else { return }
    let (new, old) = (lines(of: found), lines(of: expected))
    let place = zip(new, old).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(new.count, old.count)
    let context = max(0, place - 2)
    Issue.record(
      """
      \(name) differs from line \(place + 1) on.
      expected:
      \(old.dropFirst(context).prefix(8).joined(separator: "\n"))
      found:
      \(new.dropFirst(context).prefix(8).joined(separator: "\n"))
      """)
  }

  private static func lines(of text: String) -> [Substring] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
  }
}
