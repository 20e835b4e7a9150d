import PreviewRecording
import SwiftUI

extension NavigationSplitView: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let node = children.node
    if let outer = node.surroundings[StackController.self], !outer.isImplicit {
      node.tree.warn(.splitInStack, Wording.splitInStack)
    }
    let views: [any View] = content.map { [sidebar, $0, detail] } ?? [sidebar, detail]
    let split = node.kept { SplitController(node, columns: views.count) }
    split.visibilityBinding = columnVisibility
    split.preferenceBinding = preferredCompactColumn
    split.addColumns(views, to: &children)
  }

  func shows(_ child: Node, in node: Node) -> Bool {
    node.kept(SplitController.self)?.shows(child) ?? false
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    node.kept(SplitController.self)?.show(on: screen)
  }
}

extension SplitController {
  /// Adds the views of the columns, each in a stack of its own.
  func addColumns(_ views: [any View], to children: inout Children) {
    readState()
    for (column, view) in zip(columns, views) {
      children.add(
        stored: ColumnView(content: view, column: column), .role(column.kind.rawValue),
        in: surroundings(of: column, in: children.node))
    }
  }

  /// Whether a reader can see a column.
  func shows(_ child: Node) -> Bool {
    guard let column = (child.view as? ColumnView)?.column else { return false }
    return isCollapsed ? column.index == top : visible.contains { $0 === column }
  }

  /// Shows the columns.
  func show(on screen: ScreenComposer) {
    guard let node else { return }
    screen.showStack(node) {
      if isCollapsed {
        showCollapsed(node, on: screen)
      } else {
        showColumns(node, on: screen)
      }
    }
  }

  /// What a column inherits. Its `dismiss` goes back from it: where the columns are one stack that pops it, where they
  /// stand side by side it takes back the selection that it shows.
  private func surroundings(of column: SplitColumn, in node: Node) -> Surroundings {
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
  private func showCollapsed(_ node: Node, on screen: ScreenComposer) {
    let top = top
    screen.screen.depth += top
    if top > 0 {
      screen.showWayBack(to: columns[top - 1].title) { [weak self] in self?.goBack(from: top) }
    }
    screen.show(node.children[top])
  }

  /// Shows the columns side by side, each a screen of its own.
  private func showColumns(_ node: Node, on screen: ScreenComposer) {
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
