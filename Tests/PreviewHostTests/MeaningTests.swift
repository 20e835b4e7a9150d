import Foundation
import Testing

/// Every view and modifier that the library evaluates itself has a meaning in the host.
@Suite struct MeaningTests {
  private static let library = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/ReferenceLibrary")

  /// The text of all Swift files in a folder.
  private func sources(of folder: String) throws -> String {
    let root = Self.library.appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  /// The types that conform to a protocol, by the extensions and declarations that say so.
  private func types(conformingTo name: String, in text: String) throws -> Set<String> {
    let pattern = try Regex("(?:extension|struct) ([A-Za-z_.]+)(?:<[^{\\n]*>)?: (?:[A-Za-z_, ]*[ ,])?\(name)\\b")
    return Set(text.matches(of: pattern).compactMap { $0.output[1].substring.map(String.init) })
  }

  @Test(arguments: [
    ("PrimitiveView", "HostedView"), ("PrimitiveModifier", "HostedModifier"),
    ("PrimitiveToolbarContent", "HostedToolbarContent"),
  ])
  func `everything without a body has a meaning`(primitive: String, hosted: String) throws {
    let swiftUI = try types(conformingTo: primitive, in: sources(of: "SwiftUI"))
    let host = try types(conformingTo: hosted, in: sources(of: "PreviewHost"))
    // Given a meaning by the views around them: the tabs of a tab view, the window of a scene, a modified modifier.
    let exempt: Set = ["TabContentBuilder.Content", "PresentedWindowContent", "ModifiedContent"]
    #expect(!swiftUI.isEmpty)
    #expect(swiftUI.subtracting(host).subtracting(exempt).sorted() == [])
  }
}
