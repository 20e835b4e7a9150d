import Foundation
import SwiftUI
import Testing

@Suite("The environment")
struct EnvironmentTests {
  struct AccentKey: EnvironmentKey {
    static let defaultValue = "plain"
  }

  @Observable final class Router {}

  @Test("a key reads as its default until it is set")
  func keys() {
    var values = EnvironmentValues()
    #expect(values[AccentKey.self] == "plain")
    values[AccentKey.self] = "loud"
    #expect(values[AccentKey.self] == "loud")
  }

  @Test("copies are independent")
  func copies() {
    let outer = EnvironmentValues()
    var inner = outer
    inner.isEnabled = false
    #expect(outer.isEnabled)
    #expect(!inner.isEnabled)
  }

  @Test("a value made by @Entry has its default and can be set")
  func entries() {
    var values = EnvironmentValues()
    #expect(values.readerName == "nobody")
    #expect(values.chapter == nil)
    values.readerName = "Noa"
    values.chapter = 3
    #expect(values.readerName == "Noa")
    #expect(values.chapter == 3)
  }

  @Test("an object is found by its type, and nil takes it away")
  func objects() {
    var values = EnvironmentValues()
    let router = Router()
    values[Router.self] = router
    #expect(values[Router.self] === router)
    values[Router.self] = nil
    #expect(values[Router.self] == nil)
  }

  @Test("a wrapper outside of a view reads defaults; an optional object reads as nil")
  @MainActor func wrappersOutsideOfAView() {
    #expect(Environment(\.colorScheme).wrappedValue == .light)
    #expect(Environment<Router?>(Router.self).wrappedValue == nil)
  }

  @Test("reading an object that nobody supplied stops the program")
  func missingObject() async {
    await #expect(processExitsWith: .failure) {
      _ = Environment(Router.self).wrappedValue
    }
  }

  @Test("modifiers change the environment; disabled cannot be undone further in")
  func modifiers() throws {
    var values = EnvironmentValues()
    let outer = EnvironmentModifier { $0.isEnabled = $0.isEnabled && !true }
    let inner = EnvironmentModifier { $0.isEnabled = $0.isEnabled && !false }
    outer.transform(&values)
    inner.transform(&values)
    #expect(!values.isEnabled)
  }

  @Test("an action for URLs says what it did with each")
  @MainActor func openURLAction() throws {
    let site = try #require(URL(string: "https://example.com"))
    let action = OpenURLAction { $0 == site ? .handled : .discarded }
    #expect(action.perform(site) == .handled)
    var accepted: [Bool] = []
    action(site) { accepted.append($0) }
    action(URL(filePath: "/")) { accepted.append($0) }
    #expect(accepted == [true, false])
  }
}

extension EnvironmentValues {
  @Entry var readerName = "nobody"
  @Entry var chapter: Int?
}
