import Diagnostics
import Pipeline

/// Finds the files that findings speak of, reads them once, and spells their paths for the reader of the report.
final class ReportSources {
  private let findPlaces: () -> SitePlaces
  /// Sought only if there is a finding to print.
  private lazy var places = findPlaces()
  /// Printed paths are relative to this folder, where they lie inside of it.
  private let base: String
  private let currentFolder: String
  private let exists: (String) -> Bool
  private let read: @Sendable (String) -> [UInt8]?
  /// By the name that findings know it by.
  private var files: [String: Source] = [:]

  /// A file that findings speak of.
  struct Source: Sendable {
    /// The whole path.
    let place: String
    /// The path as printed, and as it is fit for a console.
    let path: String
    let shownPath: String
    /// Unknown until they are asked for; nil inside if the file cannot be read.
    var lines: SourceLines??
  }

  init(
    places: @escaping () -> SitePlaces, base: String, currentFolder: String, exists: @escaping (String) -> Bool,
    read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    findPlaces = places
    self.base = base
    self.currentFolder = currentFolder
    self.exists = exists
    self.read = read
  }

  /// The file that stands for a finding about none: the configuration, or else the folder of the pages.
  var fallbackFile: String { places.configurationName ?? "." }

  /// The path as printed.
  func path(of file: String) -> String { source(file).path }

  /// The file's lines, if it can be read.
  func lines(of file: String) -> SourceLines? {
    let source = source(file)
    if let lines = source.lines { return lines }
    let lines = read(source.place).map { SourceLines($0) }
    files[file]?.lines = .some(lines)
    return lines
  }

  /// Everything that is to be known of the files that findings speak of, read by up to `jobs` workers.
  func loaded(for diagnostics: [Diagnostic], jobs: Int) -> [String: Source] {
    var names: Set<String> = []
    for diagnostic in diagnostics {
      if let file = diagnostic.file { names.insert(file) }
      for note in diagnostic.notes { if let file = note.file { names.insert(file) } }
    }
    let sources = names.sorted().map { ($0, source($0)) }
    let read = read
    let lines = Parallel.map(sources.count, jobs: jobs) { place in
      sources[place].1.lines ?? read(sources[place].1.place).map { SourceLines($0) }
    }
    for ((name, _), lines) in zip(sources, lines) { files[name]?.lines = .some(lines) }
    return files
  }

  /// What is known of a file, found out once.
  func source(_ file: String) -> Source {
    if let known = files[file] { return known }
    let place = place(of: file)
    let prefix = base.hasSuffix("/") ? base : base + "/"
    let isInside = place.utf8.starts(with: prefix.utf8)
    let path = place == base ? "." : isInside ? String(place.utf8.dropFirst(prefix.utf8.count)) ?? place : place
    let source = Source(place: place, path: path, shownPath: ConsoleText.safe(path))
    files[file] = source
    return source
  }

  /// The whole path of a file.
  private func place(of file: String) -> String {
    if file.hasPrefix("/") { return file }
    if file == places.configurationName, let path = places.configurationPath {
      return PathText.absolute(path, in: currentFolder)
    }
    let candidates = places.roots.map { PathText.absolute(PathText.join($0, file), in: currentFolder) }
    return candidates.first(where: exists) ?? candidates.first ?? file
  }
}
