import Observation
import PreviewRecording
import SwiftUI

/// Reads what the views inside of a modifier say for one key, and tells when that changes.
@Observable final class PreferenceReader<Key: PreferenceKey> {
  @ObservationIgnored private weak var node: Node?
  /// The reader further out.
  @ObservationIgnored private weak var outer: PreferenceReader<Key>?
  /// What the views inside said last; nil before they have said anything.
  private(set) var value: Key.Value?
  /// Called with a new value.
  @ObservationIgnored var onChange: (Key.Value) -> Void = { _ in }
  @ObservationIgnored private var isSame: (Key.Value, Key.Value) -> Bool
  @ObservationIgnored private var isWaiting = false

  init(_ node: Node, isSame: @escaping (Key.Value, Key.Value) -> Bool) {
    self.node = node
    self.isSame = isSame
    outer = node.surroundings[PreferenceReader<Key>.self]
  }

  /// Looks at what the views inside say when all views are up to date; so do the readers further out.
  func lookLater() {
    outer?.lookLater()
    guard !isWaiting, let tree = node?.tree else { return }
    isWaiting = true
    tree.afterUpdate { [weak self] in
      self?.isWaiting = false
      self?.look()
    }
  }

  private func look() {
    guard let content = node?.children.first(where: { $0.key == .content }) else { return }
    let new = content.preference(Key.self)
    // Where no view has ever said anything there is nothing to tell.
    guard new != nil || value != nil else { return }
    let value = new ?? Key.defaultValue
    if let old = self.value, isSame(old, value) { return }
    self.value = value
    onChange(value)
  }
}

extension Node {
  /// What the views at and in the node say for a key, put together in order; nil where none says anything.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    // What is presented speaks to nobody below it.
    if meaning is any PresentedMeaning { return nil }
    var values = children.filter { meaning?.shows($0, in: self) ?? true }.lazy.compactMap { $0.preference(key) }
      .makeIterator()
    var result = values.next()
    while let next = values.next() {
      result = result.map { first in
        var sum = first
        Key.reduce(value: &sum) { next }
        return sum
      }
    }
    if let modifier = (view as? any ModifiedViewContent)?.anyModifier as? PreferenceModifier<Key> {
      var value = result ?? Key.defaultValue
      modifier.transform(&value)
      return value
    }
    return result
  }
}

extension PreferenceModifier: HostedModifier {
  func didUpdate(_ node: Node) {
    node.surroundings[PreferenceReader<Key>.self]?.lookLater()
  }

  func willLeave(_ node: Node) {
    node.surroundings[PreferenceReader<Key>.self]?.lookLater()
  }
}

extension PreferenceActionModifier: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    let node = children.node
    let reader = node.kept { PreferenceReader<Key>(node) { $0 == $1 } }
    reader.onChange = action
    children.surroundings[PreferenceReader<Key>.self] = reader
    children.add(stored: content, .content)
  }

  func didUpdate(_ node: Node) {
    node.kept(PreferenceReader<Key>.self)?.lookLater()
  }
}

extension PreferenceContentModifier: HostedModifier {
  static var readsValues: Bool { true }

  func addChildren(_ content: any View, to children: inout Children) {
    let node = children.node
    let reader = node.kept { PreferenceReader<Key>(node) { isUnchanged($0, $1) } }
    children.surroundings[PreferenceReader<Key>.self] = reader
    children.add(stored: content, .content)
    children.add(self.content(reader.value ?? Key.defaultValue), .role("attachment"), in: node.surroundings)
  }

  func didUpdate(_ node: Node) {
    node.kept(PreferenceReader<Key>.self)?.lookLater()
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let name = place == .overlay ? "overlayPreferenceValue" : "backgroundPreferenceValue"
    let look = Element.Look(name: name, attachment: screen.children(of: node, .role("attachment")))
    for var element in screen.children(of: node, .content) {
      element.looks.append(look)
      screen.add(element)
    }
  }
}
