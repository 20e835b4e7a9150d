import Testing

@Suite struct LayerTests {
  /// The layers of the generator: a target imports from lower layers only, never from its own.
  private static let layers: [[String]] = [
    ["CCMarkGFM", "CLibYAML", "CPangoCairo"],
    ["Diagnostics", "Languages", "Pictures", "PreviewRecording"],
    ["DataFormats"],
    ["Markdown", "Content", "Templates", "SwiftCode", "Caching"],
    ["Snippets", "SiteGraph"],
    ["SnippetToolchain", "Checks", "Rendering"],
    ["Pipeline"],
    ["CommandLineInterface"],
    ["dalil", "dalil-pictures"],
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

  /// The layers of the reference library: what readers import does not know what drives it.
  private static let libraryLayers: [[String]] = [
    ["PreviewRecording", "SwiftUIMacros"],
    ["Combine"],
    ["SwiftUI"],
    ["SwiftData", "UniformTypeIdentifiers", "CoreTransferable", "Accessibility"],
    ["PreviewHost"],
    ["PreviewExplorer"],
  ]

  /// What a target of the library may not know although its layer would let it.
  private static let libraryStrangers: [String: Set<String>] = [
    "Combine": ["PreviewRecording", "SwiftUIMacros"],
    "SwiftUI": ["PreviewRecording"],
    "SwiftData": ["PreviewRecording"],
  ]

  private static let readersWorld = Set(libraryLayers.joined()).subtracting(["PreviewRecording"])

  @Test func `a generator target imports from lower layers only`() throws {
    let folders = ["Sources/Generator", "Sources/dalil", "Sources/dalil-pictures"]
    try expectLayers(Self.layers, strangers: Self.strangers, below: folders)
    for file in try SourceFile.all(below: folders) {
      for module in file.imports {
        #expect(!Self.readersWorld.contains(module), "\(file.path) imports \(module) of the readers' world")
      }
    }
  }

  @Test func `a target of the reference library imports from lower layers only`() throws {
    try expectLayers(Self.libraryLayers, strangers: Self.libraryStrangers, below: ["Sources/ReferenceLibrary"])
  }

  @Test func `the record of an example is values without a framework`() throws {
    for file in try SourceFile.all(below: ["Sources/ReferenceLibrary/PreviewRecording"]) {
      #expect(file.imports.subtracting(["Foundation"]).isEmpty, "\(file.path) imports \(file.imports.sorted())")
    }
  }

  @Test func `one target alone talks to each C library`() throws {
    let owners = ["CCMarkGFM": "Markdown", "CLibYAML": "DataFormats", "CPangoCairo": "dalil-pictures"]
    for file in try SourceFile.all(below: ["Sources/Generator", "Sources/dalil", "Sources/dalil-pictures"]) {
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

  /// Expects that every file below some folders belongs to a target of `layers` and imports only from lower ones.
  private func expectLayers(
    _ layers: [[String]], strangers: [String: Set<String>], below folders: [String]
  ) throws {
    var level: [String: Int] = [:]
    for (height, layer) in layers.enumerated() {
      for target in layer { level[target] = height }
    }
    for file in try SourceFile.all(below: folders) {
      let own = try #require(level[file.target], "\(file.target) has no layer: add it to the table")
      for module in file.imports {
        guard let other = level[module] else { continue }
        #expect(other < own, "\(file.path) imports \(module), which is not below \(file.target)")
        #expect(
          strangers[file.target]?.contains(module) != true,
          "\(file.path) imports \(module), which \(file.target) may not know")
      }
    }
  }
}
