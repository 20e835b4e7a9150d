/// How controls are read when code says nothing.
extension AccessibilityReader {
  /// The words of an element with everything in it; pictures by their names where there are no words.
  func label(of element: Element) -> String {
    if let hidden = element.hiddenLabel { return hidden }
    if element.role == .label {
      let words = joined(element.children.map(\.fullText))
      if !words.isEmpty { return words }
    }
    return joined(
      [element.text ?? ""]
        + read(element.children.filter { $0.role != .menuItems && $0.role != .option })
        .flatMap(\.leaves).map { joined([$0.label, $0.value ?? ""]) })
  }

  func text(_ element: Element) -> AccessibilityElement {
    var read = AccessibilityElement(id: element.id, label: element.text ?? "", traits: [.staticText])
    let links = element.children.filter { $0.role == .link }.compactMap(\.text)
    if links == [element.text] { read.traits = [.link] } else { read.actions = links }
    return read
  }

  func image(_ element: Element) -> AccessibilityElement {
    let name = element.text ?? element.symbol.map(words.name(ofSymbol:)) ?? ""
    return AccessibilityElement(id: element.id, label: name, traits: [.image])
  }

  /// A control that reads what is in it as one.
  func control(_ element: Element, _ trait: AccessibilityElement.Trait) -> AccessibilityElement {
    var read = AccessibilityElement(id: element.id, label: label(of: element), traits: [trait])
    let inside = self.read(element.children.filter { $0.role != .menuItems && $0.role != .option }).flatMap(\.leaves)
    read.hint = inside.lazy.compactMap(\.hint).first
    read.identifier = inside.lazy.compactMap(\.identifier).first
    if inside.contains(where: { $0.traits.contains(.header) }) { read.traits.append(.header) }
    if inside.contains(where: { $0.traits.contains(.selected) }) { read.traits.append(.selected) }
    if !element.isEnabled { read.traits.append(.notEnabled) }
    return read
  }

  func selected(_ read: AccessibilityElement, _ element: Element) -> AccessibilityElement {
    var read = read
    if element.isSelected, !read.traits.contains(.selected) { read.traits.append(.selected) }
    return read
  }

  /// A control with a value; nil for what is none.
  func value(_ element: Element) -> AccessibilityElement? {
    var read = AccessibilityElement(id: element.id, label: "")
    read.value = element.value
    switch element.role {
    case .toggle:
      read.traits = [.toggle]
      read.value = element.isSelected ? words.on : words.off
    case .textField, .textEditor: read.traits = [.textField]
    case .secureField: read.traits = [.secureTextField]
    case .slider, .stepper: read.traits = [.adjustable]
    case .datePicker, .colorPicker: read.traits = [.button]
    case .progress:
      read.traits = [.updatesFrequently]
      if element.value == nil { read.value = words.inProgress }
    case .gauge: read.traits = []
    case .labeledContent where !element.hasControls: read.traits = [.staticText]
    default: return nil
    }
    // Only now: for what is no control it would read everything inside a second time, at every level.
    read.label = label(of: element)
    if element.isFocused { read.traits.append(.editing) }
    if read.value?.isEmpty == true { read.value = nil }
    return read
  }

  func disclosure(_ element: Element) -> [AccessibilityElement] {
    var closed = element
    closed.children = Array(element.children.prefix(1))
    var read = control(closed, .button)
    read.value = element.isExpanded == true ? words.expanded : words.collapsed
    return [read] + self.read(Array(element.children.dropFirst()))
  }

  /// A picker by its form: a button with the choice, a value to adjust, or a button for each option.
  func picker(_ element: Element) -> [AccessibilityElement] {
    let options = element.children.filter { $0.role == .option }
    switch element.looks.last(where: { $0.name == "pickerStyle" })?.arguments.first?.value {
    case "segmented", "palette", "inline":
      var read = options.map { selected(control($0, .button), $0) }
      for index in read.indices { read[index].position = .init(index: index + 1, count: read.count) }
      return [AccessibilityElement(.group, label: label(of: element), children: read)]
    case "wheel":
      var read = control(element, .adjustable)
      read.value = element.value
      return [read]
    default:
      var read = control(element, .popUpButton)
      read.value = element.value
      return [read]
    }
  }

  func list(_ element: Element) -> AccessibilityElement {
    AccessibilityElement(.list, children: read(element.children))
  }

  /// The rows of a section, or what is in a row.
  func inSection(_ element: Element) -> [AccessibilityElement] {
    let inside = read(element.children)
    guard element.role == .row else { return inside }
    return inside.map { content in
      var content = content
      if element.isSelected, !content.traits.contains(.selected) { content.traits.append(.selected) }
      if content.container == nil {
        content.actions += element.actions.filter { !content.actions.contains($0) }
      }
      return content
    }
  }

  /// What stands as a heading.
  func headers(_ elements: [Element]) -> [AccessibilityElement] {
    read(elements).map { header in
      var header = header
      header.traits.removeAll { $0 == .staticText }
      if !header.traits.contains(.header) { header.traits.append(.header) }
      return header
    }
  }
}

extension Element {
  /// Whether something in it can be acted on.
  fileprivate var hasControls: Bool {
    children.contains { child in
      [.button, .navigationLink, .link, .toggle, .textField, .secureField, .picker, .slider, .stepper, .menu]
        .contains(child.role) || child.hasControls
    }
  }
}
