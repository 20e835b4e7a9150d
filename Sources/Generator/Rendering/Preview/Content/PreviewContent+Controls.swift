import PreviewRecording

extension PreviewContent {
  /// What can be done with a control.
  struct Use {
    /// Where it leads; nil where it leads nowhere.
    var href: String?
    /// Whether it looks as if it could not be used.
    var isDimmed = false
  }

  /// What tapping an element does.
  func use(_ element: Element, _ action: Recording.Action? = nil) -> Use {
    let action = action ?? .tap(element.id)
    let href = place.isInControl ? nil : links.href(of: action)
    // The panel beside the screen says why a control that leads further than the preview looks so.
    return Use(href: element.isEnabled ? href : nil, isDimmed: !element.isEnabled || links.isCut(action))
  }

  /// The start of something that can be tapped: a link of the page, or words that say what they would be.
  func control(_ use: Use, role: String?, _ classes: String...) -> PreviewTag {
    var tag = PreviewTag(use.href == nil ? "span" : "a")
    tag.classes = classes + (use.isDimmed ? ["d"] : [])
    if let href = use.href { tag.add("href", href) }
    guard !place.isInControl else { return tag }
    if let role { tag.add("role", role) } else if use.href == nil { tag.add("role", "link") }
    if use.href == nil { tag.add("aria-disabled", "true") }
    return tag
  }

  /// Writes what a control holds: no other control, and words alone without an element of their own.
  mutating func inside(_ elements: [Element]) {
    let isAlone = elements.count == 1
    write(elements) { place in
      (place.isInControl, place.isAlone, place.axis) = (true, isAlone, .horizontal)
    }
  }

  /// Adds the name of a control whose words are not seen.
  func name(_ tag: inout PreviewTag, of element: Element) {
    if let label = element.accessibility?.label ?? element.unseenName { tag.add("aria-label", label) }
  }

  mutating func navigationLink(_ element: Element, _ box: PreviewBox) {
    let use = use(element)
    var tag = control(use, role: nil)
    if !place.isRow {
      tag.classes.insert("b", at: 0)
    } else if use.href == nil {
      tag.classes.insert("n", at: 0)
    }
    name(&tag, of: element)
    wrap(tag, box) { $0.inside(element.children) }
  }

  mutating func button(_ element: Element, _ box: PreviewBox) {
    let use = use(element)
    let style = element.look("buttonStyle")
    var tag = control(use, role: "button", Self.buttonClass(style))
    if element.purpose == "destructive" { tag.classes.append("x") }
    name(&tag, of: element)
    wrap(tag, box) { content in
      if let text = element.text { content.text(text) }
      content.inside(element.children)
    }
  }

  private static func buttonClass(_ style: String?) -> String {
    switch style {
    case "plain": "b pb"
    case "bordered": "b bb"
    case "borderedProminent": "b bp"
    case "glass": "b gl"
    case "glassProminent": "b bp gp"
    case nil, "automatic", "borderless": "b"
    default: "cb"
    }
  }

  mutating func link(_ element: Element, _ box: PreviewBox) {
    let use = use(element)
    var tag = control(use, role: nil, "b")
    name(&tag, of: element)
    wrap(tag, box) { content in
      if let text = element.text { content.text(text) }
      content.inside(element.children)
    }
  }

  mutating func toggle(_ element: Element, _ box: PreviewBox) {
    let style = element.look("toggleStyle")
    let isButton = style == "button"
    let isOwn = style.map { !["automatic", "switch", "button"].contains($0) } ?? false
    if isOwn, use(element).href == nil { return stack(element, "hs", .horizontal, box) }
    var tag = control(use(element), role: isButton ? "button" : "switch", isButton ? "b bb" : "tg")
    if !place.isInControl { tag.add(isButton ? "aria-pressed" : "aria-checked", element.isSelected ? "true" : "false") }
    if element.isSelected { tag.classes.append("on") }
    if let hidden = element.hiddenLabel { tag.add("aria-label", hidden) }
    wrap(tag, box) { $0.inside(element.children) }
  }
}

extension Element {
  /// The words of a control that shows none, from its hidden labels or the names of its symbols; nil where words show.
  var unseenName: String? {
    if let hiddenLabel { return hiddenLabel }
    guard fullTextSeen.isEmpty else { return nil }
    let hidden = children.flatMap(\.all).compactMap { $0.accessibility?.label ?? $0.hiddenLabel ?? $0.text }
    let symbols = children.flatMap(\.all).compactMap(\.symbol).map(PreviewSymbols.words)
    let words = (hidden.isEmpty ? symbols : hidden).filter { !$0.isEmpty }.joined(separator: ", ")
    return words.isEmpty ? nil : words
  }

  /// The words that are seen.
  private var fullTextSeen: String {
    (role == .image ? "" : text ?? "") + children.map(\.fullTextSeen).joined()
  }
}
