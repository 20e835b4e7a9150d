package import Diagnostics
package import SiteGraph

/// Reports addresses that cannot be meant as they are written: placeholders, slips of the pen, secrets.
package enum AddressForm {
  /// Nil for an address that can be meant; those that lead to no file of the site are `BrokenLinks`' affair.
  package static func check(
    _ reference: PageFacts.Reference, isExternal: Bool, page: PageFacts
  ) -> Diagnostic? {
    guard let problem = isExternal ? ExternalAddressForm.problem(of: reference.destination) : problem(of: reference)
    else { return nil }
    return Diagnostic(
      .suspectAddress, .warning, file: page.file, range: reference.range,
      message: "\(reference.noun) \(problem.message)", remedy: problem.remedy)
  }

  /// What is wrong with an address, as the end of a sentence, and the mend.
  struct Problem {
    var message: String
    var remedy: String
  }

  private static func problem(of reference: PageFacts.Reference) -> Problem? {
    let address = reference.destination
    if address.isEmpty || address == "#" {
      let what = address.isEmpty ? "has no address" : "leads to '#', which is only the top of this page"
      return Problem(
        message: what, remedy: reference.isLoaded ? "write where the image is" : "write where it leads, or #top")
    }
    if let escape = malformedEscape(in: address) {
      return Problem(message: "has '\(escape)' in its address, which is no character in UTF-8", remedy: escapeMend)
    }
    return invisible(in: address)
  }

  private static let escapeMend = "write the character itself, and the sign % as %25"

  /// The first percent sign that begins no byte, or the whole where the bytes are no UTF-8.
  static func malformedEscape(in address: String) -> String? {
    guard address.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let bytes = Array(address.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        decoded.append(bytes[index])
        index += 1
        continue
      }
      let escape = String(decoding: bytes[index..<min(index + 3, bytes.count)], as: UTF8.self)
      guard escape.utf8.count == 3, let byte = UInt8(escape.dropFirst(), radix: 16) else { return escape }
      decoded.append(byte)
      index += 3
    }
    guard String(validating: decoded, as: UTF8.self) == nil else { return nil }
    let first = bytes.firstIndex(of: UInt8(ascii: "%")) ?? 0
    return String(decoding: bytes[first..<min(first + 3, bytes.count)], as: UTF8.self)
  }

  /// A character that nobody sees and that came along when an address was copied.
  static func invisible(in address: String) -> Problem? {
    guard address.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    for scalar in address.unicodeScalars {
      switch scalar.value {
      case 0x200B, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
        let code = String(scalar.value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code
        return Problem(message: "has the invisible character \(name) in its address", remedy: "type the address anew")
      default: continue
      }
    }
    return nil
  }

  /// What was probably meant by an address that is no file of the site.
  static func mend(ofMissing address: String) -> String? {
    let lowercased = address.lowercased()
    if placeholders.contains(lowercased) { return "write the address that is meant" }
    if lowercased.hasPrefix("www.") { return "write 'https://\(address)'" }
    for beginning in ["http", "https"] {
      for wrong in ["//", "：//", ":／／", "：／／"] where lowercased.hasPrefix(beginning + wrong) {
        return "write 'https://\(address.dropFirst(beginning.count + wrong.count))'"
      }
    }
    return malformedEscape(in: address) == nil ? nil : escapeMend
  }

  /// Words that stand for an address that is not known yet.
  static let placeholders: Set<String> = [
    "todo", "tbd", "fixme", "xxx", "url", "link", "href", "address", "placeholder", "...", "…",
  ]
}

extension DiagnosticCode {
  package static let suspectAddress = DiagnosticCode(
    "suspect-address",
    explanation: """
      An address that cannot be meant as it stands: empty or a placeholder, with a misspelt scheme, without a host, with \
      spaces, invisible characters or broken %-escapes, with a user name or password, or one that names a file on the \
      author's own disk. Addresses of well-known sites that send everybody on to https are reported where they say http.
      """)
}
