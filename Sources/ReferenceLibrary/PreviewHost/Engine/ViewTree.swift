import PreviewRecording
import SwiftUI

/// The evaluated views of one window, and the loop that brings them up to date after an event.
final class ViewTree {
  /// The window's content; nil only while the tree is being made.
  private(set) var root: Node?
  let invalidations = Invalidations()
  /// What SwiftUI would log, in the order in which it was noticed; each once.
  private(set) var warnings: [Warning] = []
  /// How many bodies were evaluated, by the name of the type.
  private(set) var bodyCounts: [String: Int] = [:]
  /// Counts the nodes that are in memory, those that leak included.
  let census = Census()
  private var lastNumber = 0
  private var afterUpdate: [() -> Void] = []
  private var afterAppearances: [() -> Void] = []
  private var isSettling = false
  /// Whether an update is being ended that does not come to rest; changes are not answered then.
  private(set) var isGivingUp = false
  /// The views that still changed when an update was ended.
  private var restless: [Node] = []
  let appearances = Appearances()
  /// Whether the lists of the window are being edited.
  private let editMode = StateLocation(EditMode.inactive)
  /// Which field has the keyboard.
  let focus = FocusController { $0 is any Focusable }
  /// Which element has the cursor of assistive technologies.
  let cursor = FocusController { $0 is any CursorTarget }

  /// How often one event may change values in answer to changes before the host gives up.
  private static let passLimit = 200

  /// Makes the tree of a view; nothing appears before `settle()`.
  init(_ view: any View, in outer: Surroundings) {
    let surroundings = Self.adding(editMode, to: outer)
    let node = Node(view, key: .content, parent: nil, surroundings: surroundings, tree: self)
    root = node
    node.update(view, surroundings)
  }

  /// Changes what the root inherits.
  func updateSurroundings(_ outer: Surroundings) {
    guard let root else { return }
    root.update(root.view, Self.adding(editMode, to: outer).settled(from: root.surroundings))
    appearances.needsPass = true
  }

  private static func adding(_ editMode: StateLocation<EditMode>, to outer: Surroundings) -> Surroundings {
    var surroundings = outer
    surroundings.change { $0.editMode = Binding(editMode) }
    return surroundings
  }

  /// What the root inherits.
  var surroundings: Surroundings { root?.surroundings ?? Surroundings() }

  /// Has `action` run when all views are up to date; what it changes is evaluated in another pass.
  func afterUpdate(_ action: @escaping () -> Void) {
    afterUpdate.append(action)
  }

  /// Has `action` run when views that left have been told; what it changes is evaluated in another pass.
  func afterAppearances(_ action: @escaping () -> Void) {
    afterAppearances.append(action)
    appearances.needsPass = true
  }

  /// Whether there is nothing to evaluate or to run.
  var isSettled: Bool {
    invalidations.isEmpty && afterUpdate.isEmpty && afterAppearances.isEmpty && !appearances.needsPass
  }

  /// Evaluates what has changed, runs what waits for that, and tells views that appear or disappear, until nothing is
  /// left to do.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    for node in restless { invalidations.add(node) }
    restless = []
    for _ in 0..<Self.passLimit {
      guard evaluateChanged() else { break }
      if run(\.afterUpdate) { continue }
      appearances.update()
      if run(\.afterAppearances) { continue }
      if isSettled { return }
    }
    giveUp()
  }

  /// Ends an update that does not come to rest: what waits is run, and nothing of the reader's code after it. Views that
  /// still change are evaluated again with the next event.
  private func giveUp() {
    warn(.endlessUpdate, "onChange or onAppear actions tried to update again and again for one event")
    isGivingUp = true
    defer { isGivingUp = false }
    for _ in 0..<Self.passLimit {
      guard evaluateChanged(), run(\.afterUpdate) || run(\.afterAppearances) else { break }
    }
    restless = invalidations.take()
    appearances.needsPass = false
  }

  /// Evaluates what has changed until nothing has; false if bodies change values without an end.
  private func evaluateChanged() -> Bool {
    for _ in 0..<Self.passLimit {
      let changed = invalidations.take()
      guard !changed.isEmpty else { return true }
      for node in changed { node.isDirty = true }
      appearances.needsPass = true
      for node in changed.sorted(by: { ($0.depth, $0.number) < ($1.depth, $1.number) })
      where node.isDirty && node.isAlive {
        node.reevaluate()
      }
    }
    return false
  }

  private func run(_ waiting: ReferenceWritableKeyPath<ViewTree, [() -> Void]>) -> Bool {
    let actions = self[keyPath: waiting]
    guard !actions.isEmpty else { return false }
    self[keyPath: waiting].removeAll()
    for action in actions { action() }
    return true
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Counts an evaluation of the body of a reader's type; those of the library are not a reader's business.
  func countBody(of type: Any.Type) {
    if let name = ReaderTypes.name(of: type) { bodyCounts[name, default: 0] += 1 }
  }

  /// Begins counting bodies anew.
  func resetBodyCounts() {
    bodyCounts.removeAll()
  }

  /// Notes what SwiftUI would log; the same words only once.
  func warn(_ rule: Warning.Rule, _ message: String) {
    let warning = Warning(rule: rule, message: message)
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Ends all views, as when the window is closed.
  func close() {
    root?.leave()
    appearances.needsPass = true
    appearances.update()
  }
}
