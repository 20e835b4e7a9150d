import Foundation
import Testing

/// The list of rules, read from the tests that hold them.
@Suite struct RuleListTests {
  /// How many rules of behaviour the library claims.
  private static let count = 84
  /// The rules whose answer in SwiftUI nobody knows.
  private static let open: Set<Int> = [18, 19, 26, 34, 57, 58, 82]

  /// The number and confidence of every `.rule(…)` in the tests beside this one.
  private static func stated() throws -> [(number: Int, confidence: String)] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files =
      FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix("RuleTests.swift") } ?? []
    return try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /\.rule\(\s*(\d+),\s*\.(\w+)/)
        .compactMap { match in Int(match.1).map { ($0, String(match.2)) } }
    }
  }

  @Test func `every rule has a test`() throws {
    let missing = Set(1...Self.count).subtracting(try Self.stated().map(\.number))
    #expect(missing.sorted() == [])
  }

  @Test func `the rules that nobody knows are marked as open, and no others are`() throws {
    let open = Set(try Self.stated().filter { $0.confidence == "open" }.map(\.number))
    #expect(open == Self.open)
  }
}
