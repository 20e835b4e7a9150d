import PreviewRecording
import SwiftUI

extension ToolbarModifier: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    children.add(content, .content)
    children.add(self.content.hostedView, .role("toolbar"))
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    // Outside of a stack there are no bars that could hold the items.
    let hasBars = screen.screen.hasNavigationBar || !screen.screen.columns.isEmpty
    screen.showChildren(of: node, .content)
    let before = screen.screen.toolbar
    screen.showChildren(of: node, .role("toolbar"))
    if !hasBars { screen.screen.toolbar = before }
  }
}

extension ToolbarVisibilityModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node)
    guard visibility != .automatic else { return }
    let isHidden = visibility == .hidden
    for bar in bars.isEmpty ? [.automatic] : bars {
      switch bar {
      case .navigationBar, .automatic: screen.hideBar("navigationBar", isHidden)
      default: screen.hideBar(bar.name, isHidden)
      }
    }
  }
}

extension ToolbarRemoval: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node)
    if kind == .title { screen.screen.title = nil }
    if kind == .search { screen.screen.search = nil }
  }
}
