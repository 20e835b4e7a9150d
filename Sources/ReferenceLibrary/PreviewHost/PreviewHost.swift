public import PreviewRecording
public import SwiftUI

/// Runs a view or an app without a screen: reads what it shows, acts on it, tells what SwiftUI would warn about.
///
/// Everything happens when it is asked for: an action runs to its end, with all updates that it causes, before the call
/// returns.
@MainActor
public final class PreviewHost {
  let tree: ViewTree
  /// The device that the host plays; views follow when it changes.
  public var device: Device {
    didSet { perform { tree.changeSurroundings { $0.change(device.fill) } } }
  }

  /// Loads `root` as the content of a window.
  public init<Root: View>(_ root: Root, on device: Device = .phone) {
    self.device = device
    var surroundings = Surroundings()
    surroundings.change(device.fill)
    tree = ViewTree(PresentationRoot(content: root), in: surroundings)
    tree.settle()
  }

  /// What the reader has in front of them.
  public var screen: Screen { composed().screen }

  /// What SwiftUI would log, in the order in which it was noticed.
  public var warnings: [Warning] {
    tree.settle()
    return tree.warnings
  }

  /// How often the body of a view or modifier of a type was evaluated since the host began or counting was reset.
  public func bodyCount(of type: Any.Type) -> Int {
    tree.settle()
    return tree.bodyCounts["\(type)", default: 0]
  }

  /// How often each body was evaluated, by the name of the type.
  public var bodyCounts: [String: Int] {
    tree.settle()
    return tree.bodyCounts
  }

  /// How many views are in memory, those that leak included.
  public var nodeCount: Int {
    tree.settle()
    return tree.census.count
  }

  /// Begins counting bodies anew.
  public func resetBodyCounts() {
    tree.settle()
    tree.resetBodyCounts()
  }

  /// Runs an event: its action, and everything that follows from it.
  func perform(_ action: () -> Void) {
    tree.settle()
    action()
    tree.settle()
  }

  /// The screen, and what can be done with its elements.
  func composed() -> (screen: Screen, composer: ScreenComposer) {
    tree.settle()
    let composer = ScreenComposer()
    return (composer.compose(tree), composer)
  }
}
