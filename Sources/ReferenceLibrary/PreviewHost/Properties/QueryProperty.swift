import SwiftData
import SwiftUI

extension Query: HostedProperty {
  mutating func connect(to node: Node, at offset: Int) {
    var environment = node.surroundings.environment
    environment.reads = node.reads
    values = environment
  }
}
