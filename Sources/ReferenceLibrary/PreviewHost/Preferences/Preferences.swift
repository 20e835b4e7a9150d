import PreviewRecording
import SwiftUI

/// A view that looks at what the views in it hand up.
final class PreferenceReader {
  private(set) weak var node: Node?
  let outer: PreferenceReader?
  /// Looks again; nil while nothing is to be done.
  var look: () -> Void = {}
  private var isWaiting = false

  init(_ node: Node, outer: PreferenceReader?) {
    self.node = node
    self.outer = outer
  }

  /// Looks again once all views are up to date, and has those further out do so.
  func lookLater() {
    outer?.lookLater()
    guard !isWaiting, let tree = node?.tree else { return }
    isWaiting = true
    tree.afterUpdate { [weak self] in
      self?.isWaiting = false
      self?.look()
    }
  }
}

extension Node {
  /// What the view and those in it hand up for a key; nil if none does.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var value: Key.Value?
    for child in children where meaning?.shows(child, in: self) ?? true {
      guard let next = child.preference(key) else { continue }
      if var sum = value {
        Key.reduce(value: &sum) { next }
        value = sum
      } else {
        value = next
      }
    }
    if let modifier = meaning as? PreferenceModifier<Key> {
      var changed = value ?? Key.defaultValue
      modifier.transform(&changed)
      value = changed
    }
    return value
  }
}

extension PreferenceModifier: HostedModifier {
  func didUpdate(_ node: Node) { node.surroundings[PreferenceReader.self]?.lookLater() }
  func willLeave(_ node: Node) { node.surroundings[PreferenceReader.self]?.lookLater() }
}

extension Children {
  /// Adds the modified view with somebody who looks at what it hands up.
  fileprivate mutating func add(_ content: any View, readBy reader: PreferenceReader) {
    var surroundings = surroundings
    surroundings[PreferenceReader.self] = reader
    add(stored: content, .content, in: surroundings)
  }
}

extension PreferenceActionModifier: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    let node = children.node
    let reader = node.kept { PreferenceReader(node, outer: node.surroundings[PreferenceReader.self]) }
    reader.look = { [weak node] in
      guard let node, node.isAlive else { return }
      let value = node.preference(Key.self) ?? Key.defaultValue
      let last = node.kept(Box<Key.Value>.self)
      guard last?.value != value else { return }
      node.kept { Box(value) }.value = value
      action(value)
    }
    children.add(content, readBy: reader)
  }

  func didUpdate(_ node: Node) { node.kept(PreferenceReader.self)?.lookLater() }
}

extension PreferenceContentModifier: HostedModifier {
  static var readsValues: Bool { true }

  func addChildren(_ content: any View, to children: inout Children) {
    let node = children.node
    let state = node.kept { StateLocation(node.preference(Key.self) ?? Key.defaultValue) }
    let reader = node.kept { PreferenceReader(node, outer: node.surroundings[PreferenceReader.self]) }
    reader.look = { [weak node] in
      guard let node, node.isAlive else { return }
      state.value = node.children.first?.preference(Key.self) ?? Key.defaultValue
    }
    children.add(content, readBy: reader)
    children.add(self.content(state.value), .role("attachment"))
  }

  func didUpdate(_ node: Node) { node.kept(PreferenceReader.self)?.lookLater() }

  func show(_ node: Node, on screen: ScreenComposer) {
    let attachment = screen.children(of: node, .role("attachment"))
    let look = Element.Look(name: place == .overlay ? "overlay" : "background", attachment: attachment)
    screen.showChildren(of: node, .content) { $0.looks.append(look) }
  }
}
