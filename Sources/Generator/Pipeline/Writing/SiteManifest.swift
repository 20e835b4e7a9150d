/// The list of all files of a site, kept in the site itself, so that a later run can remove what it no longer makes.
struct SiteManifest: Sendable {
  private static let heading = "dalil site 1"

  /// Paths in the site, sorted.
  var files: [String]

  init(files: [String]) { self.files = files.sorted() }

  /// Reads a list; lines that name something outside the site are passed over.
  init(decoding bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    guard lines.first == Self.heading else {
      files = []
      return
    }
    files = lines.dropFirst().filter { path in
      !path.hasPrefix("/")
        && !path.split(separator: "/", omittingEmptySubsequences: false).contains { $0 == ".." || $0 == "" }
    }
  }

  /// The list as bytes; a line break in a name, which no page or asset may have, cannot occur.
  var encoded: [UInt8] { Array(([Self.heading] + files).joined(separator: "\n").utf8) + [0x0A] }
}
