import DataFormats
import Diagnostics

extension FieldReader {
  /// Whether a path stays inside the content folder and can be one on every system; reports it if not.
  mutating func checkInnerPath(_ path: Located<String>, named name: String) -> Bool {
    let parts = path.value.split(separator: "/", omittingEmptySubsequences: false)
    if path.value.hasPrefix("/") || parts.contains("..") || path.value.utf8.contains(UInt8(ascii: "\\")) {
      report(
        .wrongValue, path.range, "\(name) must be a path inside the content folder",
        remedy: "write it with slashes from the content folder on, such as shared/books.swift")
      return false
    }
    return true
  }

  /// An absolute address of a site, ending in a slash.
  mutating func siteAddress(_ key: String) -> Located<String>? {
    guard let text = text(key) else { return nil }
    guard let rest = Self.withoutScheme(text.value), Self.isHostAndPath(rest) else {
      report(
        .wrongValue, text.range, "\(key) must be an absolute http or https address without query and fragment",
        remedy: "write \(key): https://docs.example.org/")
      return nil
    }
    guard text.value.hasSuffix("/") else {
      report(.wrongValue, text.range, "\(key) must end in a slash", remedy: "write \(key): \(text.value)/")
      return nil
    }
    return text
  }

  private static func withoutScheme(_ address: String) -> Substring? {
    for scheme in ["https://", "http://"] where address.lowercased().hasPrefix(scheme) {
      return address.dropFirst(scheme.count)
    }
    return nil
  }

  /// A host with an optional port, then a path of the characters that RFC 3986 allows there.
  private static func isHostAndPath(_ rest: Substring) -> Bool {
    let authority = rest.prefix { $0 != "/" }
    let pieces = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = pieces.first, !host.isEmpty, pieces.count <= 2, !host.hasPrefix("."), !host.contains(".."),
      host.utf8.allSatisfy({ isAlphanumeric($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") })
    else { return false }
    if pieces.count == 2, Int(pieces[1]).map({ (1...65535).contains($0) }) != true { return false }
    return rest.dropFirst(authority.count).utf8.allSatisfy {
      isAlphanumeric($0) || "-._~!$&'()*+,;=:@/%".utf8.contains($0)
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }
}
