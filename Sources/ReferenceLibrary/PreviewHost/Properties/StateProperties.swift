import SwiftUI

extension State: HostedProperty {
  mutating func connect(to node: Node, at offset: Int) {
    let initialValue = initialValue
    location = node.stored(at: offset) { StateLocation(initialValue) }
  }
}

extension GestureState: HostedProperty {
  mutating func connect(to node: Node, at offset: Int) {
    let initialValue = initialValue
    location = node.stored(at: offset) { StateLocation(initialValue) }
  }
}

extension Namespace: HostedProperty {
  mutating func connect(to node: Node, at offset: Int) {
    let number = node.number
    // A view may have several namespaces: the node's number and the property's offset make each its own.
    id = node.stored(at: offset) { Box(ID(number: number << 16 + offset)) }.value
  }
}

/// A value that lives as long as a node.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
