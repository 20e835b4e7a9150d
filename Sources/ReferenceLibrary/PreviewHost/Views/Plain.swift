import Foundation
import PreviewRecording
import SwiftUI

// What has no meaning but its looks, or one that needs a layout.

extension HiddenModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node) { element in
      element.looks.append(.init(name: "hidden"))
      // Nobody can touch what is not seen.
      for inner in element.all { screen.act(on: inner.id) { $0 = ElementActions() } }
    }
  }
}

extension TintModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    let look = Element.Look(
      name: "tint", arguments: [.init(label: nil, value: RecordedModifier.Argument.words(for: style as Any))])
    screen.showChildren(of: node) { $0.looks.append(look) }
  }
}

extension LayoutValueModifier: HostedModifier {}

extension PreferredColorSchemeModifier: HostedModifier {
  // The views inside see what they ask for; what else is in the window stays as it is.
  func addChildren(_ content: any View, to children: inout Children) {
    guard let colorScheme else { return children.add(stored: content, .content) }
    children.add(content, .content) { $0.colorScheme = colorScheme }
  }
}

extension GeometryChangeModifier: HostedModifier {
  func didUpdate(_ node: Node) {
    let value = transform(GeometryProxy(size: node.roomSize))
    let last = node.kept(Box<Value>.self)
    guard last?.value != value else { return }
    let old = last?.value ?? value
    node.kept { Box(value) }.value = value
    node.tree.afterUpdate { [action] in action(old, value) }
  }
}

extension _LayoutView: HostedView {
  func addChildren(to children: inout Children) { children.add(stored: content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.addContainer(
      layout.role, for: node, spacing: layout.arrangement.spacing, alignment: layout.arrangement.alignment)
  }
}

extension Layout {
  /// The distance between views and how they are aligned, as the layouts of the system's stacks say.
  fileprivate var arrangement: (spacing: CGFloat?, alignment: any RecordedValue) {
    switch self {
    case let row as HStackLayout: (row.spacing, row.alignment)
    case let column as VStackLayout: (column.spacing, column.alignment)
    case let layers as ZStackLayout: (nil, layers.alignment)
    case let erased as AnyLayout: erased.layout.arrangement
    default: (nil, Alignment.center)
    }
  }

  /// The role of views that the layout places, by the axis that it states.
  fileprivate var role: Element.Role {
    switch Self.layoutProperties.stackOrientation {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case nil: .layers
    }
  }
}
