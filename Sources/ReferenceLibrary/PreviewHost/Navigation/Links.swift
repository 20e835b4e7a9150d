import Observation
import PreviewRecording
import SwiftUI

/// The view that a link or modifier pushes; observed, so that the pushed screen follows it.
@Observable final class PushedContent {
  var make: () -> any View

  init(_ make: @escaping () -> any View) {
    self.make = make
  }
}

extension NavigationLink: HostedView {
  func addChildren(to children: inout Children) { children.add(label, .content) }

  func didUpdate(_ node: Node) {
    guard case .view(let make) = target else { return }
    if let content = node.kept(PushedContent.self) {
      content.make = make
    } else {
      _ = node.kept { PushedContent(make) }
    }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.navigationLink, for: node, children: screen.children(of: node))
    let action = action(of: node)
    element.isEnabled = element.isEnabled && action != nil
    screen.add(element, ElementActions(tap: action))
  }

  func willLeave(_ node: Node) {
    node.surroundings[StackController.self]?.extras.removeAll { $0.owner === node }
  }

  private func action(of node: Node) -> (() -> Void)? {
    guard let stack = node.surroundings[StackController.self] else { return nil }
    switch target {
    case .value(nil): return nil
    case .value(let element?):
      return {
        guard stack.destination(for: element.value) != nil else {
          node.tree.warn(
            .noDestination,
            "A NavigationLink is presenting a value of type “\(type(of: element.value.base))” but "
              + "there is no matching navigationDestination declaration visible from the location of the link. "
              + "The link cannot be activated.")
          return
        }
        stack.push(element)
      }
    case .view:
      return { [weak stack] in
        stack?.extras.append(.init(owner: node) { stack?.extras.removeAll { $0.owner === node } })
      }
    case .bound(let isActive, _): return { isActive.wrappedValue = true }
    }
  }
}

extension ValueDestination: HostedModifier {
  func didUpdate(_ node: Node) {
    node.surroundings[StackController.self]?.declare(Value.self, node) { value in
      guard let value = value.base as? Value else { return EmptyView() }
      return content(value)
    }
  }

  func willLeave(_ node: Node) {
    node.surroundings[StackController.self]?.withdraw(Value.self, node)
  }
}

extension NavigationBarModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node)
    switch request {
    case .title(let text): screen.screen.title = screen.screen.title ?? text.plainText
    case .editableTitle(let text): screen.screen.title = screen.screen.title ?? text.wrappedValue
    case .subtitle(let text): screen.screen.subtitle = text.plainText
    case .displayMode(let name): screen.screen.titleDisplayMode = .init(rawValue: name) ?? .automatic
    case .backButtonHidden(let isHidden): if isHidden { screen.screen.backButton = nil }
    case .barHidden(let isHidden): screen.screen.hasNavigationBar = !isHidden
    }
  }
}
