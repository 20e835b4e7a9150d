import Foundation
import Testing

/// The names that guides use, with their overloads, as reader's code: one file a topic.
@Suite("The surface that guides use")
struct SurfaceTests {
  let library: BuiltLibrary
  let files: [URL]

  init() throws {
    library = try BuiltLibrary()
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/surface")
    files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  @Test("every name compiles", arguments: LanguageMode.allCases)
  func names(mode: LanguageMode) throws {
    #expect(files.count > 4)
    let output = try library.typeCheck(files, in: mode)
    let errors = output.split(separator: "\n").filter { $0.hasPrefix("/") && $0.contains(": error: ") }
    #expect(errors.isEmpty, "\(errors)")
  }

  /// One line of a chain that is repeated twelve times. The solver's time must not double with each of them.
  static let repeated = [
    ".background(.red)", ".background(Color.red)", ".background(Color.red, ignoresSafeAreaEdges: .top)",
    ".background(.red, in: .circle)", ".background(in: .capsule)", ".background { Color.red }",
    ".overlay(.red)", ".overlay(Color.red)", ".overlay(alignment: .top) { Color.red }",
    ".overlay(Circle().stroke(.red))", ".foregroundStyle(.red)", ".foregroundStyle(Color.red)", ".tint(.red)",
    ".tint(Color.red)", ".foregroundColor(.red)", ".border(Color.red)", ".listRowBackground(Color.red)",
    ".padding(.horizontal, 8)", ".frame(maxWidth: .infinity)", ".font(.headline)", ".opacity(0.5)",
  ]

  @Test("a long chain of one modifier takes the solver few steps", arguments: repeated)
  func chains(modifier: String) throws {
    let chain = String(repeating: "\n      \(modifier)", count: 12)
    let source = "import SwiftUI\nstruct Screen: View {\n  var body: some View {\n    Text(\"a\")\(chain)\n  }\n}\n"
    let output = try library.typeCheck(source: source, in: .six, ["-solver-scope-threshold=1000"])
    #expect(!output.contains("error:"), "\(output)")
  }

  @Test("a colour made in the chain costs little as well", arguments: ["background", "overlay"])
  func chainsOfColours(modifier: String) throws {
    let chain = String(repeating: "\n      .\(modifier)(Color.red.opacity(0.5))", count: 6)
    let source = "import SwiftUI\nstruct Screen: View {\n  var body: some View {\n    Text(\"a\")\(chain)\n  }\n}\n"
    let output = try library.typeCheck(source: source, in: .six, ["-solver-scope-threshold=1000"])
    #expect(!output.contains("error:"), "\(output)")
  }
}
