import Testing

@Suite struct LayerTests {
  /// The layers of the generator: a target imports from lower layers only, never from its own.
  private static let layers: [[String]] = [
    ["CCMarkGFM", "CLibYAML"],
    ["Diagnostics", "Languages", "PreviewRecording"],
    ["Markdown", "Content", "Templates", "SwiftCode", "Caching"],
    ["Snippets", "SiteGraph"],
    ["SnippetToolchain", "Checks", "Rendering"],
    ["Pipeline"],
    ["CommandLineInterface"],
    ["dalil"],
  ]

  /// What a target may not know although its layer would let it.
  private static let strangers: [String: Set<String>] = [
    "Rendering": ["Caching", "Content"],
    "SnippetToolchain": ["Markdown", "SiteGraph", "Caching"],
    "Checks": ["Templates"],
    "SiteGraph": ["Templates", "SwiftCode", "Caching"],
    "Snippets": ["Content", "Templates", "Caching"],
    "CommandLineInterface": ["Markdown", "Templates"],
  ]

  private static let readersWorld: Set<String> = ["SwiftUI", "Combine", "SwiftData", "SwiftUIMacros", "PreviewHost"]

  @Test func `a generator target imports from lower layers only`() throws {
    var level: [String: Int] = [:]
    for (height, layer) in Self.layers.enumerated() {
      for target in layer { level[target] = height }
    }
    for file in try SourceFile.all(below: ["Sources/Generator", "Sources/dalil"]) {
      let own = try #require(level[file.target], "\(file.target) has no layer: add it to the table")
      for module in file.imports {
        #expect(!Self.readersWorld.contains(module), "\(file.path) imports \(module) of the readers' world")
        guard let other = level[module] else { continue }
        #expect(other < own, "\(file.path) imports \(module), which is not below \(file.target)")
        #expect(
          Self.strangers[file.target]?.contains(module) != true,
          "\(file.path) imports \(module), which \(file.target) may not know")
      }
    }
  }

  @Test func `one target alone talks to each C library`() throws {
    let owners = ["CCMarkGFM": "Markdown", "CLibYAML": "Content"]
    for file in try SourceFile.all(below: ["Sources/Generator"]) {
      for module in file.imports {
        if let owner = owners[module] { #expect(file.target == owner, "\(file.path) imports \(module)") }
      }
    }
  }

  @Test func `the reference library does not import the generator`() throws {
    // The record of a running example is what both worlds share.
    let generator = Set(Self.layers.joined()).subtracting(["PreviewRecording"])
    for file in try SourceFile.all(below: ["Sources/ReferenceLibrary"]) {
      #expect(generator.isDisjoint(with: file.imports), "\(file.path) imports a target of the generator")
    }
  }
}
