import PreviewRecording
import SwiftUI

// The container before iOS 16: one screen over another in the stack style, otherwise columns, of which the second is
// empty until a link fills it. Where there is little width the columns are one stack, so that both look the same there.

@available(*, deprecated)
extension NavigationView: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let node = children.node
    var views = (content as? any ColumnViews)?.children ?? [content]
    if node.surroundings.environment.isNavigationViewStacked {
      let stack = node.kept { StackController(node) }
      return stack.addScreens(root: views.first ?? EmptyView(), to: &children)
    }
    if views.count < 2 { views.append(EmptyView()) }
    node.kept { SplitController(node, columns: views.count) }.addColumns(views, to: &children)
  }

  func shows(_ child: Node, in node: Node) -> Bool {
    node.kept(SplitController.self)?.shows(child) ?? (child === node.children.last)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    node.kept(StackController.self)?.show(on: screen)
    node.kept(SplitController.self)?.show(on: screen)
  }
}

/// Several views of a builder.
protocol ColumnViews {
  var children: [any View] { get }
}

extension TupleView: ColumnViews {}
