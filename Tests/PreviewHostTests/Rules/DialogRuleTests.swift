import Foundation
import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

@MainActor @Suite struct DialogRuleTests {
  @Observable final class Model {
    var asks = false
    var choosing = false
    var name: String?
    var error: Failure?
    @ObservationIgnored var log: [String] = []
  }

  enum Failure: LocalizedError {
    case full
    var errorDescription: String? { "The disk is full" }
  }

  struct Asking: View {
    @Bindable var model: Model
    var body: some View {
      Button("Delete") { model.asks = true }
        .alert("Delete?", isPresented: $model.asks) {
          Button("Delete", role: .destructive) { model.log.append("deleted while shown: \(model.asks)") }
          Button("Keep", role: .cancel) {}
        } message: {
          Text("For ever.")
        }
    }
  }

  @Test(.rule(45, .documented, "developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)"))
  func `a button of an alert acts, then the binding is false`() throws {
    let model = Model()
    let host = PreviewHost(Asking(model: model))
    try host.tap("Delete")
    let alert = try #require(host.screen.presented.first)
    #expect(alert.kind == .alert)
    #expect(alert.screen.title == "Delete?")
    #expect(alert.message.map(\.text) == ["For ever."])
    #expect(alert.screen.content.map(\.name) == ["Delete", "Keep"])
    #expect(alert.screen.content.map(\.purpose) == ["destructive", "cancel"])
    try host.tap("Delete")
    #expect(model.log == ["deleted while shown: true"])
    #expect(!model.asks)
    #expect(host.screen.presented == [])
    try host.tap("Delete")
    try host.tap("Keep")
    #expect(!model.asks)
    #expect(model.log.count == 1)
  }

  struct Bare: View {
    @Bindable var model: Model
    var body: some View {
      Text("Bare").alert("Done", isPresented: $model.asks) {}
        .confirmationDialog("Sort", isPresented: $model.choosing) { Button("By name") { model.log.append("name") } }
    }
  }

  @Test(.rule(45, .documented, "developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)"))
  func `an alert without buttons has an OK`() throws {
    let model = Model()
    let host = PreviewHost(Bare(model: model))
    model.asks = true
    #expect(host.texts == ["OK"])
    #expect(throws: ActionError.self) { try host.dismissByGesture() }
    try host.tap("OK")
    #expect(!model.asks)
    #expect(host.texts == ["Bare"])
  }

  @Test(
    .rule(
      45, .documented,
      "developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)"))
  func `a dialog always has Cancel and hides its title unless asked`() throws {
    let model = Model()
    let host = PreviewHost(Bare(model: model))
    model.choosing = true
    #expect(host.screen.presented.map(\.kind) == [.confirmationDialog])
    #expect(host.screen.front.title == nil)
    #expect(host.screen.front.content.map(\.name) == ["By name", "Cancel"])
    try host.tap("Cancel")
    #expect(!model.choosing)
    model.choosing = true
    try host.dismissByGesture()
    #expect(!model.choosing)
    #expect(model.log == [])
    model.choosing = true
    try host.tap("By name")
    #expect(model.log == ["name"])
    #expect(host.screen.presented == [])
  }

  struct Naming: View {
    @Bindable var model: Model
    var body: some View {
      Text("Naming").alert("Rename", isPresented: $model.asks, presenting: model.name) { name in
        Button("Rename \(name)") { model.log.append(name) }
      } message: {
        Text("Now \($0)")
      }
    }
  }

  @Test(
    .rule(
      45, .documented,
      "developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)"))
  func `nothing shows while the data is nil, and the data is fixed while it shows`() throws {
    let model = Model()
    let host = PreviewHost(Naming(model: model))
    model.asks = true
    #expect(host.screen.presented == [])
    model.name = "A"
    #expect(host.texts == ["Rename A"])
    model.name = "B"
    #expect(host.texts == ["Rename A"])
    #expect(host.screen.presented.first?.message.map(\.text) == ["Now A"])
    model.name = nil
    #expect(host.texts == ["Rename A"])
    try host.tap("Rename A")
    #expect(model.log == ["A"])
    #expect(!model.asks)
    #expect(host.screen.presented == [])
  }

  struct Failing: View {
    @Bindable var model: Model
    var body: some View {
      Text("Failing").alert(isPresented: $model.asks, error: model.error) {
        Button("Try again") { model.error = nil }
      }
    }
  }

  @Test func `an alert of an error is called as the error describes itself, also after the error has gone`() throws {
    let model = Model()
    let host = PreviewHost(Failing(model: model))
    model.asks = true
    #expect(host.screen.presented == [])
    model.error = .full
    #expect(host.screen.front.title == "The disk is full")
    model.error = nil
    #expect(host.screen.front.title == "The disk is full")
    try host.tap("Try again")
    #expect(host.screen.presented == [])
  }

  struct Guarded: View {
    @State private var isOpen = true
    @State private var draft = "x"
    var body: some View {
      Text("Below").sheet(isPresented: $isOpen) {
        Text("Draft \(draft)")
          .dismissalConfirmationDialog("Discard?", shouldPresent: !draft.isEmpty) {
            Button("Discard", role: .destructive) { draft = "" }
            Button("Keep editing", role: .cancel) {}
          }
      }
    }
  }

  @Test func `a dismissal that must be confirmed asks first and goes on after an action`() throws {
    let host = PreviewHost(Guarded())
    try host.dismissByGesture()
    #expect(host.texts == ["Discard", "Keep editing"])
    try host.tap("Keep editing")
    #expect(host.texts == ["Draft x"])
    try host.dismissByGesture()
    try host.tap("Discard")
    #expect(host.texts == ["Below"])
  }
}
