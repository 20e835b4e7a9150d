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
    request.devices.map { device in
      var played = device == .phone ? Device.phone : .tablet
      played.setLanguage(request.language)
      let host = root.start(played)
      var recording = Recording(
        name: root.name, device: device, language: request.language,
        direction: played.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
      recording.states = [Recording.State(screen: host.screen, spoken: host.voiceOverTranscript)]
      recording.warnings = host.warnings
      return recording
    }
  }
}
