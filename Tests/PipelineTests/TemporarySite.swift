import Foundation
import Languages
import Pipeline
import Testing

/// A site in a folder of its own that is removed with the value.
final class TemporarySite: Sendable {
  let root: URL

  /// Writes the files, given by their path below the content folder; a `dalil.yml` is the site's own.
  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("dalil-\(UUID().uuidString)")
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var content: URL { root.appendingPathComponent("content") }
  var output: URL { root.appendingPathComponent("site") }

  func write(_ path: String, _ text: String) throws {
    let file = path == "dalil.yml" ? root.appendingPathComponent(path) : content.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: content.appendingPathComponent(path)) }

  func options(_ change: (inout PipelineOptions) -> Void = { _ in }) -> PipelineOptions {
    var options = PipelineOptions(folder: root.path, jobs: 2, resources: Self.resources)
    options.checksSnippets = false
    change(&options)
    return options
  }

  @discardableResult
  func build(_ change: (inout PipelineOptions) -> Void = { _ in }) throws -> PipelineReport {
    try SitePipeline.build(options(change)) { _ in }
  }

  @discardableResult
  func check(_ change: (inout PipelineOptions) -> Void = { _ in }) throws -> PipelineReport {
    try SitePipeline.check(options(change), subsets: Set(CheckSubset.allCases)) { _ in }
  }

  func page(_ path: String) throws -> String {
    try String(contentsOf: output.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every file of the site with its bytes.
  func snapshot(_ folder: URL? = nil) throws -> [String: Data] {
    let folder = folder ?? output
    var files: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      let url = folder.appendingPathComponent(path)
      if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        files[path] = try Data(contentsOf: url)
      }
    }
    return files
  }

  private static let resources: ToolResources = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let built = builtFolder.path
    return ToolResources(
      templates: package.appendingPathComponent("templates").path, modules: "\(built)/Modules",
      macroPlugin: "\(built)/SwiftUIMacros-tool", pictureProgram: "\(built)/dalil-pictures")
  }()

  /// The folder that the tests were built in: the nearest above their binary with compiled modules.
  private static var builtFolder: URL {
    var folder = URL(
      fileURLWithPath: CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0])
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Modules").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }
}
