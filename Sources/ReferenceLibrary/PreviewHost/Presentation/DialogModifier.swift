import Observation
import PreviewRecording
import SwiftUI

/// What an alert or a dialog keeps while it is shown.
@Observable final class DialogState<Item> {
  /// What it is about; it stays the same while it is shown.
  @ObservationIgnored var item: Item?
  @ObservationIgnored var title: Text?
  /// Whether a dialog about a dismissal is wanted.
  var isAsking = false
  /// Goes on with the dismissal that the dialog is about.
  @ObservationIgnored var proceed: () -> Void = {}
}

extension Dialog: HostedModifier {
  static var readsValues: Bool { true }

  func addChildren(_ content: any View, to children: inout Children) {
    children.add(content, .content)
    let node = children.node
    let request = node.kept { ModalRequest(node, kind == .alert ? .alert : .confirmationDialog) }
    let state = node.kept { DialogState<Item>() }
    let isWanted = kind == .dismissal ? state.isAsking : isPresented.wrappedValue
    let showing = request.showing
    if showing == nil {
      state.item = isWanted ? item() : nil
      state.title = title
    }
    request.wanted = isWanted && state.item != nil ? true : nil
    request.close = { [isPresented, kind] in
      if kind == .dismissal { state.isAsking = false } else { isPresented.wrappedValue = false }
    }
    guard let showing, request.wanted != nil, let item = state.item else { return }
    let screen = DialogScreen(
      title: title ?? state.title, isTitleVisible: kind == .alert || titleVisibility == .visible,
      actions: actions(item), message: message?(item), request: request,
      proceed: kind == .dismissal ? { state.proceed() } : nil)
    children.add(screen, .identity(showing.number), in: request.surroundings(in: node))
  }

  func didUpdate(_ node: Node) {
    node.kept(ModalRequest.self)?.update()
  }

  func place(of child: Node, in node: Node) -> Node { node.placeOfModal(child) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showSource(of: node)
    guard kind == .dismissal, isPresented.wrappedValue else { return }
    let state = node.kept(DialogState<Item>.self)
    screen.record.question = { proceed in
      state?.proceed = proceed
      state?.isAsking = true
    }
  }

  func willLeave(_ node: Node) {
    node.kept(ModalRequest.self)?.withdraw()
  }
}
