import PreviewRecording
import SwiftUI

/// What a window shows, with what is presented over it.
struct PresentationRoot: HostedView {
  let content: any View

  func addChildren(to children: inout Children) {
    var surroundings = children.surroundings
    let node = children.node
    surroundings[Presenter.self] = node.kept { Presenter(node) }
    children.add(content, .content, in: surroundings)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node)
    node.kept(Presenter.self)?.show(on: screen)
  }
}

extension PresentationRoot: PrimitiveView {
  typealias Body = Never
}

extension SceneStore: WindowWide {}
