import PreviewRecording
import SwiftUI

/// What a view asks of the bar of the screen that it is in.
struct BarRequest {
  let node: Node
  let request: NavigationBarModifier.Request
}

extension NavigationBarModifier: HostedModifier {
  // Outside of a stack there is no bar to ask.
  func didUpdate(_ node: Node) {
    guard let screen = node.surroundings[StackScreen.self] else { return }
    let asked = BarRequest(node: node, request: request)
    if let place = screen.bar.firstIndex(where: { $0.node === node }) {
      screen.bar[place] = asked
    } else {
      screen.bar.append(asked)
    }
  }

  func willLeave(_ node: Node) {
    node.surroundings[StackScreen.self]?.bar.removeAll { $0.node === node }
  }
}

extension StackScreen {
  /// What the screen asks of its bar; of several views that ask for one thing the innermost and first is heard.
  private func asked<Value>(_ pick: (NavigationBarModifier.Request) -> Value?) -> Value? {
    let all = bar.compactMap { asked in pick(asked.request).map { (node: asked.node, value: $0) } }
    guard !all.isEmpty, let node else { return nil }
    let heard = all.filter { $0.node.isShown(within: node) }
    guard heard.count > 1 else { return heard.first?.value }
    return heard.min { $0.node.isBefore($1.node) }?.value
  }

  /// A text as it reads on the screen.
  private func words(_ text: Text) -> String {
    node.map { text.text(in: TextEnvironment($0.surroundings.environment)) } ?? text.plainText
  }

  /// The title of the screen.
  var title: String? {
    asked { request in
      switch request {
      case .title(let text): words(text)
      case .editableTitle(let text): text.wrappedValue
      default: nil
      }
    }
  }

  /// How the title shows: as on the screen below where nobody says, and large on the first one.
  private var titleDisplayMode: Screen.TitleDisplayMode {
    guard let controller else { return .automatic }
    for screen in controller.screens[...level].reversed() {
      let mode = screen.asked { if case .displayMode(let name) = $0 { name } else { nil } }
      if let mode = mode.flatMap(Screen.TitleDisplayMode.init), mode != .automatic { return mode }
    }
    return .large
  }

  /// Fills the bar of a screen; what lies nearer to the content replaces what is there.
  func showBar(on composer: ScreenComposer) {
    composer.screen.title = title ?? composer.screen.title
    composer.screen.subtitle =
      asked { if case .subtitle(let text) = $0 { words(text) } else { nil } } ?? composer.screen.subtitle
    composer.screen.titleDisplayMode = titleDisplayMode
    if asked({ if case .barHidden(let isHidden) = $0 { isHidden } else { nil } }) ?? false {
      composer.screen.hasNavigationBar = false
    }
    if asked({ if case .backButtonHidden(let isHidden) = $0 { isHidden } else { nil } }) ?? false {
      composer.hideWayBack()
    }
  }
}

extension ScreenComposer {
  /// Shows a back button, and lets the reader swipe back.
  func showWayBack(to title: String?, _ action: @escaping () -> Void) {
    screen.backButton = title ?? ""
    act(on: .back) { $0.tap = action }
  }

  /// Takes the back button away, and with it the swipe.
  func hideWayBack() {
    screen.backButton = nil
    act(on: .back) { $0.tap = nil }
  }
}

extension Element.ID {
  /// The name of the back button of the screen in front.
  static let back = "back"
}

extension Node {
  /// Whether the node comes before another when views are read from the inside out, each before those beside it.
  func isBefore(_ other: Node) -> Bool {
    var own = self
    var others = other
    if own.depth > others.depth { own = own.ancestor(at: others.depth) }
    if others.depth > own.depth { others = others.ancestor(at: own.depth) }
    guard own !== others else { return depth > other.depth }
    while let parent = own.parent, let otherParent = others.parent {
      if parent === otherParent {
        return parent.children.first { $0 === own || $0 === others } === own
      }
      own = parent
      others = otherParent
    }
    return false
  }

  private func ancestor(at depth: Int) -> Node {
    var node = self
    while node.depth > depth, let parent = node.parent { node = parent }
    return node
  }
}
