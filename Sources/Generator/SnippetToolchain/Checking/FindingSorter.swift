import Snippets

/// Sorts the messages of one compiler call by the code they are about.
struct FindingSorter {
  struct FileFindings {
    /// Messages about a block's or set-up file's own code.
    var own: [CodeOwner: [UnitFinding]] = [:]
    /// Errors on lines of the file that are nobody's.
    var wrapperErrors: [String] = []
  }

  /// By the place of the file in the call.
  private(set) var files: [Int: FileFindings] = [:]
  /// Errors about no file of the call.
  private(set) var unplaced: [String] = []

  private let paths: [String: Int]
  private let generated: [GeneratedFile]

  init(_ findings: [CompilerFinding], paths: [String], generated: [GeneratedFile]) {
    self.paths = Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.generated = generated
    for finding in findings { add(finding) }
  }

  private mutating func add(_ finding: CompilerFinding) {
    guard finding.severity != .remark else { return }
    guard let place = finding.place, let index = paths[place.file] else {
      if let placed = placedByNote(finding) { return add(placed) }
      if finding.severity == .error { unplaced.append(finding.message) }
      return
    }
    guard let (owner, unit) = located(finding) else {
      if finding.severity == .error { files[index, default: FileFindings()].wrapperErrors.append(finding.message) }
      return
    }
    var own = unit
    own.notes = finding.notes.compactMap { note in
      guard let (other, note) = located(note), other == owner else { return nil }
      return note
    }
    files[index, default: FileFindings()].own[owner, default: []].append(own)
  }

  /// A message about code that a macro has written, at the place in the author's code that one of its notes names.
  private func placedByNote(_ finding: CompilerFinding) -> CompilerFinding? {
    guard let note = finding.notes.first(where: { $0.place.map { paths[$0.file] != nil } ?? false }) else { return nil }
    var placed = finding
    placed.place = note.place
    placed.endColumn = note.endColumn
    placed.notes = finding.notes.filter { $0 != note }
    return placed
  }

  /// A message at its place in the author's code.
  private func located(_ finding: CompilerFinding) -> (CodeOwner, UnitFinding)? {
    guard let place = finding.place, let index = paths[place.file] else { return nil }
    let exact = generated[index].origin(line: place.line, column: place.column)
    guard let origin = exact ?? (finding.severity == .error ? generated[index].originAbove(line: place.line) : nil)
    else { return nil }
    let end = finding.endColumn.flatMap { generated[index].origin(line: place.line, column: $0)?.column }
    let severity: UnitFinding.Severity =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .note, .remark: .note
      }
    return (
      origin.owner,
      UnitFinding(
        severity: severity, message: finding.message, line: origin.line, column: origin.column,
        endColumn: end.flatMap { $0 > origin.column ? $0 : nil })
    )
  }
}
