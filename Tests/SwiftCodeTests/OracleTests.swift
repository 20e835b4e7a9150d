import Foundation
import Testing

@testable import SwiftCode

/// The lexer against the toolchain's classifier.
///
/// Known exceptions, none of which occurs in a guide: `.Type` and `.Protocol` are keywords here wherever no dot follows
/// (the oracle: in types only); a platform is a keyword in every form of `@available` (the oracle: not before
/// `introduced:`); the words of `#sourceLocation` are a macro and labels here (the oracle: keywords).
struct OracleTests {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func swiftFiles(in folder: String, extension: String = "swift") -> [URL] {
    let root = package.appendingPathComponent(folder)
    guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else { return [] }
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == `extension` }.sorted { $0.path < $1.path }
  }

  private func expectAgreement(_ files: [URL], sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(!files.isEmpty, sourceLocation: sourceLocation)
    for file in files {
      let disagreements = Oracle(Array(try Data(contentsOf: file))).disagreements()
        .filter { !Self.isKnownException($0) }
      #expect(disagreements.isEmpty, "\(file.path)", sourceLocation: sourceLocation)
    }
  }

  private static func isKnownException(_ disagreement: String) -> Bool {
    let names = ["\"Type\"", "\"Protocol\"", "\"iOS\"", "\"macOS\"", "\"watchOS\"", "\"tvOS\"", "\"visionOS\""]
    return disagreement.contains("keyword where the oracle says identifier")
      && names.contains { disagreement.hasSuffix($0) }
  }

  @Test func `agrees on every construct of the language`() throws {
    try expectAgreement(Self.swiftFiles(in: "Tests/SwiftCodeTests/Fixtures", extension: "txt"))
  }

  @Test func `agrees on every source of this package`() throws {
    try expectAgreement(Self.swiftFiles(in: "Sources"))
  }

  @Test func `agrees on every test of this package`() throws {
    try expectAgreement(Self.swiftFiles(in: "Tests"))
  }

  @Test func `agrees on every Swift block of the guides`() throws {
    for file in Self.markdownFiles() {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      for block in Self.swiftBlocks(of: text) {
        let disagreements = Oracle(Array(block.utf8)).disagreements()
        #expect(disagreements.isEmpty, "\(file.path):\n\(block)")
      }
    }
  }

  private static func markdownFiles() -> [URL] {
    let root = package.appendingPathComponent("content")
    guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else { return [] }
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
  }

  /// The fences that begin in the first column and whose info string begins with `swift`.
  private static func swiftBlocks(of text: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = block, line == "```" {
        blocks.append(lines.joined(separator: "\n"))
        block = nil
      } else if block != nil {
        block?.append(line)
      } else if line.hasPrefix("```swift") {
        block = []
      }
    }
    return blocks
  }
}
