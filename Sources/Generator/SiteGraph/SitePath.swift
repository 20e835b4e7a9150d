/// Paths inside the site and the content folder: parts joined by `/`, no leading slash.
package enum SitePath {
  /// The folder part, without a slash at its end; empty at the root.
  package static func folder(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "" }
    return path[..<slash]
  }

  /// A path without the ending of its file.
  package static func withoutEnding(_ path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: 0x2E), path.utf8[dot...].allSatisfy({ $0 != 0x2F }) else { return path }
    return String(path[..<dot])
  }

  /// The folder at the root that a file is in; nil for a file at the root itself.
  package static func firstFolder(of path: String) -> Substring? {
    path.utf8.firstIndex(of: 0x2F).map { path[..<$0] }
  }

  /// Resolves `.` and `..` of a relative path against a folder; nil if it leaves the root.
  package static func resolve(_ relative: Substring, in folder: Substring) -> String? {
    var parts = folder.isEmpty ? [] : folder.split(separator: "/")
    for part in relative.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case "", ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// The relative way from one file of the site to another, percent-encoded.
  package static func href(from source: String, to target: String) -> String {
    let here = folder(of: source).split(separator: "/")
    let there = target.split(separator: "/")
    var common = 0
    while common < here.count, common < there.count - 1, here[common] == there[common] { common += 1 }
    var result = String(repeating: "../", count: here.count - common)
    for (offset, part) in there[common...].enumerated() {
      if offset > 0 { result += "/" }
      result += percentEncoded(part)
    }
    return result
  }

  /// The relative way from one source to another, as an author would write it.
  package static func written(from source: String, to target: String) -> String {
    percentDecoded(Substring(href(from: source, to: target)))
  }

  /// The way from a file to the site's root: as many `../` as it has folders.
  package static func rootPrefix(of path: String) -> String {
    String(repeating: "../", count: path.utf8.count(where: { $0 == 0x2F }))
  }

  /// Percent-encodes all but the unreserved characters and `/` (RFC 3986), so that neither a space nor a colon in a name
  /// can be taken for something else.
  package static func percentEncoded(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy(isUnreserved) { return String(text) }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes.append(0x25)
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Percent-encodes what may not stand in an address at all, and leaves its signs and escapes as they are.
  package static func addressEncoded(_ text: some StringProtocol) -> String {
    func stays(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
        UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
        false
      default: byte > 0x20 && byte < 0x7F
      }
    }
    if text.utf8.allSatisfy(stays) { return String(text) }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if stays(byte) { bytes.append(byte) } else { bytes += [0x25, hexDigit(byte >> 4), hexDigit(byte & 15)] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Undoes percent-encoding; an escape that is not one stays as it is, and so does a text that would not be UTF-8.
  package static func percentDecoded(_ text: Substring) -> String {
    guard text.utf8.contains(0x25) else { return String(text) }
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      if source[index] == 0x25, index + 2 < source.count, let high = value(of: source[index + 1]),
        let low = value(of: source[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? String(text)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x2D...0x39, 0x5F, 0x7E: true
    default: false
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x37
    case 0x61...0x66: digit - 0x57
    default: nil
    }
  }
}
