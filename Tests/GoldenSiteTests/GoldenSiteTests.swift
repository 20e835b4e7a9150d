import Foundation
import Testing

/// Whole small sites: what is written for them, and what stands on the console.
@Suite struct GoldenSiteTests {
  @Test(arguments: Fixtures.names(in: "Sites"))
  func `a site is as it was recorded`(name: String) async throws {
    let source = Fixtures.folder.appendingPathComponent("Sites/\(name)")
    let expected = source.appendingPathComponent("expected")
    let folder = try TemporaryFolder()
    for part in ["dalil.yml", "content"] where FileManager.default.fileExists(atPath: "\(source.path)/\(part)") {
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(part), to: folder.url.appendingPathComponent(part))
    }
    let answer = ToolRun.build(ToolRun.options(folder.url))
    let run = await ToolRun(printing: answer, of: "build", in: folder.url)
    var found = try GoldenSite.comparableFiles(of: folder.url.appendingPathComponent("site"))
    found["console.txt"] = GoldenSite.comparable(console: run.console)
    if Fixtures.isRecording { return try record(found, in: expected) }
    try compare(found, with: expected, of: name)
  }

  private func record(_ found: [String: String], in folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    for (path, text) in found {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func compare(_ found: [String: String], with folder: URL, of name: String) throws {
    let expected = try Fixtures.files(below: folder).mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(Set(expected.keys).subtracting(found.keys).sorted() == [], "expected of \(name), and not written")
    #expect(Set(found.keys).subtracting(expected.keys).sorted() == [], "written for \(name), and not expected")
    for (path, text) in found.sorted(by: { $0.key < $1.key }) {
      if let known = expected[path] { Fixtures.compare(text, with: known, of: "\(name)/expected/\(path)") }
    }
  }
}
