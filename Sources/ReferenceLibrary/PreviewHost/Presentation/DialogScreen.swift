import PreviewRecording
import SwiftUI

/// An alert or a confirmation dialog while it is shown.
struct DialogScreen: HostedView {
  let title: Text?
  let isTitleVisible: Bool
  let actions: any View
  let message: (any View)?
  let request: ModalRequest
  /// Goes on with the dismissal that a dialog asks about; nil for all others.
  let proceed: (() -> Void)?

  private static let actionsKey = ChildKey.role("actions")
  private static let messageKey = ChildKey.role("message")

  func addChildren(to children: inout Children) {
    // What a dialog's own views say of `dismiss` is what the view around the dialog says.
    children.add(actions, Self.actionsKey)
    if let message { children.add(message, Self.messageKey) }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    if isTitleVisible {
      screen.screen.title = title.map { $0.text(in: TextEnvironment(node.surroundings.environment)) }
    }
    var elements = screen.children(of: node, Self.actionsKey).flatMap(\.controls)
    addStandardButton(to: &elements, of: node, on: screen)
    for element in elements {
      if element.isDialogButton { screen.act(on: element.id) { closeAfter(&$0.tap, of: element) } }
      screen.add(element)
    }
  }

  func willLeave(_ node: Node) {
    request.didLeave(node.tree)
  }

  /// An alert without buttons has one to close it, a dialog always one to do nothing.
  private func addStandardButton(to elements: inout [Element], of node: Node, on screen: ScreenComposer) {
    let buttons = elements.filter(\.isDialogButton)
    let locale = node.surroundings.environment.locale
    if request.kind == .alert {
      guard buttons.isEmpty else { return }
      elements.append(screen.element(.button, for: node, text: SystemWord.ok.text(in: locale)))
    } else if let place = elements.firstIndex(where: { $0.purpose == "cancel" }) {
      elements.append(elements.remove(at: place))
    } else {
      var cancel = screen.element(.button, for: node, text: SystemWord.cancel.text(in: locale))
      cancel.purpose = "cancel"
      elements.append(cancel)
    }
  }

  /// A button acts, then the dialog closes.
  private func closeAfter(_ tap: inout (() -> Void)?, of element: Element) {
    let action = tap
    tap = { [request, proceed] in
      action?()
      request.close()
      if element.purpose != "cancel" { proceed?() }
    }
  }
}

extension DialogScreen: PrimitiveView {
  typealias Body = Never
}

extension DialogScreen: PresentedMeaning {
  func present(_ node: Node, on screen: ScreenComposer) {
    screen.beginModal()
    let (shown, _) = screen.presented { show(node, on: screen) }
    var presented = Presented(kind: request.kind, screen: shown)
    presented.message = screen.children(of: node, Self.messageKey)
    if request.kind == .confirmationDialog { presented.source = screen.source(of: node.parent) }
    let cancel = shown.content.first { $0.purpose == "cancel" }.flatMap { screen.actions[$0.id]?.tap }
    presented.canBeDismissedByGesture = request.kind == .confirmationDialog
    screen.screen.presented.append(presented)
    screen.noteFront(FrontPresented(presented: presented, dismiss: cancel ?? request.close))
  }
}

extension Element {
  /// Whether it is one of the buttons of a dialog.
  fileprivate var isDialogButton: Bool { role == .button || role == .navigationLink || role == .link }

  /// What a dialog takes of an element: buttons and fields, and those inside of what only arranges them.
  fileprivate var controls: [Element] {
    if isDialogButton || role == .textField || role == .secureField { return [self] }
    return children.flatMap(\.controls)
  }
}
