import Observation
import PreviewRecording
import SwiftUI

/// The destinations that the screens of a stack declare, by the types of their values.
final class StackDestinations {
  /// A destination that a view declares for the values of one type.
  struct Declaration {
    let node: Node
    let make: (AnyHashable) -> any View
  }

  /// The declarations for one type; observed: a pushed screen is evaluated again when the one that it came from changes.
  @Observable final class Slot {
    fileprivate(set) var used: Declaration?
    @ObservationIgnored fileprivate var all: [Declaration] = []
  }

  private var slots: [ObjectIdentifier: Slot] = [:]

  /// The declarations for a type.
  func slot(for type: Any.Type) -> Slot {
    let key = ObjectIdentifier(type)
    if let slot = slots[key] { return slot }
    let slot = Slot()
    slots[key] = slot
    return slot
  }

  /// What makes the screen for a value, if any screen declares it; reading it is tracked.
  func declaration(for element: PathElement) -> Declaration? {
    slot(for: element.type).used ?? slot(for: Swift.type(of: element.value.base)).used
  }

  /// Declares a destination, or changes it; true if another view declares one for the same type.
  func declare(_ type: Any.Type, _ node: Node, _ make: @escaping (AnyHashable) -> any View) -> Bool {
    let slot = slot(for: type)
    slot.all.removeAll { $0.node === node }
    slot.all.append(Declaration(node: node, make: make))
    choose(in: slot, changed: node)
    return slot.all.count > 1
  }

  /// Takes a destination away.
  func withdraw(_ type: Any.Type, _ node: Node) {
    guard let slot = slots[ObjectIdentifier(type)], slot.all.contains(where: { $0.node === node }) else { return }
    slot.all.removeAll { $0.node === node }
    choose(in: slot, changed: node)
  }

  /// The one closest to the root of the stack is used.
  private func choose(in slot: Slot, changed node: Node) {
    let closest = slot.all.min { Self.distance(of: $0) < Self.distance(of: $1) }
    guard closest?.node !== slot.used?.node || closest?.node === node else { return }
    slot.used = closest
  }

  private static func distance(of declaration: Declaration) -> (Int, Int, Int) {
    let node = declaration.node
    return (node.surroundings[StackScreen.self]?.level ?? 0, node.depth, node.number)
  }
}

extension ValueDestination: HostedModifier {
  func didUpdate(_ node: Node) {
    let last = node.kept { Box<Self?>(nil) }
    if let known = last.value, isUnchanged(known, self) { return }
    last.value = self
    guard let stack = node.surroundings[StackController.self] else {
      return node.tree.warn(.misplacedDestination, Wording.outsideOfStack(of: Value.self))
    }
    guard node.surroundings[LazyContainer.self] == nil else {
      return node.tree.warn(.lazyDestination, Wording.inLazyContainer(of: Value.self))
    }
    if stack.path?.elementType != nil, let screen = node.surroundings[StackScreen.self], screen.level > 0 {
      return node.tree.warn(.destinationBelowRoot, Wording.belowRoot)
    }
    let isRepeated = stack.destinations.declare(Value.self, node) { value in
      guard let value = value.base as? Value else { return EmptyView() }
      return content(value)
    }
    if isRepeated { node.tree.warn(.repeatedDestination, Wording.repeated(Value.self)) }
  }

  func willLeave(_ node: Node) {
    node.surroundings[StackController.self]?.destinations.withdraw(Value.self, node)
  }
}

/// The view of the screen of a value.
struct PushedScreen: View {
  let element: PathElement
  let destinations: StackDestinations

  var body: some View {
    if let declaration = destinations.declaration(for: element) {
      AnyView(declaration.make(element.value))
    } else {
      MissingDestination(element: element)
    }
  }
}

/// What SwiftUI shows for a value without a destination.
struct MissingDestination: HostedView {
  let element: PathElement

  func addChildren(to children: inout Children) {
    children.node.tree.warn(.noDestination, Wording.noDestination(element.type))
    children.add(Image(systemName: "exclamationmark.triangle.fill"), .content)
  }
}

extension MissingDestination: PrimitiveView {
  typealias Body = Never
}
