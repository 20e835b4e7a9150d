package import Diagnostics

/// Finds files that would be written to one place, also where the system ignores case or composes accents, and names
/// that some systems cannot have.
package enum OutputCollisions {
  /// A path of the site and the source that is written there.
  package struct Output: Sendable {
    package var path: String
    package var file: String

    package init(path: String, file: String) {
      self.path = path
      self.file = file
    }
  }

  /// One error for each place that several sources want; strings compare by canonical equivalence.
  package static func find(in outputs: [Output]) -> [Diagnostic] {
    var owners: [String: [Output]] = [:]
    for output in outputs { owners[folded(output.path), default: []].append(output) }
    let same = owners.values.filter { $0.count > 1 }.map { group in
      let sorted = group.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
      let others = sorted.dropFirst().map(\.file).joined(separator: " and ")
      let isSame = Set(group.map { Array($0.path.utf8) }).count == 1
      let place =
        isSame
        ? "would \(group.count > 2 ? "all" : "both") be \(sorted[0].path)"
        : "would be one file where case or accents do not count"
      return Diagnostic(
        .nameCollision, .error, file: sorted[0].file, message: "\(sorted[0].file) and \(others) \(place)",
        remedy: "rename one of them",
        notes: sorted.dropFirst().map { Diagnostic.Note("the other file", file: $0.file) })
    }
    return (same + foldersAndFiles(outputs, owners) + OutputNames.check(outputs)).sorted(by: Diagnostic.inReportOrder)
  }

  /// A path as systems compare it that ignore case: `ſ` is `s` there, and a ligature its letters.
  private static func folded(_ path: String) -> String {
    path.utf8.allSatisfy { $0 < 0x80 } ? path.lowercased() : path.uppercased().lowercased()
  }

  /// One error for each file whose folder would have the path of another file.
  private static func foldersAndFiles(_ outputs: [Output], _ owners: [String: [Output]]) -> [Diagnostic] {
    outputs.compactMap { output in
      let path = folded(output.path)
      var end = path.utf8.endIndex
      while let slash = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/")) {
        end = slash
        guard let file = owners[String(path[..<end])]?.first else { continue }
        return Diagnostic(
          .nameCollision, .error, file: output.file,
          message: "\(output.file) needs a folder \(file.path), which is the file of \(file.file)",
          remedy: "rename one of them", notes: [Diagnostic.Note("the other file", file: file.file)])
      }
      return nil
    }
  }
}
