import SwiftUI

/// What a view inherits from the views around it: the environment, and the host's own objects that it is in.
struct Surroundings {
  /// The values a reader's code can see.
  private(set) var environment: EnvironmentValues
  /// Tells one environment from another without comparing values.
  private var revision = Revision()
  /// What `Content` stands for in the body of a modifier.
  var modified: ModifiedView?
  /// The host's objects, by type: the stack, the list, the window that the view is in.
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  private final class Revision {}

  init(_ environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
  }

  /// The innermost object of a type; nil takes one away.
  subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  /// The same environment outside of all containers: what is presented over a window is in no stack, list or column.
  var outsideContainers: Surroundings {
    var copy = self
    copy.objects = objects.filter { $0.value is any WindowWide }
    return copy
  }

  /// Changes the environment.
  mutating func change(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    revision = Revision()
  }

  /// Whether views inherit the same things from both; false may be a needless worry.
  func isSame(as other: Surroundings) -> Bool {
    revision === other.revision && hasSameObjects(as: other)
  }

  /// Keeps the older environment if no value differs, so that nobody below has to look.
  func settled(from old: Surroundings) -> Surroundings {
    guard revision !== old.revision, !environment.differs(from: old.environment) else { return self }
    var copy = self
    copy.environment = old.environment
    copy.revision = old.revision
    return copy
  }

  private func hasSameObjects(as other: Surroundings) -> Bool {
    modified === other.modified && objects.count == other.objects.count
      && objects.allSatisfy { other.objects[$0.key] === $0.value }
  }
}

/// An object of the host that what is presented over a window sees as the window's own views do.
protocol WindowWide: AnyObject {}

/// The view that a modifier is applied to, while the modifier's body is evaluated.
final class ModifiedView {
  let view: any View
  /// The one of the modifier around.
  let outer: ModifiedView?

  init(_ view: any View, outer: ModifiedView?) {
    self.view = view
    self.outer = outer
  }
}
