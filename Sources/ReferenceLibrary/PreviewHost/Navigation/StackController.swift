import Observation
import PreviewRecording
import SwiftUI

/// What a navigation stack knows: the destinations that its screens declare, and the screens above the path's.
///
/// It is observed: a pushed screen is evaluated again when the destination that it came from changes.
@Observable final class StackController {
  /// A destination that a view declares for the values of one type.
  struct Destination {
    let node: Node
    let make: (AnyHashable) -> any View
  }

  /// A screen that is not of the path.
  struct Extra {
    /// The node of the link or modifier that it belongs to.
    let owner: Node
    /// Takes the screen away.
    let close: () -> Void
  }

  @ObservationIgnored private(set) weak var node: Node?
  @ObservationIgnored var path: StackPath?
  /// The elements of a stack without a bound path.
  var ownPath: [PathElement] = []
  /// The screens above the path's, in order.
  var extras: [Extra] = []
  private var destinations: [ObjectIdentifier: [Destination]] = [:]

  init(_ node: Node) {
    self.node = node
  }

  /// The values of the screens above the root.
  var elements: [PathElement] { path?.read() ?? ownPath }

  /// Declares a destination, or changes it.
  func declare(_ type: Any.Type, _ node: Node, _ make: @escaping (AnyHashable) -> any View) {
    let key = ObjectIdentifier(type)
    var list = destinations[key] ?? []
    list.removeAll { $0.node === node }
    list.append(Destination(node: node, make: make))
    destinations[key] = list.sorted { ($0.node.depth, $0.node.number) < ($1.node.depth, $1.node.number) }
  }

  /// Takes a destination away.
  func withdraw(_ type: Any.Type, _ node: Node) {
    destinations[ObjectIdentifier(type)]?.removeAll { $0.node === node }
  }

  /// The destination for a value: the one closest to the root.
  func destination(for value: AnyHashable) -> Destination? {
    destinations[ObjectIdentifier(type(of: value.base))]?.first
  }

  /// Pushes a value.
  func push(_ element: PathElement) {
    guard let path else {
      ownPath.append(element)
      return
    }
    _ = path.append(element)
  }

  /// Takes the topmost screen away; the root stays.
  func pop() {
    if let extra = extras.last {
      extra.close()
    } else if let path {
      path.truncate(max(0, path.read().count - 1))
    } else if !ownPath.isEmpty {
      ownPath.removeLast()
    }
  }
}
