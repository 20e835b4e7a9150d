/// Makes the accessibility tree of what is on a screen.
///
/// It follows what Apple documents and what iOS does by default: a control is one element with its label, a button or
/// link reads what is in it as one, a stack or row leaves its views elements of their own, and code can say otherwise.
struct AccessibilityReader {
  let words: SpokenWords

  /// The elements of views beside each other: higher priorities first, otherwise as they stand.
  func read(_ elements: [Element]) -> [AccessibilityElement] {
    let order = elements.enumerated().sorted { first, second in
      let priorities = (first.element.accessibility?.sortPriority ?? 0, second.element.accessibility?.sortPriority ?? 0)
      return priorities.0 == priorities.1 ? first.offset < second.offset : priorities.0 > priorities.1
    }
    return order.flatMap { read($0.element) }
  }

  /// The elements of one view, with what lies behind it, over it and at its edges.
  func read(_ element: Element) -> [AccessibilityElement] {
    guard !element.isSilent else { return [] }
    if let look = element.looks.last(where: { $0.name == "accessibilityRepresentation" }) {
      return look.attachment.flatMap(read).map { described($0, by: element) }
    }
    let behind = element.looks.filter { $0.name == "background" }.flatMap { read($0.attachment) }
    let over = element.looks.filter { $0.name == "overlay" }.flatMap { read($0.attachment) }
    return edges(of: element, ["top", "leading"]).reversed().flatMap(\.self) + behind + ownElements(of: element) + over
      + edges(of: element, ["bottom", "trailing"]).flatMap(\.self)
  }

  /// What stands at some edges of a view, the innermost first.
  private func edges(of element: Element, _ names: Set<String>) -> [[AccessibilityElement]] {
    element.looks.filter { look in
      ["safeAreaInset", "safeAreaBar"].contains(look.name)
        && names.contains(look.arguments.first { $0.label == "edge" }?.value ?? "")
    }.map { read($0.attachment) }
  }

  private func ownElements(of element: Element) -> [AccessibilityElement] {
    let added = element.looks.filter { $0.name == "accessibilityChildren" }.flatMap { read($0.attachment) }
    if !added.isEmpty { return [container(element, added)] }
    switch element.accessibility?.children {
    case .ignore: return [described(AccessibilityElement(id: element.id, label: ""), by: element)]
    case .combine: return [described(combined(inner(of: element), element), by: element)]
    case .contain: return [container(element, inner(of: element))]
    case nil: break
    }
    let own = inner(of: element)
    // A name for several elements is the name of what holds them.
    if own.count > 1, element.accessibility?.label != nil { return [container(element, own)] }
    return own.map { described($0, by: element) }
  }

  private func container(_ element: Element, _ children: [AccessibilityElement]) -> AccessibilityElement {
    var container = AccessibilityElement(.group, children: children)
    container.id = element.id
    return described(container, by: element)
  }

  /// What a view is by its role, before code says anything about it.
  private func inner(of element: Element) -> [AccessibilityElement] {
    switch element.role {
    case .divider, .spacer: []
    case .shape: element.accessibility?.label == nil ? [] : [AccessibilityElement(id: element.id, label: "")]
    case .text: [text(element)]
    case .image: [image(element)]
    case .label: [AccessibilityElement(id: element.id, label: label(of: element), traits: [.staticText])]
    case .button, .navigationLink: [control(element, .button)]
    case .link: [control(element, .link)]
    case .menu: [control(element, .popUpButton)]
    case .option: [selected(control(element, .button), element)]
    case .list, .form: [list(element)]
    case .section, .row: inSection(element)
    case .header: headers(element.children)
    case .group: [container(element, read(element.children))]
    case .unavailable: headers(Array(element.children.prefix(1))) + read(Array(element.children.dropFirst()))
    case .disclosure: disclosure(element)
    case .picker: picker(element)
    case .pane: element.panes.map { pane($0, of: element) }
    default: controlOrChildren(element)
    }
  }

  /// A screen beside others; its back button is the pane's own.
  private func pane(_ screen: Screen, of element: Element) -> AccessibilityElement {
    AccessibilityElement(.column, children: screen.accessibilityTree(with: words, back: element.id))
  }

  private func controlOrChildren(_ element: Element) -> [AccessibilityElement] {
    guard var control = value(element) else { return read(element.children) }
    if !element.isEnabled { control.traits.append(.notEnabled) }
    return [control]
  }
}

extension AccessibilityReader {
  /// Adds what code says about an element.
  func described(_ read: AccessibilityElement, by element: Element) -> AccessibilityElement {
    var read = read
    if !element.actions.isEmpty { read.actions += element.actions.filter { !read.actions.contains($0) } }
    if let help = element.looks.last(where: { $0.name == "help" }) {
      read.hint = read.hint ?? help.arguments.first?.value
    }
    guard let said = element.accessibility else { return read }
    read.label = said.label ?? read.label
    read.value = said.value ?? read.value
    read.hint = said.hint ?? read.hint
    read.identifier = said.identifier ?? read.identifier
    read.headingLevel = said.headingLevel ?? read.headingLevel
    read.isFocused = read.isFocused || said.isFocused
    if !said.inputLabels.isEmpty { read.inputLabels = said.inputLabels }
    read.actions += said.actions.filter { !read.actions.contains($0) }
    let removed = said.removedTraits.compactMap(AccessibilityElement.Trait.init(named:))
    read.traits.removeAll(where: removed.contains)
    read.traits += said.traits.compactMap(AccessibilityElement.Trait.init(named:)).filter { !read.traits.contains($0) }
    if said.headingLevel != nil, !read.traits.contains(.header) { read.traits.append(.header) }
    return read
  }

  /// One element of several: all labels, the traits of all, and actions for the buttons where there are several.
  func combined(_ elements: [AccessibilityElement], _ element: Element) -> AccessibilityElement {
    let leaves = elements.flatMap(\.leaves)
    var one = AccessibilityElement(id: element.id, label: joined(leaves.map { joined([$0.label, $0.value ?? ""]) }))
    one.hint = leaves.lazy.compactMap(\.hint).first
    let buttons = leaves.filter { $0.traits.contains(.button) || $0.traits.contains(.link) }
    for leaf in leaves {
      for trait in leaf.traits where !one.traits.contains(trait) {
        if buttons.count > 1, trait == .button || trait == .link { continue }
        one.traits.append(trait)
      }
      one.actions += leaf.actions
    }
    if buttons.count > 1 { one.actions += buttons.map(\.label) }
    return one
  }

  /// Words one after the other, those that are empty left out.
  func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: words.separator)
  }
}

extension Element {
  /// Whether assistive technologies pass over it.
  var isSilent: Bool {
    accessibility?.isHidden == true || looks.contains { $0.name == "hidden" }
      || looks.contains { $0.name == "opacity" && $0.arguments.first?.value == "0.0" }
  }
}

extension AccessibilityElement.Trait {
  /// The trait by its name in `AccessibilityTraits`.
  init?(named name: String) {
    switch name {
    case "isButton": self = .button
    case "isHeader": self = .header
    case "isSelected": self = .selected
    case "isLink": self = .link
    case "isSearchField": self = .searchField
    case "isImage": self = .image
    case "isKeyboardKey": self = .keyboardKey
    case "isStaticText": self = .staticText
    case "isSummaryElement": self = .summary
    case "isModal": self = .modal
    case "isToggle": self = .toggle
    case "isAdjustable": self = .adjustable
    default: self.init(rawValue: name)
    }
  }
}
