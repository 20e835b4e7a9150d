import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

@MainActor @Suite struct GestureTests {
  struct Touches: View {
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Text("Card").onTapGesture { log.append("tap") }
          .onTapGesture(count: 2) { log.append("double") }
          .onLongPressGesture { log.append("long") }
        Button("Both") { log.append("button") }.simultaneousGesture(TapGesture().onEnded { log.append("also") })
        Button("Own") { log.append("own") }.onTapGesture { log.append("never") }
        Button("Over") { log.append("never") }.highPriorityGesture(TapGesture().onEnded { log.append("first") })
        Text("Menu").contextMenu {
          Button("Copy") { log.append("copied") }
          Button("Paste") {}.disabled(true)
        }
        Button("Save") { log.append("saved") }.keyboardShortcut("s")
        Button("Invisible") { log.append("never") }.hidden()
        Text(log.joined(separator: " "))
      }
    }
  }

  @Test func `gestures act beside, before or after what they are on`() throws {
    let host = PreviewHost(Touches())
    try host.tap("Card")
    try host.tap("Card", times: 2)
    try host.longPress("Card")
    try host.tap("Both")
    try host.tap("Own")
    try host.tap("Over")
    #expect(host.texts.contains("tap double long button also own first"))
  }

  @Test func `a long press opens a menu, and keys stand for taps`() throws {
    let host = PreviewHost(Touches())
    #expect(try host.openMenu("Menu") == ["Copy", "Paste"])
    try host.chooseFromMenu("Copy", of: "Menu")
    #expect(throws: ActionError(action: "choose", target: "Paste", reason: .disabled)) {
      try host.chooseFromMenu("Paste", of: "Menu")
    }
    try host.press("s")
    #expect(host.texts.contains("copied saved"))
    #expect(throws: ActionError.self) { try host.press("s", modifiers: [.command, .shift]) }
    #expect(throws: ActionError.self) { try host.tap("Invisible") }
    #expect(!host.voiceOverTranscript.contains("Invisible, button"))
  }
}
