import Synchronization

/// A Swift file whose declarations blocks may use without showing them; its code is read when a page first needs it.
package final class SetupFile: Sendable {
  /// The path that diagnostics name.
  package let path: String
  package let bytes: [UInt8]
  private let known = Mutex<CodeAnalysis?>(nil)

  /// Pages that share a file should share the value, too.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  var analysis: CodeAnalysis {
    known.withLock { known in
      if let known { return known }
      let analysis = CodeAnalysis(bytes, shape: .file)
      known = analysis
      return analysis
    }
  }

  /// What blocks may be copies of.
  var regions: SourceRegions { SourceRegions(bytes) }

  /// The path without folders and without `.swift`, by which `uses=` may name the file.
  var name: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
  }
}
