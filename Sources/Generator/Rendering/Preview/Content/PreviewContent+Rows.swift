import Languages
import PreviewRecording

extension PreviewContent {
  /// Writes one row of a list.
  mutating func row(_ row: Element) {
    var tag = PreviewTag("li")
    let content = row.children
    let marks = content.flatMap(\.looks)
    if marks.contains(where: { $0.name == "listRowSeparator" && $0.value() == "hidden" }) { tag.classes.append("ns") }
    if row.isSelected { tag.classes.append("on") }
    if let ground = marks.last(where: { $0.name == "listRowBackground" })?.attachment.first.flatMap(PreviewPaint.init) {
      tag.style.append("background:\(ground.css)")
    }
    let badge = marks.last { $0.name == "badge" }?.value()
    let use = use(row)
    wrap(tag) { item in
      if use.href != nil, !content.contains(where: { item.acts($0) }) {
        item.selection(of: row, use, badge)
      } else {
        item.write(content) {
          ($0.isRow, $0.isAlone, $0.axis) = (true, content.count == 1 && badge == nil, .horizontal)
        }
        item.badge(badge)
      }
      item.extraActions(of: row)
    }
  }

  /// Whether something in an element leads on by itself.
  private func acts(_ element: Element) -> Bool {
    element.all.contains { links.href(of: .tap($0.id)) != nil }
  }

  /// Writes a row that is selected as a whole.
  private mutating func selection(of row: Element, _ use: Use, _ badge: String?) {
    var tag = control(use, role: place.isEditing ? "checkbox" : "button", "s")
    if place.isEditing {
      tag.add("aria-checked", row.isSelected ? "true" : "false")
    } else if row.isSelected {
      tag.add("aria-current", "true")
    }
    wrap(tag) { content in
      content.place.isRow = true
      content.inside(row.children)
      content.badge(badge)
    }
  }

  private mutating func badge(_ badge: String?) {
    guard let badge, badge != "0" else { return }
    wrap(PreviewTag("span", "bd")) { $0.text(badge) }
  }

  /// Writes what swiping over an element or pressing it long shows, as far as it leads on.
  mutating func extraActions(of element: Element) {
    let names = element.actions.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let actions = names.compactMap { name in
      links.href(of: .menu(element.id, item: name)).map { (name: name, href: $0) }
    }
    guard !actions.isEmpty, !place.isInControl, !place.isInline else { return }
    wrap(PreviewTag("details", "xa")) { content in
      var summary = PreviewTag("summary")
      summary.add("aria-label", content.words.previewActions)
      content.wrap(summary) { $0.symbol("ellipsis") }
      content.html.markup("<ul>")
      for (name, href) in actions {
        content.html.markup("<li>")
        var tag = PreviewTag("a", name == "delete" ? "b x" : "b")
        tag.add("href", href)
        tag.add("role", "button")
        content.wrap(tag) { $0.text(name == "delete" ? $0.words.previewDelete : name) }
        content.html.markup("</li>")
      }
      content.html.markup("</ul>")
    }
  }
}
