public import PreviewHost
import SwiftUI

/// Looks at an example from all sides that a reader can reach.
@MainActor
public struct PreviewExplorer {
  /// What is to be recorded.
  public let request: RecordingRequest

  /// Makes an explorer.
  public init(_ request: RecordingRequest) {
    self.request = request
  }

  /// One recording for each device, each beginning with the example as it is started.
  public func record(_ root: PreviewRoot) -> [Recording] {
    record([root])
  }

  /// The recordings of several examples, for each device; the time of the request is the time for all of them.
  public func record(_ roots: [PreviewRoot]) -> [Recording] {
    let deadline = ContinuousClock.now + .milliseconds(request.milliseconds)
    return roots.flatMap { root in
      request.devices.map { device in
        var exploration = Exploration(of: root, on: device, request, until: deadline)
        exploration.run()
        return exploration.recording
      }
    }
  }
}
