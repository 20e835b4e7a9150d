/// A part of the tree that wants to know when a reader can see it.
protocol AppearanceListener: AnyObject {
  /// The node whose visibility counts.
  var node: Node? { get }
  func appear()
  func disappear()
}

/// Tells listeners when they come into sight and when they leave it.
///
/// First all that appear are told, those further out first; then all that disappear. So a pushed screen appears before
/// the covered one disappears, and an uncovered screen appears before the popped one disappears.
final class Appearances {
  private var listeners: [any AppearanceListener] = []
  private var isVisible: Set<ObjectIdentifier> = []
  /// Whether something has changed since the last pass.
  var needsPass = true

  /// Adds a listener; it is told from the next pass on, and dropped after its node has gone.
  func add(_ listener: any AppearanceListener) {
    listeners.append(listener)
    needsPass = true
  }

  /// Compares what is visible now with what was.
  func update() {
    guard needsPass else { return }
    needsPass = false
    let shown = listeners.filter { $0.node?.isShown ?? false }
    let visible = Set(shown.map { ObjectIdentifier($0) })
    let appeared = shown.filter { !isVisible.contains(ObjectIdentifier($0)) }
    let disappeared = listeners.filter {
      isVisible.contains(ObjectIdentifier($0)) && !visible.contains(ObjectIdentifier($0))
    }
    isVisible = visible
    listeners.removeAll { !($0.node?.isAlive ?? false) }
    for listener in appeared { listener.appear() }
    for listener in disappeared { listener.disappear() }
  }
}
