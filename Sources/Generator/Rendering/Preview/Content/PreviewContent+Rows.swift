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
      item.deleteHandle(of: row)
      if use.href != nil, !content.contains(where: { item.acts($0) }) {
        item.selection(of: row, use, badge)
      } else {
        item.write(content) {
          ($0.isRow, $0.isAlone, $0.axis) = (true, content.count == 1 && badge == nil, .horizontal)
        }
        item.badge(badge)
      }
      item.extraActions(of: row)
      item.moveHandle(of: row)
    }
  }

  /// Writes the sign before a row that is edited: a touch of it deletes the row.
  private mutating func deleteHandle(of row: Element) {
    guard let word = row.looks.first(where: { $0.name == "deleteHandle" })?.value() else { return }
    wrap(PreviewTag("span", "dh")) { content in
      content.handle("\(word) \(row.name)", leading: content.links.href(of: .menu(row.id, item: word)))
    }
  }

  /// Writes the bars behind a row that is edited: instead of dragging it, a reader moves it by one place.
  private mutating func moveHandle(of row: Element) {
    guard row.looks.contains(where: { $0.name == "moveHandle" }) else { return }
    wrap(PreviewTag("span", "mh")) { content in
      for isUp in [true, false] {
        let href = content.links.href(of: .adjust(row.id, isUp: isUp))
        content.handle(content.words.moving(row.name, isUp: isUp), leading: href, isUp ? "" : "dn")
      }
    }
  }

  private mutating func handle(_ name: String, leading href: String?, _ className: String = "") {
    guard let href else { return }
    var tag = PreviewTag("a")
    if !className.isEmpty { tag.classes.append(className) }
    tag.add("href", href)
    tag.add("role", "button")
    tag.add("aria-label", name)
    wrap(tag) { _ in }
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
    let actions = names.compactMap { name -> (name: String, href: String)? in
      let ids = [element.id] + (element.role == .row ? element.children.map(\.id) : [])
      let hrefs = ids.compactMap { links.href(of: .menu($0, item: name)) }
      return hrefs.first.map { (name: name, href: $0) }
    }
    guard !actions.isEmpty, !place.isInControl, !place.isInline else { return }
    let destructive = element.destructiveActions + [words.previewDelete]
    wrap(PreviewTag("details", "xa")) { content in
      var summary = PreviewTag("summary")
      summary.add("aria-label", content.words.previewActions)
      content.wrap(summary) { $0.symbol("ellipsis") }
      content.html.markup("<ul>")
      for (name, href) in actions {
        content.html.markup("<li>")
        var tag = PreviewTag("a", destructive.contains(name) ? "b x" : "b")
        tag.add("href", href)
        tag.add("role", "button")
        content.wrap(tag) { $0.text(name) }
        content.html.markup("</li>")
      }
      content.html.markup("</ul>")
    }
  }
}

extension Element {
  /// The names of those actions of swipes and context menus that destroy something.
  fileprivate var destructiveActions: [String] {
    let looks: [Look] = looks + children.flatMap(\.looks)
    let menus = looks.filter { $0.name == "swipeActions" || $0.name == "contextMenu" }
    let items: [Element] = menus.flatMap(\.attachment).flatMap(\.all)
    return items.filter { $0.purpose == "destructive" }.map(\.name)
  }
}
