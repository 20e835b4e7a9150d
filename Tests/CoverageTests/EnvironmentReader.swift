import SwiftSyntax

/// Finds the values of the environment that a file speaks of: `\\.locale`, `environment.locale`, `$0.locale`.
final class EnvironmentReader: SyntaxVisitor {
  /// The closures whose parameter is taken for an environment.
  enum Closures {
    case all
    /// Those of `EnvironmentModifier { … }`.
    case modifiers
  }

  private let closures: Closures
  private var names: Set<String> = []

  private init(closures: Closures) {
    self.closures = closures
    super.init(viewMode: .sourceAccurate)
  }

  static func read(_ tree: any SyntaxProtocol, closures: Closures) -> Set<String> {
    let reader = EnvironmentReader(closures: closures)
    reader.walk(tree)
    return reader.names
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    let root = node.root?.trimmedDescription
    guard root == nil || root == "EnvironmentValues" else { return .visitChildren }
    if let first = node.components.first?.component.as(KeyPathPropertyComponentSyntax.self) {
      names.insert(first.declName.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if closures == .modifiers, node.calledExpression.trimmedDescription == "EnvironmentModifier",
      let closure = node.trailingClosure
    {
      names.formUnion(Self.read(closure, closures: .all))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.trimmedDescription.split(separator: ".").last?.lowercased() ?? ""
    if base.hasSuffix("environment") || base == "values" || base == "$0" && closures == .all {
      names.insert(node.declName.baseName.text)
    }
    return .visitChildren
  }
}
