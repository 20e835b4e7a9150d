import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

@MainActor @Suite struct FocusTests {
  enum Field: Hashable { case name, mail }

  struct SignUp: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var log = ""
    @State private var showsMail = true
    @FocusState private var field: Field?
    var body: some View {
      Form {
        TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
        if showsMail {
          TextField("Mail", text: $mail).focused($field, equals: .mail).onSubmit { log += "mail " }
        }
        TextField("Notes", text: $mail, axis: .vertical)
        Button("Check") { field = name.isEmpty ? .name : nil }
        Button("Hide") { showsMail = false }
        Text("focus \(field.map { "\($0)" } ?? "none")")
        Text("log \(log)")
      }
      .onSubmit { log += "form " }
    }
  }

  private func focused(_ host: PreviewHost) -> [String] {
    host.screen.elements.filter(\.isFocused).map(\.name)
  }

  @Test func `a tap, code and return move the focus, and the state follows`() throws {
    let host = PreviewHost(SignUp())
    #expect(host.texts.contains("focus none"))
    try host.focus("Name")
    #expect(host.texts.contains("focus name"))
    #expect(focused(host) == ["Name"])
    try host.submit("Name")
    #expect(host.texts.contains("focus mail"))
    #expect(focused(host) == ["Mail"])
    #expect(host.texts.contains("log form "))
    // The action of the field comes before that of the form; nobody moves the focus on, so the keyboard closes.
    try host.submit("Mail")
    #expect(host.texts.contains("log form mail form "))
    #expect(focused(host) == [])
    #expect(host.texts.contains("focus none"))
    try host.tap("Check")
    #expect(focused(host) == ["Name"])
    host.closeKeyboard()
    #expect(host.texts.contains("focus none"))
  }

  @Test func `a field that goes away takes the focus along`() throws {
    let host = PreviewHost(SignUp())
    try host.type("a@b", into: "Mail")
    #expect(host.texts.contains("focus mail"))
    try host.tap("Hide")
    #expect(focused(host) == [])
    #expect(host.texts.contains("focus none"))
  }

  @Test func `return in a field of many lines submits nothing`() {
    let host = PreviewHost(SignUp())
    #expect(throws: ActionError(action: "submit", target: "Notes", reason: .notFound(offered: ["Name", "Mail"]))) {
      try host.submit("Notes")
    }
  }

  struct Opening: View {
    @FocusState private var isTyping: Bool
    var body: some View {
      VStack {
        TextField("First", text: .constant(""))
        TextField("Second", text: .constant("")).focused($isTyping)
        Text(isTyping ? "typing" : "idle")
      }
      .onAppear { isTyping = true }
    }
  }

  @Test func `a screen gives the focus when it appears`() throws {
    let host = PreviewHost(Opening())
    #expect(focused(host) == ["Second"])
    #expect(host.texts.contains("typing"))
    try host.focus("First")
    #expect(host.texts.contains("idle"))
    #expect(focused(host) == ["First"])
  }

  struct Missing: View {
    @FocusState private var isTyping: Bool
    var body: some View {
      VStack {
        Text(isTyping ? "typing" : "idle").focused($isTyping)
        Button("Focus") { isTyping = true }
      }
    }
  }

  @Test func `a state that names what cannot be focused is written back`() throws {
    let host = PreviewHost(Missing())
    try host.tap("Focus")
    #expect(host.texts.contains("idle"))
  }
}
