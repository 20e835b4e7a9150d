import Combine
import SwiftUI

extension Environment: HostedProperty {
  mutating func connect(to node: Node, at offset: Int) {
    var environment = node.surroundings.environment
    environment.reads = node.reads
    values = environment
  }
}

extension EnvironmentObject: HostedProperty {
  mutating func connect(to node: Node, at offset: Int) {
    var environment = node.surroundings.environment
    environment.reads = node.reads
    object = environment[legacyObject: ObjectType.self]
    if let object { node.observe(object, at: offset) }
  }
}
