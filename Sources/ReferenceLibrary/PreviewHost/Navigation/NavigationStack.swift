import PreviewRecording
import SwiftUI

extension NavigationStack: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let node = children.node
    let controller = node.kept { StackController(node) }
    controller.path = path
    var surroundings = children.surroundings
    surroundings[StackController.self] = controller
    children.add(root, .role("root"), in: surroundings)
    for (place, element) in controller.elements.enumerated() {
      let key = ChildKey.identity([AnyHashable(place), AnyHashable(ObjectIdentifier(type(of: element.value.base)))])
      children.add(PushedScreen(element: element), key, in: controller.surroundings(of: key))
    }
    for extra in controller.extras {
      let key = ChildKey.identity(ObjectIdentifier(extra.owner))
      children.add(ExtraScreen(owner: extra.owner), key, in: controller.surroundings(of: key))
    }
  }

  func shows(_ child: Node, in node: Node) -> Bool { child === node.children.last }

  func show(_ node: Node, on screen: ScreenComposer) {
    guard let top = node.children.last else { return }
    screen.screen.hasNavigationBar = true
    screen.screen.depth = node.children.count - 1
    if node.children.count > 1 {
      screen.screen.backButton = screen.nested { screen.show(node.children[node.children.count - 2]) }.title ?? ""
      screen.act(on: .back) { $0.tap = { node.kept(StackController.self)?.pop() } }
    }
    screen.show(top)
  }
}

extension Element.ID {
  /// The name of the back button of the screen in front.
  static let back = "back"
}

extension StackController {
  /// What a pushed screen inherits: the environment of the stack, and a way back.
  func surroundings(of key: ChildKey) -> Surroundings {
    guard let node else { return Surroundings() }
    var surroundings = node.surroundings(for: key) { environment in
      environment.setDismissal { [weak self] in self?.pop() }
    }
    surroundings[StackController.self] = self
    return surroundings
  }
}

/// The screen of a value.
struct PushedScreen: HostedView {
  let element: PathElement
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    guard let controller = children.surroundings[StackController.self] else { return }
    guard let destination = controller.destination(for: element.value) else {
      children.node.tree.warn(
        .noDestination,
        "A value of type “\(type(of: element.value.base))” was presented without "
          + "a matching navigationDestination declaration")
      return
    }
    children.add(destination.make(element.value), .content)
  }
}

extension PushedScreen: PrimitiveView {
  typealias Body = Never
}

/// The screen of a link or modifier that brings its own view.
struct ExtraScreen: HostedView {
  let owner: Node
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    guard let content = owner.kept(PushedContent.self)?.make else { return }
    children.add(content(), .content)
  }
}

extension ExtraScreen: PrimitiveView {
  typealias Body = Never
}
