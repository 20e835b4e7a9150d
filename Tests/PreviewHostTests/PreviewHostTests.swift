import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

@MainActor @Suite struct PreviewHostTests {
  @Test func `an interface is read from left to right by default`() {
    #expect(PreviewHost(Text("Hello")).readingDirection == .leftToRight)
  }
}
