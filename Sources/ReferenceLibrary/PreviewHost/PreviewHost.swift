public import PreviewRecording
public import SwiftUI

/// Runs a view or an app without a screen: reads what it shows, acts on it, tells what SwiftUI would warn about.
///
/// Everything happens when it is asked for: an action runs to its end, with all updates and tasks that it causes, before
/// the call returns. Time stands still until `advance(by:)` moves it.
@MainActor
public final class PreviewHost {
  private(set) var tree: ViewTree
  /// The messages to assistive technologies so far.
  var posted: [Announcement] = []
  /// The device that the host plays; views follow when it changes.
  public var device: Device {
    didSet { perform { updateSurroundings() } }
  }
  /// Runs what events cause, at once and in order.
  let events = EventLoop()
  /// The window: what it keeps, whether it is in front, what it opens.
  let scene: WindowScene
  private let makeRoot: () -> any View
  private var earlierWarnings: [Warning] = []

  /// Loads a view as the content of a window.
  ///
  /// - Parameters:
  ///   - root: makes the view; evaluated by the host, so that tasks which its models start are the host's, and again
  ///     when the app is started again.
  ///   - device: the device that the host plays at first.
  public convenience init<Root: View>(_ root: @autoclosure @escaping () -> Root, on device: Device = .phone) {
    self.init(on: device) { PresentationRoot(content: root()) }
  }

  /// Starts an app; its first window is in front.
  public convenience init<Program: App>(app: Program.Type, on device: Device = .phone) {
    self.init(on: device) { PresentationRoot(content: AppView(app: app.init())) }
  }

  private init(on device: Device, root: @escaping () -> any View) {
    self.device = device
    makeRoot = root
    scene = WindowScene()
    let surroundings = Self.surroundings(of: scene, on: device)
    tree = events.run { ViewTree(root(), in: surroundings) }
    events.scheduler.onTurnEnd(for: self) { [weak self] in self?.tree.settle() }
    settle()
  }

  /// What the reader has in front of them.
  public var screen: Screen { composed().screen }

  /// What SwiftUI would log, in the order in which it was noticed, each once.
  public var warnings: [Warning] {
    settle()
    let overruns = events.scheduler.overruns.first.map { [Warning(rule: .endlessWork, message: "\($0)")] } ?? []
    return earlierWarnings + tree.warnings + overruns
  }

  /// How often the body of a view or modifier of a type was evaluated since the host began or counting was reset.
  public func bodyCount(of type: Any.Type) -> Int {
    bodyCounts["\(type)", default: 0]
  }

  /// How often each body was evaluated, by the name of the type.
  public var bodyCounts: [String: Int] {
    settle()
    return tree.bodyCounts
  }

  /// How many views are in memory, those that leak included.
  public var nodeCount: Int {
    settle()
    return tree.census.count
  }

  /// Begins counting bodies anew.
  public func resetBodyCounts() {
    settle()
    tree.resetBodyCounts()
  }

  /// Moves the time: what sleeps until then wakes, in order, each with all that it causes.
  public func advance(by duration: Duration) {
    settle()
    events.advance(by: duration)
  }

  /// A clock for models that take one: its time is the host's.
  public var clock: PreviewClock { events.scheduler.clock }

  /// Does something to the models behind the views, as one event: tasks that it starts are the host's, and the views are
  /// up to date when the call returns.
  public func run<Value>(_ event: () throws -> Value) rethrows -> Value {
    settle()
    return try events.run(event)
  }

  /// Runs an event: its action, and everything that follows from it, in one update.
  func perform(_ action: () -> Void) {
    settle()
    events.run(action)
    collectAnnouncements()
  }

  /// Brings the views up to date with what was changed between events.
  func settle() {
    StorageSignals.defaults.refresh()
    // What never rests would not rest now either: it goes on with the next event.
    let hasWork = events.scheduler.hasReadyWork && events.scheduler.overruns.isEmpty
    if !tree.isSettled || hasWork { events.run {} }
    collectAnnouncements()
  }

  /// The screen, and what can be done with its elements.
  func composed() -> (screen: Screen, composer: ScreenComposer) {
    settle()
    let composer = ScreenComposer(tree.surroundings.environment.locale)
    return (events.scheduler.read { composer.compose(tree) }, composer)
  }

  /// Gives the views what the window says now.
  func updateSurroundings() {
    tree.updateSurroundings(Self.surroundings(of: scene, on: device))
  }

  private static func surroundings(of scene: WindowScene, on device: Device) -> Surroundings {
    var surroundings = scene.surroundings
    surroundings.change(device.fill)
    return surroundings
  }

  /// Ends all views and begins anew, as when the app is started again.
  func reload() {
    earlierWarnings += tree.warnings
    tree.close()
    let surroundings = Self.surroundings(of: scene, on: device)
    tree = events.run { ViewTree(makeRoot(), in: surroundings) }
    settle()
  }
}
