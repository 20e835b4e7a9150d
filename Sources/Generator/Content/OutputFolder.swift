package import Diagnostics
import Glibc

/// Keeps the site from being written over its sources.
package enum OutputFolder {
  /// The file in a folder that says that a site was written there.
  package static let manifestName = ".dalil-site"

  /// An error if `output` is the content folder, holds it, or lies among sources; both paths need not exist.
  ///
  /// Where the site's folder is itself the content folder, the output may be a folder of its own inside it, but not
  /// one of a language and not one that holds pages.
  package static func problem(output: String, contentRoot: String, siteRoot: String) -> Diagnostic? {
    let target = normalized(output)
    let content = normalized(contentRoot)
    let remedy = "write the site to a folder of its own"
    if target == content || isInside(content, target) || target == normalized(siteRoot) {
      return problem("output folder \(output) holds the content folder \(contentRoot)", remedy)
    }
    guard isInside(target, content) else { return nil }
    let inner = String(target.dropFirst(content.utf8.count + 1))
    if content != normalized(siteRoot) || PagePlace.languageFolder(of: inner + "/") != nil || holdsPages(target) {
      return problem("output folder \(output) lies among the sources of the content folder \(contentRoot)", remedy)
    }
    return nil
  }

  private static func problem(_ message: String, _ remedy: String) -> Diagnostic {
    Diagnostic(.outputFolder, .error, message: message, remedy: remedy)
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Whether there are sources in a folder: not in a site that was written, which has its pages as Markdown too.
  private static func holdsPages(_ folder: String) -> Bool {
    if FileSystem.realPath("\(folder)/\(manifestName)") != nil { return false }
    guard let scan = try? ContentScan.scan(root: folder) else { return false }
    return scan.files.contains { $0.kind == .page }
  }

  /// The real path of the nearest folder that exists, and the rest without dots.
  private static func normalized(_ path: String) -> String {
    var folder = path.hasPrefix("/") ? path : "\(FileSystem.realPath(".") ?? "")/\(path)"
    var rest: [Substring] = []
    while !folder.isEmpty {
      if let real = FileSystem.realPath(folder) {
        return rest.isEmpty ? real : (real == "/" ? "" : real) + "/" + rest.reversed().joined(separator: "/")
      }
      let parts = folder.split(separator: "/")
      if let last = parts.last, last != "." { rest.append(last) }
      folder = "/" + parts.dropLast().joined(separator: "/")
    }
    return path
  }
}
