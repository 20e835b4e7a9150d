package import Diagnostics

/// What the `file=path#region` of a block names: the code that the block is a copy of.
package struct RegionReference: Hashable, Sendable {
  /// The path of a Swift file, relative to the content folder.
  package var path: String
  /// The name of a region of the file; nil for the whole file.
  package var region: String?
  /// Where the author wrote it.
  package var range: SourceRange

  /// Nil for a text that names no file, or an empty region.
  init?(_ text: String, range: SourceRange) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, !path.isEmpty, parts.last?.isEmpty == false else { return nil }
    self.path = String(path)
    region = parts.count == 2 ? String(parts[1]) : nil
    self.range = range
  }

  /// As the author wrote it.
  package var text: String { region.map { "\(path)#\($0)" } ?? path }
}
