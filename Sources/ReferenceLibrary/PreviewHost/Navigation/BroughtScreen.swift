import Observation
import PreviewRecording
import SwiftUI

/// A screen that a link or a modifier brings along; it lies above the screens of the path.
final class BroughtScreen {
  /// The link or modifier, whose screen it is.
  let bringer: Bringer
  /// Tells it from others of the same bringer.
  let number: Int

  init(_ bringer: Bringer, number: Int) {
    self.bringer = bringer
    self.number = number
  }
}

/// What a link or a modifier knows of the screen that it brings along; observed, so that the screen follows.
@Observable final class Bringer {
  @ObservationIgnored private(set) weak var node: Node?
  private(set) var make: () -> any View = { EmptyView() }
  /// What tells the screen from another of the same bringer, where a binding says that it shows.
  @ObservationIgnored private var identity: AnyHashable?
  /// Writes to the binding that the screen is gone; nil for a link without a binding.
  @ObservationIgnored private var unbind: (() -> Void)?
  @ObservationIgnored private var shown: BroughtScreen?
  /// Whether the screen stays in the column of the link or modifier.
  @ObservationIgnored var staysInColumn = false
  /// The stack that it shows in.
  @ObservationIgnored private weak var stack: StackController?

  init(_ node: Node) {
    self.node = node
  }

  /// Whether a binding says if the screen shows.
  var isBound: Bool { unbind != nil }

  /// Follows the link or modifier.
  func follow(_ make: @escaping () -> any View) {
    self.make = make
  }

  /// Follows a binding: nil says that nothing shows.
  func follow(_ identity: AnyHashable?, unbind: @escaping () -> Void) {
    self.unbind = unbind
    guard identity != self.identity else { return }
    self.identity = identity
    withdraw()
    if identity != nil { show() }
  }

  /// Shows the screen anew.
  func show() {
    guard let node, let own = node.surroundings[StackController.self] else { return }
    let screen = BroughtScreen(self, number: node.tree.nextNumber())
    shown = screen
    guard !staysInColumn, let next = own.nextColumn, let stack = next.stack else {
      stack = own
      return own.show(screen)
    }
    self.stack = stack
    stack.replaceRoot(.brought(screen))
    next.split?.moveOn(to: next.index)
  }

  /// Takes the screen away on the reader's behalf.
  func close() {
    if let unbind { unbind() } else { withdraw() }
  }

  /// Takes the screen away.
  func withdraw() {
    guard let shown else { return }
    self.shown = nil
    stack?.remove(shown)
  }
}

/// The view of a screen that a link or a modifier brings along.
struct BroughtContent: View {
  let screen: BroughtScreen

  var body: some View { AnyView(screen.bringer.make()) }
}

extension Presentation {
  /// Has the stack show the screen while the item is there.
  func push(from node: Node) {
    guard node.surroundings[StackController.self] != nil else {
      node.tree.warn(.misplacedDestination, Wording.outsideOfStack(modifier, Content.self))
      return
    }
    if node.surroundings[LazyContainer.self] != nil {
      node.tree.warn(.lazyDestination, Wording.inLazyContainer(modifier, Content.self))
    }
    let bringer = node.kept { Bringer(node) }
    let item = item.wrappedValue
    if let item { bringer.follow { content(item) } }
    bringer.follow(item.map(identity)) { self.item.wrappedValue = nil }
  }

  private var modifier: String {
    Item.self == ShownByFlag.self
      ? "navigationDestination(isPresented:destination:)" : "navigationDestination(item:destination:)"
  }
}
