import Snippets

/// What makes a program of previews: the declarations that the blocks in it share, and where each begins.
enum PreviewEntry {
  /// The modules that the entry file imports; a block need not import what its previews are played with.
  private static let modules = ["PreviewExplorer", "SwiftUI"]

  /// What stands above the program.
  static let head =
    modules.map { "import \($0)\n" }.joined() + """
      typealias _PreviewRoot = PreviewRoot
      @freestanding(declaration, names: named(_preview), named(_Previewed))
      macro \(PreviewNaming.macro)(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
      ) = #externalMacro(module: "SwiftUIMacros", type: "RecordedPreviewMacro")
      @MainActor func _root(_ name: String?, _ preview: @escaping () -> Preview) -> PreviewRoot {
        PreviewRoot(name, preview: preview)
      }
      @MainActor func _root(view: @escaping () -> any View) -> PreviewRoot { PreviewRoot(view: view) }
      @MainActor func _root<Program: App>(app: Program.Type) -> PreviewRoot { PreviewRoot(app: app) }
      """

  /// What is added to the file of a block: where its examples begin.
  ///
  /// `block` is the block's number among those in its file.
  static func function(_ number: Int, of roots: [PreviewPlan.Root], block: Int) -> String {
    var apps = ""
    let calls = roots.enumerated().map { place, root in
      switch root {
      case .preview(let preview, let name):
        return "_root(\(literal(name))) { \(PreviewNaming.expression(preview, ofBlock: block)) }"
      case .view(let expression): return "_root { \(expression) }"
      case .app(let type): return "_root(app: \(type).self)"
      case .scene(let expression):
        let app = "_App\(number)_\(place)"
        apps += "private struct \(app): SwiftUI.App { var body: some SwiftUI.Scene { \(expression) } }\n"
        return "_root(app: \(app).self)"
      }
    }
    return apps + "@MainActor func _entry\(number)() -> [_PreviewRoot] { [\(calls.joined(separator: ", "))] }\n"
  }

  /// A text as code has it.
  private static func literal(_ text: String?) -> String {
    guard let text else { return "nil" }
    return "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }
}
