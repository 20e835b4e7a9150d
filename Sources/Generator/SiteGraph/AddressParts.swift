/// An address of the site in its parts, as written but for the fragment.
///
/// Behind `:~:` a fragment speaks to the browser alone, as in `#tabs:~:text=bar` (URL Fragment Text Directives).
package struct AddressParts: Hashable, Sendable {
  package var path: Substring
  /// With its question mark; empty if there is none.
  package var query: Substring
  /// Percent-decoded, without its sign and without what is meant for the browser.
  package var fragment: String?
  /// What is meant for the browser, from `:~:` on; empty if there is nothing.
  package var directive: Substring

  package init(_ address: String) {
    var rest = Substring(address)
    directive = ""
    if let hash = rest.utf8.firstIndex(of: 0x23) {
      var written = rest[rest.utf8.index(after: hash)...]
      if written.utf8.contains(0x7E), let mark = written.firstRange(of: ":~:") {
        directive = written[mark.lowerBound...]
        written = written[..<mark.lowerBound]
      }
      fragment = SitePath.percentDecoded(written)
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
