import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What a tool writes in the place of `#Preview`, inside of an enum of its own: the preview as `_preview`, a name by
/// which code can reach it, where `#Preview` itself makes a type whose name nobody knows.
struct RecordedPreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let parts = try PreviewParts(of: node)
    let property: DeclSyntax = """
      @MainActor static var _preview: SwiftUI.Preview {
      \(raw: parts.value(wrapper: "_Previewed"))
      }
      """
    return (parts.wrapper(named: "_Previewed").map { ["\(raw: $0)"] } ?? []) + [property]
  }
}
