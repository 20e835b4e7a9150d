import PreviewRecording
import SwiftUI

extension EditableCollectionContent: HostedView {
  func addChildren(to children: inout Children) { children.add(stored: content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node) { element in
      screen.act(on: element.id) { actions in
        if !actions.forbidden.contains(.delete) { actions.delete = delete }
      }
    }
  }
}

extension OutlineGroup: Hosted where Parent: View, Leaf: View, Subgroup: View {}
extension OutlineGroup: HostedView where Parent: View, Leaf: View, Subgroup: View {
  func addChildren(to children: inout Children) {
    for element in data {
      let label = content(element)
      let inner = self.children(element).map {
        OutlineGroup(data: $0, identity: identity, children: self.children, content: content)
      }
      guard let inner else {
        children.add(label, .identity(AnyHashable(identity(element))))
        continue
      }
      let group = DisclosureGroup(content: { AnyView(inner) }, label: { label })
      children.add(group, .identity(AnyHashable(identity(element))))
    }
  }
}

// Stands for the groups inside of an outline in its type; the outline makes them.
extension OutlineSubgroupChildren: HostedView {}

/// A column of a table.
protocol HostedColumn {
  var header: any View { get }
  /// The view of a row's value; nil for a value of another type.
  func cell(of value: Any) -> (any View)?
}

extension TableColumn: HostedColumn {
  var header: any View { label }
  func cell(of value: Any) -> (any View)? { (value as? RowValue).map(content) }
}

extension Table: HostedView {
  func addChildren(to children: inout Children) {
    let node = children.node
    let controller = node.kept { ListController(node) }
    controller.selection = selection
    controller.editMode = children.surroundings.environment.editMode
    var surroundings = children.surroundings
    surroundings[ListController.self] = controller
    // Where there is little room only the first column shows, without its heading.
    let isNarrow = surroundings.environment.horizontalSizeClass == .compact
    let columns = columns.compactMap { $0 as? any HostedColumn }.prefix(isNarrow ? 1 : .max)
    if !isNarrow { children.add(SeveralViews(views: columns.map(\.header)), .label, in: surroundings) }
    for value in rows {
      let cells = columns.compactMap { $0.cell(of: value) }
      children.add(TableCells(cells: cells), .identity(AnyHashable(value.id)), in: surroundings)
    }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.list, for: node)
    let header = screen.children(of: node, .label)
    if !header.isEmpty { element.children = [Element(id: element.id + ".header", role: .header, children: header)] }
    var rows: [Element] = []
    for child in node.children {
      guard case .identity(let id) = child.key else { continue }
      for row in screen.collect({ screen.show(child) }) {
        screen.tag(row.id, Tag(id, ofType: Value.ID.self))
        rows.append(row)
      }
    }
    element.children += screen.rows(rows, in: node.kept(ListController.self))
    screen.add(element)
  }
}

/// The cells of a row of a table.
struct TableCells: HostedView {
  let cells: [any View]

  func addChildren(to children: inout Children) {
    for (place, cell) in cells.enumerated() { children.add(cell, .place(place)) }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.gridRow, for: node, children: screen.children(of: node)))
  }
}

extension TableCells: PrimitiveView {
  typealias Body = Never
}
