import Foundation

/// One file that must compile, or must fail where it says so.
struct CompileCase {
  /// A line that must carry an error with this text.
  struct Expectation: Equatable {
    let line: Int
    let text: String
  }

  let url: URL
  let expectation: Expectation?
  /// The names that would clash with another file's in one module.
  let declaredNames: Set<String>

  /// Every case among the fixtures, by name.
  static func all() throws -> [CompileCase] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/swiftui")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .map { try CompileCase($0) }
  }

  init(_ url: URL) throws {
    self.url = url
    let text = try String(contentsOf: url, encoding: .utf8)
    expectation = Self.expectation(in: text)
    declaredNames = Self.names(in: text)
  }

  /// Puts cases together that can be one module.
  static func grouped(_ cases: [CompileCase]) -> [[CompileCase]] {
    var groups: [(cases: [CompileCase], names: Set<String>)] = []
    for each in cases {
      if let index = groups.firstIndex(where: { $0.names.isDisjoint(with: each.declaredNames) }) {
        groups[index].cases.append(each)
        groups[index].names.formUnion(each.declaredNames)
      } else {
        groups.append(([each], each.declaredNames))
      }
    }
    return groups.map(\.cases)
  }

  private static func expectation(in text: String) -> Expectation? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let start = line.range(of: "// expected-error@+1 {{"), let end = line.range(of: "}}") else { continue }
      return Expectation(line: index + 2, text: String(line[start.upperBound..<end.lowerBound]))
    }
    return nil
  }

  private static func names(in text: String) -> Set<String> {
    let keywords: Set = ["struct", "class", "enum", "protocol", "func", "var"]
    var names: Set<String> = text.contains("@main") ? ["@main"] : []
    for line in text.split(separator: "\n") where line.prefix(5) != "     " {
      let words = line.split { " (:<{".contains($0) }
      for (word, next) in zip(words, words.dropFirst()) where keywords.contains(String(word)) {
        names.insert(String(next))
      }
    }
    return names
  }
}
