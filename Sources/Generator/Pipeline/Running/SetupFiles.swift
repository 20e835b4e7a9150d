import Caching
import Content
package import Diagnostics
import Snippets

/// The Swift files that examples share and readers do not see.
struct SetupFiles: Sendable {
  private let known: [String: SetupFile]
  private let hashes: [String: Fingerprint]
  private let ofSite: [Located<String>]
  private let configurationFile: String?

  /// Reads the files that the content folder holds for set-up.
  init(_ sources: SiteSources) {
    var known: [String: SetupFile] = [:]
    var hashes: [String: Fingerprint] = [:]
    for file in sources.scan.files where file.kind == .setup {
      guard let bytes = Disk.bytes(of: "\(sources.contentRoot)/\(file.diskPath)") else { continue }
      known[file.file] = SetupFile(path: file.file, bytes: bytes)
      hashes[file.file] = Fingerprint(of: bytes)
    }
    self.known = known
    self.hashes = hashes
    ofSite = sources.configuration.snippets.setup
    configurationFile = sources.location.configurationFile?.split(separator: "/").last.map(String.init)
  }

  /// All files, sorted by path.
  var all: [SetupFile] { known.values.sorted { $0.path < $1.path } }

  /// The page's own files, then the site's.
  func paths(of page: PageWork) -> [String] { page.setup.map(\.value) + ofSite.map(\.value) }

  func hash(of path: String) -> Fingerprint? { hashes[path] }

  /// The files that a page's blocks may use; one that is named and not there is reported where it is named.
  func files(of page: PageWork, diagnostics: inout [Diagnostic]) -> [SetupFile] {
    let named =
      page.setup.map { (file: Optional(page.file.file), path: $0) }
      + ofSite.map { (file: configurationFile, path: $0) }
    return named.compactMap { entry in
      if let file = known[entry.path.value] { return file }
      diagnostics.append(.missingSetup(entry.path, file: entry.file, known: known.keys.sorted()))
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func missingSetup(_ path: Located<String>, file: String?, known: [String]) -> Diagnostic {
    Diagnostic(
      .missingSetup, .error, file: file, range: path.range,
      message: "set-up file '\(path.value)' is not among the Swift files of the content folder",
      remedy: Suggestion.nearest(to: path.value, among: known).map { "did you mean '\($0)'?" }
        ?? "write it at '\(path.value)' in the content folder, in a folder called 'shared'")
  }
}

extension DiagnosticCode {
  package static let missingSetup = DiagnosticCode(
    "missing-setup",
    explanation: """
      A page or the configuration names a Swift file whose declarations its blocks may use. The path is relative to \
      the content folder, and the file stands in its folder 'shared', so that it is not published.
      """)
}
