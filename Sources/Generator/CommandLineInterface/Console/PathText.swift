/// Paths as text.
enum PathText {
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// A whole path without `.` and `..`, taken as text (symbolic links are not followed).
  static func absolute(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in join(folder, path).utf8.split(separator: UInt8(ascii: "/")).map({ Substring($0) }) {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func parent(of path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) }
    return (path.utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }
}
