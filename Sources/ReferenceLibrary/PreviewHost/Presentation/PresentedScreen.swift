import PreviewRecording
import SwiftUI

/// A view in a sheet, a cover, a popover or an inspector.
struct PresentedScreen: HostedView {
  let content: any View
  let request: ModalRequest

  func addChildren(to children: inout Children) {
    var surroundings = children.surroundings
    let node = children.node
    if !request.isBeside { surroundings[Presenter.self] = node.kept { Presenter(node) } }
    children.add(content, .content, in: surroundings)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node)
    if !request.isBeside { node.kept(Presenter.self)?.show(on: screen) }
  }

  func willLeave(_ node: Node) {
    request.didLeave(node.tree)
  }
}

extension PresentedScreen: PrimitiveView {
  typealias Body = Never
}

extension PresentedScreen: PresentedMeaning {
  func present(_ node: Node, on screen: ScreenComposer) {
    let isBeside = request.isBeside
    if !isBeside { screen.beginModal() }
    let (shown, record) = screen.presented { show(node, on: screen) }
    let kind = record.adapted(request.kind, to: node.surroundings.environment)
    var presented = Presented(kind: kind, screen: shown)
    presented.canBeDismissedByGesture = !isBeside && kind != .fullScreenCover && !record.isInteractiveDismissDisabled
    if kind == .popover { presented.source = screen.source(of: node.parent) }
    if kind == .sheet {
      record.fillDetents(of: &presented, chosen: request.detent)
      presented.allowsBackgroundInteraction = record.allowsBackgroundInteraction(chosen: request.detent)
    }
    screen.screen.presented.append(presented)
    guard !isBeside else { return }
    screen.noteFront(
      FrontPresented(
        presented: presented, dismiss: record.gesture(closing: request.close), detents: record.detents ?? [.large],
        select: { record.select($0, of: request) }))
  }
}
