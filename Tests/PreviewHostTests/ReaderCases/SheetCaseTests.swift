import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

@testable import ReaderCases

/// The readers' code about sheets, covers, alerts and dialogs, tapped through.
@MainActor @Suite struct SheetCaseTests {
  @Test func `sheet-01: a sheet edits the item and closes itself`() throws {
    let host = PreviewHost(GuestList())
    try host.tap("Omar")
    #expect(host.screen.front.title == "Edit guest")
    #expect(host.screen.front.toolbar.map(\.placement) == ["topBarLeading", "confirmationAction"])
    try host.type("", into: "Name")
    #expect(throws: ActionError.self) { try host.tap("Save") }
    try host.type("Omar K.", into: "Name")
    try host.tap("Save")
    #expect(host.presentedKinds == [])
    try host.tap("Omar")
    try host.tap("Cancel")
    #expect(host.texts == ["Omar"])
    #expect(host.warnings == [])
  }

  @Test func `sheet-02: every dismissal is counted once`() throws {
    let host = PreviewHost(TermsButton())
    for count in 1...3 {
      try host.tap("Terms")
      #expect(host.texts == ["Read me"])
      try host.dismissByGesture()
      let badge = host.screen.elements.flatMap(\.looks).first { $0.name == "badge" }
      #expect(badge?.arguments.first?.value == "\(count)")
    }
  }

  @Test func `sheet-03: a low sheet leaves the map in use, a high one covers it`() throws {
    let host = PreviewHost(MapSheet())
    var sheet = try #require(host.screen.presented.first)
    #expect(sheet.detents == ["height(120)", "fraction(0.2)", "medium", "large"])
    #expect(sheet.selectedDetent == "medium")
    #expect(sheet.allowsBackgroundInteraction)
    try host.tap("Expand")
    sheet = try #require(host.screen.presented.first)
    #expect(sheet.selectedDetent == "large")
    #expect(!sheet.allowsBackgroundInteraction)
    try host.selectDetent(.fraction(0.2))
    #expect(host.screen.presented.first?.selectedDetent == "fraction(0.2)")
  }

  @Test func `sheet-04: each panel opens as a sheet of its own`() throws {
    let host = PreviewHost(SizingDemo())
    for panel in Panel.allCases {
      try host.tap(panel.rawValue)
      #expect(host.texts == [panel.rawValue])
      #expect(host.presentedKinds == [.sheet])
      try host.dismissByGesture()
    }
  }

  @Test func `sheet-05: unsaved changes are asked about`() throws {
    let host = PreviewHost(Presenting { NoteSheet() })
    try host.tap("Open")
    try host.tap("إلغاء")
    #expect(host.presentedKinds == [])
    try host.tap("Open")
    let editor = try #require(host.screen.front.elements.first { $0.role == .textEditor })
    try host.type("مسودة", into: editor.name)
    #expect(throws: ActionError.self) { try host.dismissByGesture() }
    try host.tap("إلغاء")
    #expect(host.presentedKinds == [.sheet, .confirmationDialog])
    #expect(host.screen.front.title == "تجاهل التغييرات؟")
    #expect(host.screen.presented[0].screen.presented[0].message.map(\.text) == ["لا يمكن التراجع"])
    try host.tap("متابعة")
    #expect(host.presentedKinds == [.sheet])
    try host.tap("إلغاء")
    try host.tap("تجاهل")
    #expect(host.presentedKinds == [])
  }

  @Test func `sheet-06: a draft is guarded where it is presented`() throws {
    let host = PreviewHost(Presenting { WindowEditor() })
    try host.tap("Open")
    try host.dismissByGesture()
    #expect(host.presentedKinds == [])
    try host.tap("Open")
    try host.type("words", into: "Draft")
    try host.dismissByGesture()
    #expect(host.texts == ["Discard", "Save", "Cancel"])
    try host.tap("Cancel")
    #expect(host.presentedKinds == [.sheet])
    try host.dismissByGesture()
    try host.tap("Discard")
    #expect(host.presentedKinds == [])
  }

  @Test func `sheet-07: two covers on one view take turns`() throws {
    let host = PreviewHost(ClipGrid())
    #expect(host.presentedKinds == [.fullScreenCover])
    try host.tap("Start")
    #expect(host.presentedKinds == [])
    try host.tap("Play")
    try host.tap("Close 3")
    #expect(host.texts == ["Play"])
    #expect(host.warnings == [])
  }

  @Test func `sheet-08: one alert after another`() throws {
    var deletions = 0
    let host = PreviewHost(DeleteButton(onDelete: { deletions += 1 }))
    try host.tap("Delete")
    try host.tap("Keep")
    #expect(host.presentedKinds == [])
    try host.tap("Delete")
    try host.tap("Delete")
    #expect(deletions == 1)
    #expect(host.screen.front.title == "Deleted")
    try host.tap("OK")
    #expect(host.presentedKinds == [])
    #expect(host.warnings == [])
  }

  @Test func `sheet-09: a tip by its button, and a sheet over a sheet`() throws {
    let phone = PreviewHost(Layers())
    try phone.tap("Tip")
    #expect(phone.presentedKinds == [.sheet])
    try phone.dismissByGesture()
    try phone.tap("First")
    try phone.tap("Second")
    #expect(phone.presentedKinds == [.sheet, .sheet])
    #expect(phone.texts == ["Top"])
    try phone.dismissByGesture()
    try phone.tap("Done")
    #expect(phone.presentedKinds == [])
    let tablet = PreviewHost(Layers(), on: .tablet)
    try tablet.tap("Tip")
    #expect(tablet.presentedKinds == [.popover])
  }

  @Test func `router-03: a row asks its router for a sheet`() throws {
    let host = PreviewHost(PostList())
    try host.tap("Report")
    #expect(host.texts == ["Report 5"])
    try host.dismissByGesture()
    #expect(host.texts == ["Report"])
  }
}

/// A button that presents a view in a sheet.
private struct Presenting<Content: View>: View {
  @State private var isOpen = false
  let content: () -> Content
  var body: some View {
    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { content() }
  }
}
