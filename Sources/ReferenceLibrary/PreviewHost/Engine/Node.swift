import SwiftUI

/// How many nodes of a tree are in memory.
final class Census {
  var count = 0
}

/// One view at one place of the evaluated tree; it lives for as long as the view keeps its identity.
final class Node {
  /// The tree that the node is part of.
  unowned let tree: ViewTree
  /// The node around; nil for the root.
  private(set) weak var parent: Node?
  let key: ChildKey
  let depth: Int
  /// Nodes made later have greater numbers.
  let number: Int
  /// The kind of view; another kind at the same place is another node.
  let viewType: Any.Type

  var view: any View
  var surroundings: Surroundings
  var children: [Node] = []
  private(set) var isAlive = true
  var isDirty = true
  /// Whether the evaluation under way is for what the view reads: its value is the one it had.
  var keepsValue = false

  /// What the host does with the view, if it is one that the host evaluates itself.
  var meaning: (any Hosted)?
  /// The environment values that the last evaluation read.
  let reads = EnvironmentReads()
  let tracking = ValueTracking()
  private let census: Census
  /// What lives as long as the node: the values of its property wrappers, and objects that its meaning keeps.
  private var storage: [StorageKey: AnyObject] = [:]
  private var derivedSurroundings: [ChildKey: Surroundings] = [:]

  private enum StorageKey: Hashable {
    case property(Int)
    case type(ObjectIdentifier)
  }

  init(_ view: any View, key: ChildKey, parent: Node?, surroundings: Surroundings, tree: ViewTree) {
    self.view = view
    self.key = key
    self.parent = parent
    self.surroundings = surroundings
    self.tree = tree
    depth = (parent?.depth ?? -1) + 1
    viewType = type(of: view)
    number = tree.nextNumber()
    census = tree.census
    census.count += 1
  }

  isolated deinit {
    tracking.cancel()
    census.count -= 1
  }

  /// The object that a property wrapper keeps; made when it is first asked for.
  func stored<Object: AnyObject>(at offset: Int, _ make: () -> Object) -> Object {
    stored(.property(offset), make)
  }

  /// The object that the node's meaning keeps, by its type; made when it is first asked for.
  func kept<Object: AnyObject>(_ make: () -> Object) -> Object {
    stored(.type(ObjectIdentifier(Object.self)), make)
  }

  /// The object that the node's meaning keeps, if it was made.
  func kept<Object: AnyObject>(_ type: Object.Type) -> Object? {
    storage[.type(ObjectIdentifier(type))] as? Object
  }

  /// What the property wrappers of the view keep, in the order of the code.
  var keptByProperties: [AnyObject] {
    let properties = storage.compactMap { key, object -> (offset: Int, object: AnyObject)? in
      if case .property(let offset) = key { (offset, object) } else { nil }
    }
    return properties.sorted { $0.offset < $1.offset }.map(\.object)
  }

  private func stored<Object: AnyObject>(_ key: StorageKey, _ make: () -> Object) -> Object {
    if let object = storage[key] as? Object { return object }
    let object = make()
    storage[key] = object
    return object
  }

  /// What a child inherits in a changed environment; the same as before where no value differs.
  func surroundings(
    for key: ChildKey, changing change: (inout EnvironmentValues) -> Void
  ) -> Surroundings {
    var changed = surroundings
    changed.change(change)
    if let old = derivedSurroundings[key] { changed = changed.settled(from: old) }
    derivedSurroundings[key] = changed
    return changed
  }

  /// Whether a reader can see the view now.
  var isShown: Bool {
    guard isAlive else { return false }
    var node = self
    while let parent = node.parent {
      guard parent.meaning?.shows(node, in: parent) ?? true else { return false }
      node = parent.meaning?.place(of: node, in: parent) ?? parent
    }
    return node === tree.root
  }

  /// Whether a reader of a view around can see this one, whatever hides that view.
  func isShown(within outer: Node) -> Bool {
    var node = self
    while node !== outer {
      guard let parent = node.parent, parent.meaning?.shows(node, in: parent) ?? true else { return false }
      node = parent
    }
    return true
  }

  /// The nearest node around of which something is true, this one included.
  func nearest(where isWanted: (Node) -> Bool) -> Node? {
    var node: Node? = self
    while let current = node {
      if isWanted(current) { return current }
      node = current.parent
    }
    return nil
  }

  /// Marks the view for evaluation in the next update.
  func setNeedsUpdate() {
    tree.invalidations.add(self)
  }

  /// Ends the node and everything in it.
  func leave() {
    meaning?.willLeave(self)
    for child in children { child.leave() }
    isAlive = false
    tracking.cancel()
  }
}
