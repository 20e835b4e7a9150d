import SwiftSyntax

/// What a `#Preview` is made of.
///
/// Variables marked `@Previewable` become properties of a view made for the purpose, so that they keep state.
struct PreviewParts {
  /// The name and the traits, with a comma behind each.
  private let arguments: String
  /// The variables marked `@Previewable`.
  private let properties: String
  /// The other statements.
  private let rest: String

  init(of node: some FreestandingMacroExpansionSyntax) throws {
    let argument = node.arguments.first { $0.label?.text == "body" }
    guard let body = node.trailingClosure ?? argument?.expression.as(ClosureExprSyntax.self) else {
      throw ExpansionError("#\(node.macroName.text) needs a closure that makes the view")
    }
    arguments = node.arguments.filter { $0.label?.text != "body" }
      .map { "\($0.with(\.trailingComma, nil).trimmedDescription), " }.joined()
    var properties = ""
    var rest = ""
    for statement in body.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), Self.isPreviewable(variable) {
        properties += statement.description
      } else {
        rest += statement.description
      }
    }
    (self.properties, self.rest) = (properties, rest)
  }

  /// The view that keeps the state of the preview; nil where there is none.
  func wrapper(named name: String) -> String? {
    guard !properties.isEmpty else { return nil }
    return """
      struct \(name): SwiftUI.View {
      \(properties)
      var body: some SwiftUI.View {
      \(rest)
      }
      }
      """
  }

  /// The preview, of the view with the name where there is one.
  func value(wrapper name: String) -> String {
    "SwiftUI.Preview(\(arguments)body: {\n\(properties.isEmpty ? rest : "\(name)()")\n})"
  }

  private static func isPreviewable(_ variable: VariableDeclSyntax) -> Bool {
    variable.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Previewable") ?? false
    }
  }
}
