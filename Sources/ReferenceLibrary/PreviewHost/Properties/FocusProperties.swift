import SwiftUI

extension FocusState: HostedProperty {
  mutating func connect(to node: Node, at offset: Int) {
    let none = none
    location = node.stored(at: offset) { StateLocation(none) }
  }
}

extension AccessibilityFocusState: HostedProperty {
  mutating func connect(to node: Node, at offset: Int) {
    let none = none
    location = node.stored(at: offset) { StateLocation(none) }
  }
}
