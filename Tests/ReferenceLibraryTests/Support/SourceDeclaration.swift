import Foundation

/// A public declaration as it is written, with its attributes and the extension or type around it.
struct SourceDeclaration {
  let text: String
  let attributes: [String]
  let container: String
  let containerAttributes: [String]
  let place: String

  /// The kind and the name: `func sheet`, `struct Button`.
  var kindAndName: String? {
    let words = text.split { " (<:{=".contains($0) }
    let kinds: Set<Substring> = ["func", "struct", "class", "enum", "protocol", "init", "var", "let", "macro"]
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.endIndex else { return nil }
    return "\(words[kind]) \(words[kind + 1])"
  }

  /// The iOS release that it states, itself or by what is around it; what states none has been there since 13.0.
  var release: String {
    for attribute in attributes + containerAttributes {
      guard let start = attribute.range(of: "iOS ") ?? attribute.range(of: "iOS, introduced: ") else { continue }
      return String(attribute[start.upperBound...].prefix { $0.isNumber || $0 == "." })
    }
    return "13.0"
  }

  /// Every public declaration of the library.
  static func all() throws -> [SourceDeclaration] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/ReferenceLibrary/SwiftUI")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .flatMap { all(in: try String(contentsOf: $0, encoding: .utf8), of: $0.lastPathComponent) }
  }

  private static func all(in text: String, of file: String) -> [SourceDeclaration] {
    var (found, attributes) = ([SourceDeclaration](), [String]())
    var (container, containerAttributes) = ("", [String]())
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      let words = line.trimmingCharacters(in: .whitespaces)
      let isExtension = line.hasPrefix("extension ") || line.hasPrefix("nonisolated extension ")
      if isExtension { (container, containerAttributes) = (line, attributes) }
      if words.hasPrefix("@"), !words.contains("public ") {
        attributes.append(words)
      } else if words.contains("public "), !words.hasPrefix("//") {
        let isOutermost = !line.hasPrefix(" ")
        found.append(
          SourceDeclaration(
            text: lines[index..<min(index + 4, lines.count)].joined(separator: " "), attributes: attributes,
            container: isOutermost ? "" : container, containerAttributes: isOutermost ? [] : containerAttributes,
            place: "\(file):\(index + 1)"))
        if isOutermost { (container, containerAttributes) = (line, attributes) }
        attributes = []
      } else if !words.hasPrefix("//") {
        attributes = []
      }
    }
    return found
  }
}
