internal import Markdown

/// Gives every heading of a page an id of its own; none is one of the templates' ids, which have a colon.
package enum Anchors {
  /// Ids in the order of the headings: explicit ones as stated, then each text's own slug to the first heading that has
  /// it, then the slug with the first free number. A heading called "Example 1" so keeps `example-1` even if an
  /// "Example" stands twice above it.
  ///
  /// - Parameter taken: ids that the author's HTML declares.
  package static func ids(for headings: [(text: String, explicitID: String?)], taken: [String] = []) -> [String] {
    var used = Set(taken)
    var result = [String?](repeating: nil, count: headings.count)
    for (index, heading) in headings.enumerated() {
      guard let id = heading.explicitID.map(SlugText.composed), !id.isEmpty, ReservedID.prefix(of: id) == nil
      else { continue }
      if used.insert(id).inserted { result[index] = id }
    }
    let slugs = headings.map { naturalID(of: $0.explicitID ?? $0.text) }
    for index in headings.indices where result[index] == nil {
      if used.insert(slugs[index]).inserted { result[index] = slugs[index] }
    }
    var nextNumber: [String: Int] = [:]
    return headings.indices.map { index in
      if let id = result[index] { return id }
      var number = nextNumber[slugs[index], default: 1]
      while !used.insert("\(slugs[index])-\(number)").inserted { number += 1 }
      nextNumber[slugs[index]] = number + 1
      return "\(slugs[index])-\(number)"
    }
  }

  /// Whether a character says nothing of what the section is about: a digit of any script, or what stands between.
  private static func isNumeric(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "_" || scalar.properties.numericType != nil && !scalar.properties.isIdeographic
  }

  private static func naturalID(of text: String) -> String {
    let slug = SlugText.slug(of: text)
    if slug.isEmpty { return "heading" }
    return slug.unicodeScalars.allSatisfy(isNumeric) ? "heading-\(slug)" : slug
  }
}
