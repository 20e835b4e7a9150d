import Foundation

/// One Swift file of the package.
struct SourceFile {
  /// Relative to the package.
  let path: String
  let text: String

  /// The target's folder: `Markdown` for `Sources/Generator/Markdown/…`.
  var target: String {
    let parts = path.split(separator: "/")
    return String(parts.count > 3 ? parts[2] : parts[1])
  }

  /// The modules that the file imports.
  var imports: Set<String> {
    var modules: Set<String> = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || ["package", "public", "internal", "private"].contains($0) })
      else { continue }
      modules.insert(String(words[place + 1]))
    }
    return modules
  }

  /// Every Swift file below the given folders of the package, sorted by path.
  static func all(below folders: [String]) throws -> [SourceFile] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var files: [SourceFile] = []
    for folder in folders {
      let start = root.appendingPathComponent(folder)
      guard let walk = FileManager.default.enumerator(atPath: start.path) else { continue }
      for case let name as String in walk where name.hasSuffix(".swift") {
        let text = try String(contentsOf: start.appendingPathComponent(name), encoding: .utf8)
        files.append(SourceFile(path: "\(folder)/\(name)", text: text))
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
