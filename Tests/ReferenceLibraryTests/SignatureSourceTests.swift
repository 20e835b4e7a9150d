import Foundation
import Testing

/// The rules of signatures that can be read off the sources, for every declaration and not only for those in examples.
@Suite("Signatures as they are written")
struct SignatureSourceTests {
  let declarations: [SourceDeclaration]

  init() throws {
    declarations = try SourceDeclaration.all()
  }

  @Test("4. every overload for StringProtocol stands back behind the one for keys")
  func disfavoured() {
    let titled = declarations.filter {
      $0.text.contains("_ title: S") || $0.text.contains("_ title: some StringProtocol")
        || $0.text.contains("_ titleKey: S")
    }
    #expect(titled.count > 10)
    let wrong = titled.filter { !$0.attributes.contains("@_disfavoredOverload") }.map(\.place)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test("2. every modifier of views can be called from anywhere")
  func modifiers() {
    let modifiers = declarations.filter { $0.container.hasPrefix("extension View ") && $0.text.contains("func ") }
    #expect(modifiers.count > 100)
    let bound = modifiers.filter { !$0.text.contains("nonisolated ") }.map(\.place)
    #expect(bound.isEmpty, "\(bound)")
  }

  @Test(
    "2. what readers implement lives on the main actor, as far as their language mode checks it",
    arguments: [
      "App", "ButtonStyle", "Commands", "PreviewProvider", "Scene", "ToolbarContent", "View", "ViewModifier",
    ])
  func protocols(name: String) throws {
    let declaration = try #require(declarations.first { $0.text.contains("public protocol \(name)") })
    #expect(declaration.attributes.contains("@MainActor @preconcurrency"), "\(declaration.place)")
  }

  @Test("5. no body is given for every view")
  func bodies() {
    let given = declarations.filter { $0.text.contains("var body:") && $0.container.hasPrefix("extension View ") }
    #expect(given.isEmpty, "\(given.map(\.place))")
  }
}
