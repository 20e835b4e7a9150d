import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("name", traits: …) { views }`: a registered source of one preview.
///
/// Variables marked `@Previewable` become properties of a view made for the purpose, so that they keep state.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = node.trailingClosure ?? bodyArgument(of: node) else {
      throw ExpansionError("#Preview needs a closure that makes the view")
    }
    let name = context.makeUniqueName("Preview")
    let arguments = node.arguments.filter { $0.label?.text != "body" }
    let split = statements(of: body)
    let call = arguments.isEmpty ? "" : "\(arguments.trimmedDescription.trimmingTrailingComma()), "
    let content = split.properties.isEmpty ? split.rest : "Previewed()"
    let wrapper =
      split.properties.isEmpty
      ? ""
      : """
      struct Previewed: SwiftUI.View {
      \(split.properties)
      var body: some SwiftUI.View {
      \(split.rest)
      }
      }
      """
    return [
      """
      @MainActor private struct \(name): SwiftUI.PreviewSource {
      \(raw: wrapper)
      static var preview: SwiftUI.Preview {
      SwiftUI.Preview(\(raw: call)body: {
      \(raw: content)
      })
      }
      }
      """
    ]
  }

  private static func bodyArgument(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
    node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }

  private static func statements(of body: ClosureExprSyntax) -> (properties: String, rest: String) {
    var properties: [String] = []
    var rest: [String] = []
    for statement in body.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), isPreviewable(variable) {
        properties.append(statement.description)
      } else {
        rest.append(statement.description)
      }
    }
    return (properties.joined(), rest.joined())
  }

  private static func isPreviewable(_ variable: VariableDeclSyntax) -> Bool {
    variable.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Previewable") ?? false
    }
  }
}

extension String {
  /// The text without a comma at its end.
  fileprivate func trimmingTrailingComma() -> String {
    hasSuffix(",") ? String(dropLast()) : self
  }
}
