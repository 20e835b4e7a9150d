import PreviewRecording
import SwiftUI

extension NavigationSplitView: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let node = children.node
    if let outer = node.surroundings[StackController.self], !outer.isImplicit {
      node.tree.warn(.splitInStack, Wording.splitInStack)
    }
    let views = columnViews
    let split = node.kept { SplitController(node, kinds: views.map(\.kind)) }
    split.visibilityBinding = columnVisibility
    split.preferenceBinding = preferredCompactColumn
    split.readState()
    for (column, content) in zip(split.columns, views) {
      let view = ColumnView(content: content.view, column: column)
      children.add(stored: view, .role(column.kind.rawValue), in: split.surroundings(of: column, in: node))
    }
  }

  func shows(_ child: Node, in node: Node) -> Bool {
    guard let split = node.kept(SplitController.self), let column = (child.view as? ColumnView)?.column else {
      return false
    }
    return split.isCollapsed ? column.index == split.top : split.visible.contains { $0 === column }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    guard let split = node.kept(SplitController.self) else { return }
    if split.isCollapsed {
      split.showCollapsed(node, on: screen)
    } else {
      split.showColumns(node, on: screen)
    }
  }

  private var columnViews: [(kind: Column.Kind, view: any View)] {
    guard let content else { return [(.sidebar, sidebar), (.detail, detail)] }
    return [(.sidebar, sidebar), (.content, content), (.detail, detail)]
  }
}

extension SplitController {
  /// What a column inherits. Its `dismiss` goes back from it: where the columns are one stack that pops it, where they
  /// stand side by side it takes back the selection that it shows.
  func surroundings(of column: SplitColumn, in node: Node) -> Surroundings {
    var surroundings = node.surroundings
    if column.index > 0 {
      surroundings = node.surroundings(for: .role(column.kind.rawValue)) { environment in
        environment.setDismissal(of: ObjectIdentifier(column)) { [weak self, weak column] in
          if let column { self?.goBack(from: column.index) }
        }
      }
    }
    surroundings = surroundings.detached
    surroundings[SplitColumn.self] = column
    return surroundings
  }

  /// Shows the column on top, as a screen of one stack.
  func showCollapsed(_ node: Node, on screen: ScreenComposer) {
    let top = top
    screen.screen.depth += top
    if top > 0 {
      screen.showWayBack(to: columns[top - 1].title) { [weak self] in self?.goBack(from: top) }
    }
    screen.show(node.children[top])
  }

  /// Shows the columns side by side, each a screen of its own.
  func showColumns(_ node: Node, on screen: ScreenComposer) {
    for column in visible {
      let shown = screen.nested { screen.show(node.children[column.index]) }
      screen.screen.columns.append(Column(kind: column.kind, screen: shown))
    }
    screen.act(on: .sidebarToggle) { $0.tap = { [weak self] in self?.toggleSidebar() } }
  }
}

extension Element.ID {
  /// The name of the button that shows and hides the sidebar.
  static let sidebarToggle = "sidebar"
}

/// A column of a split view, with its stack.
struct ColumnView: HostedView {
  let content: any View
  let column: SplitColumn
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let node = children.node
    let stack = node.kept { StackController(node, isImplicit: true) }
    column.stack = stack
    stack.addScreens(root: content, to: &children)
  }

  func shows(_ child: Node, in node: Node) -> Bool { child === node.children.last }

  func show(_ node: Node, on screen: ScreenComposer) {
    column.stack?.show(on: screen)
  }
}

extension ColumnView: PrimitiveView {
  typealias Body = Never
}
