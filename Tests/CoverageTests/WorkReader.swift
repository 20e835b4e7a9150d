import SwiftSyntax

/// Collects the calls of a body and the names in it.
final class WorkReader: SyntaxVisitor {
  private(set) var work = Work()

  static func read(_ body: (any SyntaxProtocol)?) -> Work {
    let reader = WorkReader(viewMode: .sourceAccurate)
    if let body {
      reader.walk(body)
      reader.work.environment = EnvironmentReader.read(body, closures: .modifiers)
    }
    return reader.work
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = Self.name(of: node.calledExpression) else { return .visitChildren }
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    labels += node.additionalTrailingClosures.map(\.label.text)
    work.calls.insert(Work.Call(name: name, labels: labels))
    if Standings.recorders.contains(name) {
      // What is only recorded says nothing about the function that records it.
      walk(node.calledExpression)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
    return .visitChildren
  }

  private func note(_ name: String) {
    if name.first?.isUppercase == true || name.hasPrefix("_") {
      work.types.insert(name)
    } else {
      work.names.insert(name)
    }
  }

  private static func name(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) { return name(of: generic.expression) }
    return nil
  }
}
