import Languages
import PreviewRecording

extension PreviewContent {
  /// How many rows of a list are written; how many more there are is said.
  static let rowLimit = 50

  mutating func list(_ element: Element, _ box: PreviewBox) {
    guard !place.isInline else { return stack(element, "vs", .vertical, box) }
    var tag = PreviewTag("div", "ls")
    switch element.look("listStyle") {
    case "plain", "inset": tag.classes.append("pl")
    case "grouped": tag.classes.append("gp")
    case "sidebar": tag.classes.append("sb")
    default: break
    }
    if element.isEditing { tag.classes.append("ed") }
    wrap(tag, box) { content in
      content.place.isEditing = element.isEditing
      var count = 0
      content.groups(element.children, &count)
      let rest = element.rowCount - count
      guard rest > 0 else { return }
      content.wrap(PreviewTag("p", "ft")) { $0.html.text($0.words.previewMoreRows(rest)) }
    }
  }

  /// Writes rows in runs, each a list, and the sections between them.
  private mutating func groups(_ elements: [Element], _ count: inout Int) {
    var rest = elements[...]
    while let first = rest.first, count < Self.rowLimit {
      switch first.role {
      case .section:
        groups(first.children, of: first, &count)
        rest = rest.dropFirst()
      case .header, .footer:
        edge(first, of: nil)
        rest = rest.dropFirst()
      default:
        let rows = rest.prefix { ![.section, .header, .footer].contains($0.role) }
        self.rows(rows, &count)
        rest = rest.dropFirst(rows.count)
      }
    }
  }

  private mutating func groups(_ elements: [Element], of section: Element, _ count: inout Int) {
    for header in elements where header.role == .header { edge(header, of: section) }
    groups(elements.filter { $0.role != .header && $0.role != .footer }, &count)
    for footer in elements where footer.role == .footer { edge(footer, of: section) }
  }

  private mutating func rows(_ rows: ArraySlice<Element>, _ count: inout Int) {
    html.markup("<ul>")
    for row in rows.prefix(Self.rowLimit - count) { self.row(row) }
    count += min(rows.count, Self.rowLimit - count)
    html.markup("</ul>")
  }

  /// Writes what stands above or below the rows of a section.
  private mutating func edge(_ element: Element, of section: Element?) {
    let isHeader = element.role == .header
    let isText = element.children.allSatisfy { $0.role == .text && $0.looks.isEmpty }
    // No heading: it would stand among those of the page.
    let tag = PreviewTag(isText ? "p" : "div", isHeader ? "hd" : "ft")
    let outer = place
    place.isInline = isText
    wrap(tag) { content in
      guard isHeader, let isExpanded = section?.isExpanded else {
        return content.write(element.children) { $0.isAlone = element.children.count == 1 }
      }
      var link = content.control(content.use(element), role: "button", "fo")
      link.add("aria-expanded", isExpanded ? "true" : "false")
      content.wrap(link) { $0.inside(element.children) }
    }
    place = outer
  }

  /// Writes a row that does not stand in a list of its own.
  mutating func looseRow(_ element: Element, _ box: PreviewBox) {
    wrap(block, box) { $0.write(element.children) }
  }

  /// Writes a section outside of a list.
  mutating func section(_ element: Element, _ box: PreviewBox) {
    stack(element, "vs", place.axis ?? .vertical, box)
  }

  mutating func heading(_ element: Element, _ box: PreviewBox) {
    wrap(block("gh"), box) { $0.write(element.children) { $0.isAlone = element.children.count == 1 } }
  }
}

extension Element {
  /// How many rows a list has, those of its sections included.
  fileprivate var rowCount: Int {
    children.reduce(0) { count, child in
      switch child.role {
      case .section: count + child.rowCount
      case .header, .footer: count
      default: count + 1
      }
    }
  }
}
