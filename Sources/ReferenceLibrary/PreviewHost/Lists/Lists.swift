import PreviewRecording
import SwiftUI

extension ListController {
  /// Whether the reader is editing.
  var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  /// Whether a tap selects a row now: several rows can only be selected while editing.
  var canSelect: Bool { selection.map { !$0.allowsMany || isEditing } ?? false }

  /// Selects a value; where several can be selected, adds it or takes it away.
  func select(_ value: AnyHashable) {
    guard let selection else { return }
    if selection.allowsMany {
      selection.write(selection.read().symmetricDifference([value]))
    } else {
      selection.write([value])
    }
    // The row may have been the selected one: the next column is shown all the same.
    if let next = node?.surroundings[SplitColumn.self]?.next { next.split?.moveOn(to: next.index) }
  }
}

extension List: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let node = children.node
    let controller = node.kept { ListController(node) }
    controller.selection = selection
    _ = selection?.read()
    controller.editMode = children.surroundings.environment.editMode
    var surroundings = children.surroundings
    surroundings[ListController.self] = controller
    surroundings[LazyContainer.self] = .inside
    children.add(stored: content, .content, in: surroundings)
  }

  func didUpdate(_ node: Node) {
    node.surroundings[SplitColumn.self]?.follow(selection, of: node)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.list, for: node)
    element.recordStyle("listStyle", of: node)
    let controller = node.kept(ListController.self)
    screen.editMode = controller?.editMode
    element.isEditing = controller?.isEditing ?? false
    element.children = screen.rows(screen.children(of: node), in: controller)
    screen.add(element)
  }
}

extension Form: HostedView {
  func addChildren(to children: inout Children) {
    var surroundings = children.surroundings
    surroundings[ListController.self] = nil
    children.add(content, .content, in: surroundings)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.form, for: node)
    element.recordStyle("formStyle", of: node)
    element.children = screen.rows(screen.children(of: node), in: nil)
    screen.add(element)
  }
}

extension Section: Hosted where Parent: View, Content: View, Footer: View {}
extension Section: HostedView where Parent: View, Content: View, Footer: View {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    children.add(stored: header, .role("header"))
    if isExpanded?.wrappedValue ?? true { children.add(stored: content, .content) }
    children.add(stored: footer, .role("footer"))
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.section, for: node)
    let header = screen.children(of: node, .role("header"))
    let footer = screen.children(of: node, .role("footer"))
    element.children = screen.children(of: node, .content)
    if !header.isEmpty {
      element.children.insert(Element(id: element.id + ".header", role: .header, children: header), at: 0)
      if let isExpanded {
        screen.act(on: element.id + ".header") { $0.tap = { isExpanded.wrappedValue.toggle() } }
      }
    }
    element.isExpanded = isExpanded?.wrappedValue
    if !footer.isEmpty {
      element.children.append(Element(id: element.id + ".footer", role: .footer, children: footer))
    }
    screen.add(element)
  }
}

extension ScreenComposer {
  /// Makes rows of the elements of a list; those of its sections too.
  func rows(_ elements: [Element], in list: ListController?) -> [Element] {
    elements.map { element in
      switch element.role {
      case .section:
        var section = element
        section.children = rows(element.children, in: list)
        return section
      case .header, .footer: return element
      default: return row(element, in: list)
      }
    }
  }

  private func row(_ content: Element, in list: ListController?) -> Element {
    var row = Element(id: content.id + ".row", role: .row, children: [content])
    row.isEnabled = content.isEnabled
    row.actions = content.actions
    // What is done with the row is the row's; what is done with the control in it stays there.
    var actions = ElementActions()
    act(on: content.id) { content in
      actions.takeRowActions(from: &content)
    }
    if let list { addSelection(of: list, to: &row, &actions) }
    let isEditing = list?.isEditing ?? false
    if actions.delete != nil, !isEditing, actions.swipes.isEmpty { row.actions.append(deleteWord) }
    // While the reader is editing, a row has handles at its ends, and does not answer to swipes.
    actions.isBeingEdited = isEditing
    if isEditing { row.actions.removeAll { name in actions.swipes.contains { $0.name == name } } }
    if isEditing, actions.delete != nil { row.looks.append(.init("deleteHandle", deleteWord)) }
    if isEditing, actions.move != nil { row.looks.append(.init("moveHandle", true)) }
    add(actions, to: row.id)
    return row
  }

  private func addSelection(of list: ListController, to row: inout Element, _ actions: inout ElementActions) {
    guard let selection = list.selection, let content = row.children.first,
      let tag = tags[content.id]?.first(where: { $0.fits(selection.valueType) })
    else { return }
    row.isSelected = selection.read().contains(tag.value)
    guard list.canSelect, !actions.forbidden.contains(.select) else { return }
    let select = { list.select(tag.value) }
    actions.select = select
    // A control in the row takes the tap itself, unless several rows are being selected.
    let hasTap = content.all.contains { self.actions[$0.id]?.tap != nil }
    if !hasTap || selection.allowsMany { actions.tap = select }
  }

  private func add(_ actions: ElementActions, to id: Element.ID) {
    act(on: id) { $0 = actions }
  }
}

extension ElementActions {
  /// Takes what belongs to a row over from its content.
  mutating func takeRowActions(from content: inout ElementActions) {
    offset = content.offset
    collection = content.collection
    delete = content.delete
    move = content.move
    lastOffset = content.lastOffset
    forbidden = content.forbidden
    swipes = content.swipes
    (content.delete, content.move, content.swipes) = (nil, nil, [])
  }
}
