import Foundation

/// One file that must compile, or must fail where it says so and nowhere else.
struct CompileCase {
  /// A line that must carry an error with this text.
  struct Expectation: Equatable {
    let line: Int
    let text: String
  }

  let url: URL
  let expectations: [Expectation]
  /// The names that would clash with another file's in one module.
  let declaredNames: Set<String>
  /// Whether the file needs the module for stored models.
  let needsSwiftData: Bool

  var name: String { url.lastPathComponent }

  /// Every case in a folder of the fixtures, by name.
  static func all(in folder: String) throws -> [CompileCase] {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/\(folder)")
    return try FileManager.default.contentsOfDirectory(at: fixtures, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .map { try CompileCase($0) }
  }

  init(_ url: URL) throws {
    self.url = url
    let text = try String(contentsOf: url, encoding: .utf8)
    expectations = Self.expectations(in: text)
    declaredNames = Self.names(in: text)
    needsSwiftData = text.contains("import SwiftData")
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

  private static func expectations(in text: String) -> [Expectation] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      guard let start = line.range(of: "// expected-error@+"), let middle = line.range(of: " {{"),
        let end = line.range(of: "}}", options: .backwards),
        let distance = Int(line[start.upperBound..<middle.lowerBound])
      else { return nil }
      return Expectation(line: index + 1 + distance, text: String(line[middle.upperBound..<end.lowerBound]))
    }
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
