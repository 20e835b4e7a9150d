import Diagnostics

/// Looks at addresses of other sites; asks nobody.
enum ExternalAddressForm {
  static func problem(of address: String) -> AddressForm.Problem? {
    if isPlain(address) { return nil }
    if address.hasPrefix("//") { return authority(of: address.dropFirst(2), in: address) }
    let scheme = address.prefix { $0 != ":" }.lowercased()
    let rest = address.dropFirst(scheme.count + 1)
    if scheme == "file" || scheme.utf8.count == 1 {
      return .init(
        message: "leads to '\(address)', a file on the author's own disk",
        remedy: "link to a file in the content folder")
    }
    switch scheme {
    case "http", "https":
      guard rest.hasPrefix("//") else {
        let path = rest.drop { $0 == "/" || $0 == "\\" }
        return .init(
          message: "leads to '\(address)', which has no // before its host", remedy: "write '\(scheme)://\(path)'")
      }
      return authority(of: rest.dropFirst(2), in: address) ?? unencrypted(scheme, rest.dropFirst(2))
    case "mailto":
      let mailbox = rest.prefix { $0 != "?" }.split(separator: "@", omittingEmptySubsequences: false)
      guard mailbox.count >= 2, mailbox.allSatisfy({ !$0.isEmpty }) else {
        return .init(message: "leads to '\(address)', which is no address of mail", remedy: "write mailto:name@host")
      }
    default:
      if let near = Suggestion.nearest(to: scheme, among: ["https", "http"]), rest.hasPrefix("//"), scheme != "ftp" {
        return .init(message: "has the unknown scheme '\(scheme):'", remedy: "did you mean '\(near):\(rest)'?")
      }
    }
    return signs(in: address)
  }

  /// Whether an address is surely in order, as nearly all are: `https`, a host of letters, digits, dots and hyphens, and
  /// behind it nothing but signs of ASCII that may stand there.
  private static func isPlain(_ address: String) -> Bool {
    var bytes = address.utf8[...]
    guard bytes.starts(with: "https://".utf8) else { return false }
    bytes = bytes.dropFirst(8)
    let host = bytes.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
    guard host.contains(0x2E), host.allSatisfy(isOfHost), !host.allSatisfy({ $0 == 0x2E }) else { return false }
    guard bytes.dropFirst(host.count).allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x5C && $0 != 0x25 }) else {
      return false
    }
    return !AddressForm.placeholders.contains(Substring(host).lowercased())
  }

  private static func isOfHost(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D, 0x2E: true
    default: false
    }
  }

  /// What is wrong behind the two slashes.
  private static func authority(of rest: Substring, in address: String) -> AddressForm.Problem? {
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    var host = authority
    if let at = authority.lastIndex(of: "@") {
      host = authority[authority.index(after: at)...]
      return .init(
        message: "holds a user name or password in its address",
        remedy: "write the address without '\(authority[...at])'")
    }
    host = host.prefix { $0 != ":" }
    if authority.hasPrefix("[") { return signs(in: address) }
    if host.isEmpty {
      return .init(message: "leads to '\(address)', which names no host", remedy: "write the address that is meant")
    }
    if AddressForm.placeholders.contains(host.lowercased()) || host.allSatisfy({ $0 == "." }) {
      return .init(message: "leads to '\(address)', a placeholder", remedy: "write the address that is meant")
    }
    return signs(in: address)
  }

  /// Characters that do not belong there.
  private static func signs(in address: String) -> AddressForm.Problem? {
    if address.utf8.contains(where: { $0 <= 0x20 }) {
      return .init(message: "has a space in its address '\(address)'", remedy: "write the space as %20, or delete it")
    }
    if address.utf8.contains(UInt8(ascii: "\\")) {
      return .init(message: "has \\ in its address '\(address)'", remedy: "write / instead")
    }
    if let escape = AddressForm.malformedEscape(in: address), escape.utf8.count < 3 || !isHexadecimal(escape) {
      return .init(message: "has '\(escape)' in its address, which is no escape", remedy: "write the sign % as %25")
    }
    if let last = address.unicodeScalars.last, "，。；：、）」』”’،؛؟".unicodeScalars.contains(last) {
      return .init(
        message: "has '\(last)' at the end of its address", remedy: "put the sign behind the link, with a space between"
      )
    }
    return AddressForm.invisible(in: address)
  }

  /// Other sites may have addresses that are not UTF-8.
  private static func isHexadecimal(_ escape: String) -> Bool { UInt8(escape.dropFirst(), radix: 16) != nil }

  private static func unencrypted(_ scheme: String, _ rest: Substring) -> AddressForm.Problem? {
    guard scheme == "http" else { return nil }
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }.lowercased()
    guard encrypted.contains(where: { host == $0 || host.hasSuffix("." + $0) }) else { return nil }
    return .init(
      message: "leads to '\(host)' over http, a site that is visited over https", remedy: "write 'https://\(rest)'")
  }

  /// Sites that send every visitor on to https, of those that guides to Swift link to.
  private static let encrypted = [
    "apple.com", "swift.org", "github.com", "github.io", "gitlab.com", "wikipedia.org", "mozilla.org", "google.com",
    "youtube.com", "stackoverflow.com", "medium.com", "python.org", "rust-lang.org", "kernel.org", "twitter.com",
    "x.com", "facebook.com", "linkedin.com", "microsoft.com",
  ]
}
