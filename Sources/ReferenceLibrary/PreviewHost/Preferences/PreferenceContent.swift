import PreviewRecording
import SwiftUI

extension PreferenceContentModifier: HostedModifier {
  static var readsValues: Bool { true }

  func addChildren(_ content: any View, to children: inout Children) {
    let node = children.node
    let reader = node.kept { PreferenceReader<Key>(node) { isUnchanged($0, $1) } }
    children.surroundings[PreferenceReader<Key>.self] = reader
    children.add(stored: content, .content)
    children.add(self.content(reader.value ?? Key.defaultValue), .role("attachment"))
  }

  func didUpdate(_ node: Node) {
    node.kept(PreferenceReader<Key>.self)?.lookLater()
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let attachment = screen.children(of: node, .role("attachment"))
    let look = Element.Look(name: place == .overlay ? "overlay" : "background", attachment: attachment)
    screen.showChildren(of: node, .content) { $0.looks.append(look) }
  }
}
