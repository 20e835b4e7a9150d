import Pipeline

/// What was accepted, page by page, for people.
enum AcceptanceText {
  /// More sections than this are counted, not named.
  private static let namedSections = 8

  /// One line for each page of which something is new in the record, then one for all; `path` makes paths of findings
  /// those that the reader sees.
  static func lines(for pages: [AcceptedPage], path: (String) -> String) -> [String] {
    var lines: [String] = []
    var sections = 0
    var known = 0
    var isNew = false
    for page in pages {
      sections += page.added.count + page.changed.count + page.unchanged.count
      known += page.unchanged.count
      let parts = [
        part("changed", page.changed), part("new", page.added), part("not translated", page.missing),
        part("no longer recorded", page.removed),
      ].compactMap(\.self)
      isNew = isNew || !page.changed.isEmpty || !page.added.isEmpty || !page.removed.isEmpty
      if !parts.isEmpty { lines.append("\(ConsoleText.safe(path(page.file))): \(parts.joined(separator: "; "))") }
    }
    let records = Set(pages.map(\.record)).sorted().map { ConsoleText.safe(path($0)) }
    let places = records.joined(separator: ", ")
    let all = "\(SummaryText.count(sections, "section")) of \(SummaryText.count(pages.count { !$0.isGone }, "page"))"
    lines.append(
      !isNew
        ? "\(all) had been accepted before; \(places) \(records.count == 1 ? "stays as it is" : "stay as they are")"
        : "Accepted \(all)\(known > 0 ? " (\(known) as before)" : "") in \(places)")
    return lines
  }

  private static func part(_ name: String, _ sections: [String]) -> String? {
    guard !sections.isEmpty else { return nil }
    if sections.count > namedSections { return "\(SummaryText.count(sections.count, "section")) \(name)" }
    return "\(name): " + sections.map(ConsoleText.safe).joined(separator: ", ")
  }
}
