import Observation
import PreviewRecording
import SwiftUI

/// What a navigation stack knows: its path, the screens above it, the destinations that its screens declare.
///
/// Screens that links and modifiers bring along lie above those of the path, as Apple's article "Understanding the
/// navigation stack" has it: pushing a value takes them all away first. (Developers report that links to values do
/// nothing on such screens; the article is followed.)
@Observable final class StackController {
  @ObservationIgnored private(set) weak var node: Node?
  /// The path that the app binds; nil for a stack that keeps its own.
  @ObservationIgnored var path: StackPath?
  /// Whether it stands for a column of a split view rather than for a stack in code.
  @ObservationIgnored let isImplicit: Bool
  /// The elements of a stack without a bound path.
  private var ownPath: [PathElement] = []
  /// The screens above the path's, in order.
  private var brought: [BroughtScreen] = []
  /// What a link in another column puts in the place of the root.
  private var replacement: (element: Replacement, number: Int)?
  /// The screens as they were last evaluated, the root first.
  @ObservationIgnored private(set) var screens: [StackScreen] = []
  @ObservationIgnored let destinations = StackDestinations()

  /// What stands in the place of the root.
  enum Replacement {
    case value(PathElement, StackDestinations)
    case brought(BroughtScreen)
  }

  init(_ node: Node, isImplicit: Bool = false) {
    self.node = node
    self.isImplicit = isImplicit
  }

  /// The values of the screens above the root.
  var elements: [PathElement] { path?.read() ?? ownPath }

  /// Whether something other than the root shows.
  var isPushed: Bool { replacement != nil || !elements.isEmpty || !brought.isEmpty }

  /// Whether the path can hold a value.
  func canHold(_ element: PathElement) -> Bool {
    guard let elementType = path?.elementType else { return true }
    return element.type == elementType || elementType == AnyHashable.self
  }

  /// Pushes a value.
  func push(_ element: PathElement) {
    closeBrought(from: 0)
    guard let path else {
      ownPath.append(element)
      return
    }
    _ = path.append(element)
  }

  /// Puts a screen above all others.
  func show(_ screen: BroughtScreen) {
    if let other = brought.last, other.bringer.isBound, screen.bringer.isBound, isBeside(screen, other) {
      node?.tree.warn(.conflictingDestinations, Wording.conflict)
    }
    brought.append(screen)
  }

  /// Whether two bringers are on the same screen, so that only one can have a screen above it.
  private func isBeside(_ screen: BroughtScreen, _ other: BroughtScreen) -> Bool {
    screen.bringer.node?.surroundings[StackScreen.self] === other.bringer.node?.surroundings[StackScreen.self]
  }

  /// Takes a screen away that was brought along.
  func remove(_ screen: BroughtScreen) {
    if brought.contains(where: { $0 === screen }) { brought.removeAll { $0 === screen } }
    if case .brought(let root)? = replacement?.element, root === screen { replacement = nil }
  }

  /// Puts something in the place of the root and takes away what is above it.
  func replaceRoot(_ element: Replacement) {
    pop(to: 0)
    replacement = (element, node?.tree.nextNumber() ?? 0)
  }

  /// Takes away what links in other columns have put here, and what was pushed over it; a bound path stays.
  func reset() {
    if case .brought(let screen)? = replacement?.element { screen.bringer.close() }
    if replacement != nil { replacement = nil }
    closeBrought(from: 0)
    if path == nil, !ownPath.isEmpty { ownPath = [] }
  }

  /// Takes the topmost screen away; the root stays.
  func pop() {
    pop(to: elements.count + brought.count - 1)
  }

  /// Takes screens away until `level` are left above the root.
  func pop(to level: Int) {
    let level = max(0, level)
    let count = elements.count
    closeBrought(from: max(0, level - count))
    guard level < count else { return }
    guard let path else {
      ownPath.removeLast(count - level)
      return
    }
    path.truncate(level)
  }

  private func closeBrought(from index: Int) {
    guard index < brought.count else { return }
    for screen in brought[index...].reversed() { screen.bringer.close() }
  }
}

extension StackController {
  /// Adds the views of all screens, the root first.
  func addScreens(root: any View, to children: inout Children) {
    let base = children.surroundings
    var known = Dictionary(screens.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    func screen(_ key: ChildKey, _ kind: StackScreen.Kind) -> StackScreen {
      known.removeValue(forKey: key) ?? StackScreen(kind, key: key, in: self)
    }
    var list: [(screen: StackScreen, view: any View)] = [rootScreen(root, screen)]
    for (place, element) in elements.enumerated() {
      // Another value at a place is another screen, even of the same type: whether its state survives in SwiftUI is not
      // known.
      let key = ChildKey.identity([AnyHashable(place), element.value])
      list.append((screen(key, .value(element)), PushedScreen(element: element, destinations: destinations)))
    }
    for brought in brought {
      list.append((screen(.brought(brought.number), .brought(brought)), BroughtContent(screen: brought)))
    }
    screens = list.map(\.screen)
    for (level, screen) in screens.enumerated() { screen.level = level }
    for (screen, view) in list { children.add(stored: view, screen.key, in: screen.surroundings(in: base)) }
  }

  private func rootScreen(
    _ root: any View, _ screen: (ChildKey, StackScreen.Kind) -> StackScreen
  ) -> (StackScreen, any View) {
    guard let replacement else { return (screen(.role("root"), .root), root) }
    let root = screen(.brought(replacement.number), .root)
    switch replacement.element {
    case .value(let element, let destinations):
      return (root, PushedScreen(element: element, destinations: destinations))
    case .brought(let screen): return (root, BroughtContent(screen: screen))
    }
  }

  /// Shows the topmost screen; beside other stacks in a pane.
  func show(on composer: ScreenComposer) {
    guard let node else { return }
    composer.showStack(node, mayBePane: !isImplicit) { showTop(on: composer) }
  }

  /// Shows the topmost screen, its bar and the way back.
  private func showTop(on composer: ScreenComposer) {
    guard let node, let top = node.children.last, let screen = screens.last else { return }
    composer.screen.hasNavigationBar = true
    composer.screen.depth += screens.count - 1
    if screens.count > 1 {
      composer.showWayBack(to: screens[screens.count - 2].title) { [weak self] in self?.pop() }
    }
    screen.showBar(on: composer)
    composer.show(top)
  }
}

extension ChildKey {
  /// A screen that a link or modifier brings along.
  static func brought(_ number: Int) -> ChildKey { .role("brought \(number)") }
}
