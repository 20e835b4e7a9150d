/// Ids that only the page's own elements may have, so that none of an author's can take their place.
package enum ReservedID {
  /// What begins the ids of a page's frame, and of its previews.
  private static let prefixes = ["d:", "p:"]

  /// The reserved beginning of an id, if it has one.
  package static func prefix(of id: String) -> String? { prefixes.first { id.utf8.starts(with: $0.utf8) } }
}
