import SwiftUI

/// What tells a view from its siblings from one update to the next.
enum ChildKey: Hashable {
  /// Its place among the statements of a builder.
  case place(Int)
  /// The branch of a condition.
  case branch(Bool)
  /// An identity given in code.
  case identity(AnyHashable)
  /// What it is to the view around it.
  case role(String)

  /// The view that a modifier is applied to, or the only view inside.
  static let content = ChildKey.role("content")
  /// The label of a control or tab, the heading of a section of tabs.
  static let label = ChildKey.role("label")
}

/// The views inside a view, while they are being named.
struct Children {
  struct Child {
    let key: ChildKey
    let view: any View
    let surroundings: Surroundings
    /// Whether it is a part of the view around as it stands, not made anew.
    let isStored: Bool
  }

  /// The node whose views are named.
  let node: Node
  private(set) var list: [Child] = []

  /// What the views inherit unless something else is said.
  var surroundings: Surroundings

  init(of node: Node) {
    self.node = node
    surroundings = node.surroundings
  }

  /// Adds a view.
  mutating func add(_ view: any View, _ key: ChildKey, in surroundings: Surroundings? = nil) {
    list.append(Child(key: key, view: view, surroundings: surroundings ?? self.surroundings, isStored: false))
  }

  /// Adds a view that is stored in the view around: while that stays the same value, so does this one, and it is left
  /// alone when the view around is evaluated again for what it reads.
  mutating func add(stored view: any View, _ key: ChildKey, in surroundings: Surroundings? = nil) {
    list.append(Child(key: key, view: view, surroundings: surroundings ?? self.surroundings, isStored: true))
  }

  /// Adds a view in a changed environment.
  mutating func add(
    _ view: any View, _ key: ChildKey, changing change: (inout EnvironmentValues) -> Void
  ) {
    add(view, key, in: node.surroundings(for: key, changing: change))
  }
}
