import Content
import Diagnostics
import Foundation

/// A content folder for one test, removed with the value.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/content-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (file, text) in files { try write(file, Array(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ file: String, _ bytes: [UInt8]) throws {
    let folder = "\(path)/\(file)".split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: "/\(folder)", withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: "\(path)/\(file)", contents: Data(bytes)) else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(file)", withDestinationPath: target)
  }

  func tree(_ configuration: SiteConfiguration = SiteConfiguration(), excluding: [String] = []) throws -> ContentTree {
    ContentTree.read(
      try ContentScan.scan(root: path, excluding: excluding), configuration: configuration, jobs: 2)
  }
}

/// The tree of a folder of fixtures.
func fixtureTree(_ name: String) throws -> ContentTree {
  let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures"
  return ContentTree.read(
    try ContentScan.scan(root: "\(fixtures)/\(name)/input"), configuration: SiteConfiguration(), jobs: 1)
}

/// A finding in one line, as tests compare it.
func line(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
  let remedy = diagnostic.remedy.map { "; \($0)" } ?? ""
  return "\(diagnostic.file ?? "-")\(place): [\(diagnostic.code.name)] \(diagnostic.message)\(remedy)"
}

extension ContentTree {
  func page(_ file: String) -> SourcePage? { pages.first { $0.file == file } }

  var lines: [String] { diagnostics.map(line) }
}

extension SourcePage {
  var bodyText: String { String(decoding: body, as: UTF8.self) }
}
