import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("name", traits: …) { views }`: a registered source of one preview.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let parts = try PreviewParts(of: node)
    return [
      """
      @MainActor private struct \(context.makeUniqueName("Preview")): SwiftUI.PreviewSource {
      \(raw: parts.wrapper(named: "Previewed") ?? "")
      static var preview: SwiftUI.Preview {
      \(raw: parts.value(wrapper: "Previewed"))
      }
      }
      """
    ]
  }
}
