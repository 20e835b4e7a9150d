package import Diagnostics

/// Says which pages are too heavy for a reader on the way, and what makes them so.
package enum PageWeight {
  /// More bytes than this, before any compression, are too many.
  package static let limit = 500_000

  /// What can weigh, with the beginning of its elements.
  private static let kinds: [(name: String, start: String, end: String)] = [
    ("previews", "<figure class=\"preview", "</figure>"), ("tables", "<table", "</table>"),
    ("code", "<pre", "</pre>"), ("drawings", "<svg", "</svg>"),
  ]

  /// Nil for a page that is light enough; `file` is its source.
  package static func check(_ html: [UInt8], file: String) -> Diagnostic? {
    guard html.count > limit else { return nil }
    var rest = html.count
    var parts: [(name: String, bytes: Int)] = []
    for kind in kinds {
      let bytes = weight(of: kind.start, kind.end, in: html)
      if kind.name != "drawings" { rest -= bytes }
      parts.append((kind.name, bytes))
    }
    parts.append(("words", max(0, rest)))
    let heavy = parts.filter { $0.bytes * 10 > html.count }.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }
    let list = heavy.map { "\($0.name) \(kilobytes($0.bytes))" }.joined(separator: ", ")
    return Diagnostic(
      .pageWeight, .warning, file: file,
      message: "page has \(kilobytes(html.count)) of HTML, more than \(kilobytes(limit)): \(list)",
      remedy: heavy.first?.name == "previews"
        ? "let previews hold fewer screens, as with states= or depth=, or divide the page" : "divide the page")
  }

  private static func kilobytes(_ bytes: Int) -> String { "\((bytes + 500) / 1000) kB" }

  /// The bytes of all elements of a kind, of which none holds another.
  private static func weight(of start: String, _ end: String, in html: [UInt8]) -> Int {
    let (start, end) = (Array(start.utf8), Array(end.utf8))
    var total = 0
    var opened: Int?
    var index = 0
    while let bracket = html[index...].firstIndex(of: UInt8(ascii: "<")) {
      if let first = opened {
        if html[bracket...].starts(with: end) {
          total += bracket + end.count - first
          opened = nil
        }
      } else if html[bracket...].starts(with: start) {
        opened = bracket
      }
      index = bracket + 1
    }
    return total
  }
}

extension DiagnosticCode {
  package static let pageWeight = DiagnosticCode(
    "page-weight",
    explanation: """
      The HTML of a page has more than 500 kB before compression. It works, but it is slow to load where the network is, \
      and to lay out where the device is. The finding says what weighs most. Previews hold every screen that a reader can \
      reach: states= and depth= on their fences set limits. Long tables and long lists of code are better divided among \
      pages.
      """)
}
