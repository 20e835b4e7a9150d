import Combine
import SwiftUI

/// A property wrapper that the host connects before the body around it is evaluated.
protocol HostedProperty {
  /// Connects the wrapper to what lives at the node; `offset` tells it from the node's other wrappers.
  mutating func connect(to node: Node, at offset: Int)
}
