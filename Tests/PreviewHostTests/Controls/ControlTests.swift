import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// The controls of a form: what they show, what a reader can do with them.
@MainActor @Suite struct ControlTests {
  enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }

  struct Settings: View {
    @State private var isOn = false
    @State private var size = Size.small
    @State private var volume = 0.5
    @State private var guests = 2
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var name = ""
    @State private var secret = ""
    @State private var isAdvanced = false
    var style: String = ""

    var body: some View {
      Form {
        Toggle("Alerts", isOn: $isOn)
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text($0.rawValue) }
        }
        Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
        Stepper("Guests: \(guests)", value: $guests, in: 1...3)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        Section("Account") {
          TextField("Name", text: $name)
          SecureField("Password", text: $secret)
        }
        DisclosureGroup("More", isExpanded: $isAdvanced) { Text("Inside") }
        LabeledContent("Version", value: "1.0")
        ProgressView("Loading", value: 0.25)
      }
    }
  }

  @Test func `a form has a row for each control`() {
    let host = PreviewHost(Settings())
    let form = host.screen.content.first
    #expect(form?.role == .form)
    let rows = form?.children ?? []
    #expect(rows.map(\.role) == [.row, .row, .row, .row, .row, .section, .row, .row, .row])
    #expect(rows[5].children.map(\.role) == [.header, .row, .row])
    #expect(
      rows.filter { $0.role == .row }.flatMap { $0.children.map(\.role) } == [
        .toggle, .picker, .slider, .stepper, .datePicker, .disclosure, .labeledContent, .progress,
      ])
  }

  @Test func `a reader toggles, chooses, adjusts, types`() throws {
    let host = PreviewHost(Settings())
    try host.toggle("Alerts")
    #expect(host.element("Alerts", .toggle)?.isSelected == true)
    try host.tap("Alerts")
    #expect(host.element("Alerts", .toggle)?.isSelected == false)
    try host.choose("large", in: "Size")
    #expect(host.element("Size", .picker)?.value == "large")
    try host.adjust("Volume", .increment)
    #expect(host.element("Volume", .slider)?.value == "20%")
    try host.adjust("Volume", to: 99)
    #expect(host.element("Volume", .slider)?.value == "100%")
    try host.adjust("Guests: 2", .increment)
    try host.adjust("Guests: 3", .increment)
    #expect(host.element("Guests: 3", .stepper) != nil)
    try host.choose(Date(timeIntervalSince1970: 86_400), in: "Day")
    #expect(host.element("Day", .datePicker)?.value == "Jan 2, 1970")
    try host.type("Ada", into: "Name")
    #expect(host.element("Name", .textField)?.value == "Ada")
    #expect(host.element("Name", .textField)?.isFocused == true)
    try host.type("abc", into: "Password")
    #expect(host.element("Password", .secureField)?.value == "•••")
    #expect(host.element("Name", .textField)?.isFocused == false)
    #expect(!host.screen.texts.contains("Inside"))
    try host.tap("More")
    #expect(host.screen.texts.contains("Inside"))
  }

  @Test func `an action that cannot be done says what can`() {
    let host = PreviewHost(Settings())
    #expect(throws: ActionError(action: "toggle", target: "Sounds", reason: .notFound(offered: ["Alerts"]))) {
      try host.toggle("Sounds")
    }
    #expect(
      throws: ActionError(action: "choose", target: "huge", reason: .notFound(offered: ["small", "medium", "large"]))
    ) {
      try host.choose("huge", in: "Size")
    }
    #expect(throws: ActionError(action: "choose in", target: "Colour", reason: .notFound(offered: ["Size"]))) {
      try host.choose("red", in: "Colour")
    }
  }

  @Test func `what is disabled cannot be used`() {
    let host = PreviewHost(Settings().disabled(true))
    #expect(throws: ActionError(action: "toggle", target: "Alerts", reason: .disabled)) { try host.toggle("Alerts") }
    #expect(throws: ActionError(action: "choose in", target: "Size", reason: .disabled)) {
      try host.choose("large", in: "Size")
    }
    #expect(throws: ActionError(action: "type into", target: "Name", reason: .disabled)) {
      try host.type("x", into: "Name")
    }
  }
}

extension PreviewHost {
  /// The first element in front of a name and a role.
  func element(_ name: String, _ role: Element.Role) -> Element? {
    screen.front.elements.first { $0.role == role && ($0.name == name || $0.text == name) }
  }
}
