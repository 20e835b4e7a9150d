/// An address of the site in its parts, as written but for the fragment.
package struct AddressParts: Hashable, Sendable {
  package var path: Substring
  /// With its question mark; empty if there is none.
  package var query: Substring
  /// Percent-decoded, without its sign.
  package var fragment: String?

  package init(_ address: String) {
    var rest = Substring(address)
    if let hash = rest.utf8.firstIndex(of: 0x23) {
      fragment = SitePath.percentDecoded(rest[rest.utf8.index(after: hash)...])
      rest = rest[..<hash]
    }
    query = ""
    if let mark = rest.utf8.firstIndex(of: 0x3F) {
      query = rest[mark...]
      rest = rest[..<mark]
    }
    path = rest
  }
}
