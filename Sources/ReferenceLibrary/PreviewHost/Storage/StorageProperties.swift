import SwiftUI

extension AppStorage: HostedProperty {
  mutating func connect(to node: Node, at offset: Int) {
    var environment = node.surroundings.environment
    environment.reads = node.reads
    inheritedStore = environment.defaultAppStorage
  }
}

extension SceneStorage: HostedProperty {
  mutating func connect(to node: Node, at offset: Int) {
    scene = node.surroundings[SceneStore.self]
  }
}
