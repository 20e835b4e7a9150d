/// Takes changes back and makes them anew; Foundation's on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/foundation/undomanager)
@MainActor
public final class UndoManager {
  private struct Change {
    var name = ""
    var steps: [@MainActor () -> Void] = []
  }

  private var past: [Change] = []
  private var future: [Change] = []
  private var openGroups: [Change] = []
  /// Whether changes are being taken back.
  public private(set) var isUndoing = false
  /// Whether changes are being made anew.
  public private(set) var isRedoing = false

  /// Makes one that knows no changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/undomanager/init())
  public nonisolated init() {}

  /// Whether there is a change to take back.
  public var canUndo: Bool { !past.isEmpty }
  /// Whether there is a change to make anew.
  public var canRedo: Bool { !future.isEmpty }
  /// The name of the change that `undo` takes back.
  public var undoActionName: String { past.last?.name ?? "" }
  /// The name of the change that `redo` makes anew.
  public var redoActionName: String { future.last?.name ?? "" }

  /// Keeps how a change is taken back.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/undomanager/registerundo(withtarget:handler:))
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    let step: @MainActor () -> Void = { [weak target] in if let target { handler(target) } }
    if openGroups.isEmpty { keep(Change(steps: [step])) } else { openGroups[openGroups.count - 1].steps.append(step) }
  }

  /// Names the newest change.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/undomanager/setactionname(_:))
  public func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if isUndoing, !future.isEmpty {
      future[future.count - 1].name = actionName
    } else if !past.isEmpty {
      past[past.count - 1].name = actionName
    }
  }

  /// Begins changes that are taken back together.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/undomanager/beginundogrouping())
  public func beginUndoGrouping() { openGroups.append(Change()) }

  /// Ends changes that are taken back together.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/undomanager/endundogrouping())
  public func endUndoGrouping() {
    guard let group = openGroups.popLast(), !group.steps.isEmpty else { return }
    if openGroups.isEmpty { keep(group) } else { openGroups[openGroups.count - 1].steps += group.steps }
  }

  /// Takes the newest change back.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/undomanager/undo())
  public func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard let change = past.popLast() else { return }
    isUndoing = true
    run(change)
    isUndoing = false
  }

  /// Makes the newest change that was taken back anew.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/undomanager/redo())
  public func redo() {
    guard let change = future.popLast() else { return }
    isRedoing = true
    run(change)
    isRedoing = false
  }

  /// Forgets all changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/undomanager/removeallactions())
  public func removeAllActions() {
    past = []
    future = []
    openGroups = []
  }

  /// Runs the steps of a change, the newest first; what they keep is one change the other way.
  private func run(_ change: Change) {
    openGroups.append(Change(name: change.name))
    for step in change.steps.reversed() { step() }
    endUndoGrouping()
  }

  private func keep(_ change: Change) {
    if isUndoing {
      future.append(change)
    } else {
      past.append(change)
      if !isRedoing { future = [] }
    }
  }
}
