/// A Swift file whose declarations blocks may use without showing them.
package struct SetupFile: Sendable {
  /// The path that diagnostics name.
  package let path: String
  package let bytes: [UInt8]
  let analysis: CodeAnalysis

  /// Reads the file's code; pages that share a file should share the value, too.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    analysis = CodeAnalysis(bytes, shape: .file)
  }

  /// The path without folders and without `.swift`, by which `uses=` may name the file.
  var name: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
  }
}
