import Combine
import SwiftUI

extension StateObject: HostedProperty {
  mutating func connect(to node: Node, at offset: Int) {
    let make = make
    let location = node.stored(at: offset) { StateLocation(make()) }
    self.location = location
    node.observe(location.value, at: offset)
  }
}

extension ObservedObject: HostedProperty {
  mutating func connect(to node: Node, at offset: Int) {
    node.observe(wrappedValue, at: offset)
  }
}

/// The subscription of one property wrapper to the object it has now.
private final class Observation {
  var object: AnyObject?
  var subscription: AnyCancellable?
}

extension Node {
  /// Has the node evaluated again whenever the object says that it will change.
  func observe<Object: ObservableObject>(_ object: Object, at offset: Int) {
    // An offset below zero: the wrapper itself may keep something at its own.
    let observation = stored(at: -1 - offset) { Observation() }
    guard observation.object !== object else { return }
    observation.object = object
    observation.subscription = object.objectWillChange.sink { [weak self] _ in
      MainActor.assumeIsolated { self?.setNeedsUpdate() }
    }
  }
}
