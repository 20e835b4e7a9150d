import PreviewHost
import SwiftUI
import Testing

/// What a scene tells its views when the reader leaves the app and comes back.
@MainActor @Suite struct ScenePhaseTests {
  @MainActor final class Log {
    var phases: [ScenePhase] = []
  }

  struct Watching: View {
    let log: Log
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Text("watching").onChange(of: phase) { log.phases.append(phase) }
    }
  }

  @Test func `a scene passes through inactive on its way to the background and back`() {
    let log = Log()
    let host = PreviewHost(Watching(log: log))
    host.enterBackground()
    #expect(log.phases == [.inactive, .background])
    host.enterForeground()
    #expect(log.phases == [.inactive, .background, .inactive, .active])
  }

  @Test func `a scene that is covered in part is inactive, and saying so twice changes nothing`() {
    let log = Log()
    let host = PreviewHost(Watching(log: log))
    host.becomeInactive()
    host.becomeInactive()
    #expect(log.phases == [.inactive])
    host.enterForeground()
    #expect(log.phases == [.inactive, .active])
  }
}
