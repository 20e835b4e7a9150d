/// Finds the files that findings speak of, reads them once, and spells their paths for the reader of the report.
final class ReportSources {
  private let findPlaces: () -> SitePlaces
  /// Sought only if there is a finding to print.
  private lazy var places = findPlaces()
  /// Printed paths are relative to this folder, where they lie inside of it.
  private let base: String
  private let currentFolder: String
  private let exists: (String) -> Bool
  private let read: (String) -> [UInt8]?
  private var files: [String: SourceLines?] = [:]

  init(
    places: @escaping () -> SitePlaces, base: String, currentFolder: String, exists: @escaping (String) -> Bool,
    read: @escaping (String) -> [UInt8]?
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
  func path(of file: String) -> String {
    let path = place(of: file)
    let prefix = base.hasSuffix("/") ? base : base + "/"
    if path == base { return "." }
    if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    return path
  }

  /// The file's lines, if it can be read.
  func lines(of file: String) -> SourceLines? {
    let path = place(of: file)
    if let known = files[path] { return known }
    let lines = read(path).map { SourceLines($0) }
    files[path] = lines
    return lines
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
