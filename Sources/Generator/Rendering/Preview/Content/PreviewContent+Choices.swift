import Languages
import PreviewRecording

extension PreviewContent {
  mutating func picker(_ element: Element, _ box: PreviewBox) {
    let options = element.children.filter { $0.role == .option }
    let label = element.children.filter { $0.role != .option }
    switch element.look("pickerStyle") ?? "automatic" {
    case "segmented", "palette": choices(element, options, "sg", box)
    case "wheel": choices(element, options, "wh", box)
    case "inline": inlineChoices(element, label, options, box)
    default: menuPicker(element, label, options, box)
    }
  }

  /// Writes options beside or below each other, all of them seen.
  private mutating func choices(_ element: Element, _ options: [Element], _ className: String, _ box: PreviewBox) {
    var tag = block(className)
    if !place.isInControl {
      tag.add("role", "radiogroup")
      tag.add("aria-label", element.name.isEmpty ? words.previewChoice : element.name)
    }
    wrap(tag, box) { content in
      for option in content.nearby(options) { content.option(option) }
    }
  }

  /// The options that are written: those round the chosen one, if there are very many.
  private func nearby(_ options: [Element]) -> ArraySlice<Element> {
    guard options.count > Self.rowLimit else { return options[...] }
    let chosen = options.firstIndex(where: \.isSelected) ?? 0
    let start = min(max(0, chosen - Self.rowLimit / 2), options.count - Self.rowLimit)
    return options[start..<start + Self.rowLimit]
  }

  private mutating func option(_ option: Element) {
    var tag = control(use(option), role: "radio")
    if !place.isInControl { tag.add("aria-checked", option.isSelected ? "true" : "false") }
    if option.isSelected { tag.classes.append("on") }
    // The chosen one is not out of reach: choosing it again changes nothing.
    if option.isSelected, option.isEnabled { tag.attributes.removeAll { $0.value == "true" && $0.name.isDisabling } }
    name(&tag, of: option)
    wrap(tag) { $0.inside(option.children) }
  }

  private mutating func inlineChoices(_ element: Element, _ label: [Element], _ options: [Element], _ box: PreviewBox) {
    wrap(block("in"), box) { content in
      if !label.isEmpty {
        content.wrap(content.block("c2 f9")) { $0.write(label) { $0.isAlone = label.count == 1 } }
      }
      content.choices(element, options, "ck", PreviewBox())
    }
  }

  /// Writes a picker that opens a menu, with its label and what is chosen.
  private mutating func menuPicker(_ element: Element, _ label: [Element], _ options: [Element], _ box: PreviewBox) {
    let isLink = element.look("pickerStyle") == "navigationLink"
    let chosen = options.first { $0.isSelected }
    let canOpen = !place.isInline && !place.isInControl && element.isEnabled && !options.isEmpty
    wrap(PreviewTag(canOpen ? "details" : "span", "pk"), box) { content in
      var summary = PreviewTag(canOpen ? "summary" : "span")
      if !element.isEnabled { summary.classes.append("d") }
      if let hidden = element.hiddenLabel { summary.add("aria-label", "\(hidden), \(element.value ?? "")") }
      content.wrap(summary) { content in
        let outer = content.place
        content.place.isInline = true
        content.write(label) { ($0.isAlone, $0.isInControl) = (false, true) }
        content.wrap(PreviewTag("span", isLink ? "vl" : "vl ud")) { content in
          content.inside(chosen?.children ?? [])
          if !isLink { content.symbol("chevron.up.chevron.down") }
        }
        content.place = outer
      }
      if canOpen { content.optionList(element, options) }
    }
  }

  private mutating func optionList(_ element: Element, _ options: [Element]) {
    var tag = PreviewTag("div", "mn")
    tag.add("role", "radiogroup")
    tag.add("aria-label", element.name.isEmpty ? words.previewChoice : element.name)
    wrap(tag) { content in
      content.place.isRow = true
      for option in content.nearby(options) { content.option(option) }
    }
  }

  // MARK: - Menus

  mutating func menu(_ element: Element, _ box: PreviewBox) {
    let label = element.children.filter { $0.role != .menuItems }
    let items = element.children.first { $0.role == .menuItems }?.children ?? []
    let style = element.look("buttonStyle")
    let canOpen = !place.isInline && !place.isInControl && element.isEnabled
    wrap(PreviewTag(canOpen ? "details" : "span", "me"), box) { content in
      var summary = PreviewTag(canOpen ? "summary" : "span", "b")
      if style == "bordered" || style == "borderedProminent" { summary.classes.append("bb") }
      if !element.isEnabled { summary.classes.append("d") }
      content.name(&summary, of: element.withoutItems)
      content.wrap(summary) { content in
        let outer = content.place
        content.place.isInline = true
        content.inside(label)
        content.place = outer
      }
      guard canOpen else { return }
      content.wrap(PreviewTag("ul", "mn")) { $0.menuItems(items, of: element) }
    }
  }

  private mutating func menuItems(_ items: [Element], of menu: Element) {
    for item in items {
      switch item.role {
      case .divider: html.markup("<li class=\"hr\"></li>")
      case .section, .group, .horizontal, .vertical, .picker: menuItems(item.children, of: menu)
      case .header:
        wrap(PreviewTag("li", "hd")) { $0.write(item.children) { ($0.isAlone, $0.isInControl) = (true, true) } }
      case .menu:
        wrap(PreviewTag("li", "hd")) { $0.text(item.withoutItems.fullText) }
        menuItems(item.children.first { $0.role == .menuItems }?.children ?? [], of: menu)
      default: menuItem(item, of: menu)
      }
    }
  }

  private mutating func menuItem(_ item: Element, of menu: Element) {
    html.markup("<li>")
    let use = use(item, .menu(menu.id, item: item.name))
    var tag = control(use, role: "button", "b")
    if item.purpose == "destructive" { tag.classes.append("x") }
    if item.isSelected { tag.classes.append("on") }
    name(&tag, of: item)
    wrap(tag) { content in
      content.place.isRow = true
      if let text = item.text { content.text(text) }
      content.inside(item.children)
    }
    html.markup("</li>")
  }

  mutating func disclosure(_ element: Element, _ box: PreviewBox) {
    let isOpen = element.isExpanded ?? false
    let label = Array(element.children.prefix(1))
    wrap(block("dg"), box) { content in
      var tag = content.control(content.use(element), role: "button", "fo")
      if !content.place.isInControl { tag.add("aria-expanded", isOpen ? "true" : "false") }
      content.wrap(tag) { $0.inside(label) }
      let inner = element.children.dropFirst()
      guard !inner.isEmpty else { return }
      content.wrap(content.block("di")) { content in
        content.write(Array(inner)) { ($0.isAlone, $0.axis) = (false, .vertical) }
      }
    }
  }
}

extension Element {
  /// A menu without what it holds.
  fileprivate var withoutItems: Element {
    var menu = self
    menu.children.removeAll { $0.role == .menuItems }
    return menu
  }
}

extension StaticString {
  /// Whether it is the attribute of a control that cannot be used.
  fileprivate var isDisabling: Bool { description == "aria-disabled" }
}
