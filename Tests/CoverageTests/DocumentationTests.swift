import Foundation
import Testing

/// Every public symbol of the library says what it is, and names Apple's page.
@Suite struct DocumentationTests {
  @Test func `every public symbol has a sentence`() throws {
    for declaration in try Library.current().surface where Self.needsSentence(declaration) {
      #expect(!declaration.documentation.isEmpty, "\(declaration.place): \(declaration.path) has no /// comment")
    }
  }

  @Test func `every type, initialiser and function names Apple's page`() throws {
    for declaration in try Library.current().surface where Self.needsPage(declaration) {
      #expect(
        !declaration.applePages.isEmpty,
        "\(declaration.place): \(declaration.path) \(declaration.fullName) does not link to its page at Apple")
    }
  }

  @Test func `every public symbol of the host and of its records has a sentence`() throws {
    for declaration in try Library.read(["PreviewHost", "PreviewRecording"]).surface
    where Self.needsSentence(declaration) {
      #expect(!declaration.documentation.isEmpty, "\(declaration.place): \(declaration.path) has no /// comment")
    }
  }

  @Test func `every example of the articles is a test that runs`() throws {
    let tests = try Self.lines(of: "Tests/PreviewHostTests/DocumentedExampleTests.swift")
    let articles = "Sources/ReferenceLibrary/Documentation.docc"
    let names = try FileManager.default.contentsOfDirectory(atPath: Library.root.appendingPathComponent(articles).path)
    for name in names.sorted() where name.hasSuffix(".md") {
      let parts = try Self.lines(of: "\(articles)/\(name)").split(separator: "```", omittingEmptySubsequences: false)
      for part in parts {
        // The block before a closing fence.
        guard let opening = part.lastIndex(of: "```swift") else { continue }
        let example = Array(part[(opening + 1)...])
        #expect(tests.contains(example), "\(name): “\(example.first ?? "")” and what follows is not in the tests")
      }
    }
  }

  /// The lines of a file without their indentation.
  private static func lines(of path: String) throws -> [String] {
    let text = try String(contentsOf: Library.root.appendingPathComponent(path), encoding: .utf8)
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test func `every link leads to Apple's documentation`() throws {
    for declaration in try Library.current().surface {
      #expect(declaration.links == declaration.applePages, "\(declaration.place): \(declaration.links)")
    }
  }

  /// The witnesses of a protocol take over its words.
  private static func needsSentence(_ declaration: Declaration) -> Bool {
    !(declaration.kind == .property && ["body", "description", "debugDescription"].contains(declaration.name))
  }

  private static func needsPage(_ declaration: Declaration) -> Bool {
    let parts = declaration.path.split(separator: ".")
    guard !parts.contains(where: isHidden), !Exceptions.isOwn(declaration) else { return false }
    switch declaration.kind {
    case .type, .wrapper, .protocolType, .macro, .initializer: return true
    case .function: return declaration.name.first?.isLetter == true
    case .property: return declaration.owner == "EnvironmentValues" && declaration.name != "description"
    default: return false
    }
  }

  /// Names with an underscore are not meant for readers.
  private static func isHidden(_ name: Substring) -> Bool { name.hasPrefix("_") }
}
