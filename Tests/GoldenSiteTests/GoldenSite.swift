import Foundation

/// What of a written site is compared: what its pages say, and the files for programs.
enum GoldenSite {
  /// The main part of each page, so that a new header changes no fixture, and all other files but those of templates.
  static func comparableFiles(of folder: URL) throws -> [String: String] {
    var files: [String: String] = [:]
    for (path, bytes) in try Fixtures.files(below: folder) where !isOfTemplates(path) {
      let text = String(decoding: bytes, as: UTF8.self)
      files[path] = path.hasSuffix(".html") ? main(of: text) : text
    }
    return files
  }

  /// The console without the number of files written, which grows with the templates.
  static func comparable(console: String) -> String {
    console.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.range(of: " → ").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
  }

  private static func isOfTemplates(_ path: String) -> Bool {
    path.hasPrefix("assets/") || path.hasPrefix(".") || path.hasSuffix(".css") || path.hasSuffix(".js")
  }

  /// The element `main` of a page; the whole page if it has none.
  private static func main(of page: String) -> String {
    guard let start = page.range(of: "<main"),
      let end = page.range(of: "</main>", options: .backwards), start.lowerBound < end.lowerBound
    else { return page }
    return page[start.lowerBound..<end.upperBound] + "\n"
  }
}
