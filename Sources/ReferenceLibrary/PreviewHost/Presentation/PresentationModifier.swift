import PreviewRecording
import SwiftUI

extension Presentation: HostedModifier {
  static var readsValues: Bool { true }

  func addChildren(_ content: any View, to children: inout Children) {
    children.add(stored: content, .content)
    if let kind = presentedKind {
      present(kind, in: &children)
    } else {
      _ = item.wrappedValue
    }
  }

  func didUpdate(_ node: Node) {
    if kind == .push { push(from: node) }
    node.kept(ModalRequest.self)?.update()
  }

  func place(of child: Node, in node: Node) -> Node { node.placeOfModal(child) }

  func show(_ node: Node, on screen: ScreenComposer) { screen.showSource(of: node) }

  func willLeave(_ node: Node) {
    node.kept(Bringer.self)?.withdraw()
    node.kept(ModalRequest.self)?.withdraw()
  }

  /// What is presented over the window; nil where a screen is pushed.
  private var presentedKind: Presented.Kind? {
    switch kind {
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .popover: .popover
    case .inspector: .inspector
    case .push: nil
    }
  }

  private func present(_ kind: Presented.Kind, in children: inout Children) {
    let node = children.node
    let request = node.kept { ModalRequest(node, kind) }
    let item = item.wrappedValue
    request.wanted = item.map(identity)
    request.close = { self.item.wrappedValue = nil }
    request.onDismiss = onDismiss
    guard let item, let showing = request.showing, showing.identity == request.wanted else { return }
    children.add(
      PresentedScreen(content: self.content(item), request: request), .identity(showing.number),
      in: request.surroundings(in: node))
  }
}

extension Node {
  /// The node whose visibility decides on that of a view inside a modifier that presents: what is presented can be seen
  /// where its window can, whatever becomes of the view that it belongs to.
  func placeOfModal(_ child: Node) -> Node {
    guard child.meaning is any PresentedMeaning else { return self }
    return surroundings[Presenter.self]?.root ?? self
  }
}

extension ScreenComposer {
  /// Shows the modified view, and not what its modifier presents.
  func showModified(_ node: Node) {
    for child in node.children where child.key == .content { show(child) }
  }
}
