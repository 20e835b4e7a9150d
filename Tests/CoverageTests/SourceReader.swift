import SwiftParser
import SwiftSyntax

/// Reads the declarations of one file and what its types conform to.
final class SourceReader: SyntaxVisitor {
  /// What surrounds a declaration.
  private struct Context {
    var owner = ""
    var isPublic = true
    /// Whether members are public without saying so.
    var lendsAccess = false
    var isProtocol = false
    var availability = Availability()
  }

  private let module: String
  private let file: String
  private let folder: String
  private let converter: SourceLocationConverter
  private var contexts = [Context()]

  private(set) var declarations: [Declaration] = []
  private(set) var conformances: [String: Set<String>] = [:]

  init(module: String, folder: String, file: String, tree: SourceFileSyntax) {
    self.module = module
    self.folder = folder
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.attributes) }
  override func visitPost(_ node: StructDeclSyntax) { contexts.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.attributes) }
  override func visitPost(_ node: ClassDeclSyntax) { contexts.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.attributes) }
  override func visitPost(_ node: ActorDeclSyntax) { contexts.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.attributes) }
  override func visitPost(_ node: EnumDeclSyntax) { contexts.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.attributes, isProtocol: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { contexts.removeLast() }

  private func open(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ attributes: AttributeListSyntax, isProtocol: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let isWrapper = attributes.contains { $0.trimmedDescription == "@propertyWrapper" }
    let kind: Declaration.Kind = isProtocol ? .protocolType : isWrapper ? .wrapper : .type
    let generics = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    let declaration = add(
      kind, node.name.text, node, node.modifiers, attributes, signature: [generics])
    note(node.inheritanceClause, of: declaration.path)
    contexts.append(
      Context(
        owner: declaration.path, isPublic: declaration.isPublic, lendsAccess: isProtocol, isProtocol: isProtocol,
        availability: declaration.availability))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var owner = node.extendedType.trimmedDescription
    if owner.hasPrefix("SwiftUI.") || owner.hasPrefix("Combine.") { owner.removeFirst(8) }
    note(node.inheritanceClause, of: owner)
    contexts.append(
      Context(
        owner: owner, lendsAccess: node.modifiers.contains { $0.name.text == "public" },
        availability: Availability(node.attributes).inside(contexts[contexts.count - 1].availability)))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { contexts.removeLast() }

  private func note(_ clause: InheritanceClauseSyntax?, of type: String) {
    for inherited in clause?.inheritedTypes ?? [] {
      let words = inherited.type.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      conformances[type, default: []].formUnion(words.map { String($0.split(separator: ".").last ?? $0) })
    }
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      .function, node.name.text, node, node.modifiers, node.attributes,
      labels: Self.labels(node.signature.parameterClause),
      signature: [node.genericParameterClause, node.signature, node.genericWhereClause], body: node.body)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      .initializer, "init", node, node.modifiers, node.attributes, labels: Self.labels(node.signature.parameterClause),
      signature: [node.genericParameterClause, node.signature, node.genericWhereClause], body: node.body)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      .subscripting, "subscript", node, node.modifiers, node.attributes, labels: Self.labels(node.parameterClause),
      signature: [node.returnClause], body: node.accessorBlock)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      add(
        .property, binding.pattern.trimmedDescription, node, node.modifiers, node.attributes,
        signature: [binding.typeAnnotation], body: binding.accessorBlock)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      add(
        .enumCase, element.name.text, node, node.modifiers, node.attributes,
        labels: element.parameterClause?.parameters.map { $0.firstName?.text ?? "_" },
        signature: [element.parameterClause])
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.alias, node.name.text, node, node.modifiers, node.attributes, signature: [node.initializer])
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.associatedType, node.name.text, node, node.modifiers, node.attributes)
    return .skipChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      .macro, node.name.text, node, node.modifiers, node.attributes,
      labels: Self.labels(node.signature.parameterClause), signature: [node.signature])
    return .skipChildren
  }

  @discardableResult private func add(
    _ kind: Declaration.Kind, _ name: String, _ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax, labels: [String]? = nil, signature: [(any SyntaxProtocol)?] = [],
    body: (any SyntaxProtocol)? = nil
  ) -> Declaration {
    let context = contexts[contexts.count - 1]
    let words = modifiers.map { $0.detail == nil ? $0.name.text : "" }
    let isHidden = words.contains { ["private", "fileprivate", "internal", "package"].contains($0) }
    let saysPublic = words.contains { $0 == "public" || $0 == "open" }
    let lends = context.lendsAccess || kind == .enumCase
    let declaration = Declaration(
      kind: kind, module: module, file: file,
      line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line, folder: folder,
      owner: context.owner, name: name, labels: labels,
      isPublic: context.isPublic && !isHidden && (saysPublic || lends),
      isStatic: words.contains { $0 == "static" || $0 == "class" }, isRequirement: context.isProtocol,
      isFreestanding: attributes.contains { $0.trimmedDescription.hasPrefix("@freestanding") },
      isBuilder: attributes.contains { $0.trimmedDescription == "@resultBuilder" },
      availability: Availability(attributes).inside(context.availability), documentation: Self.documentation(of: node),
      signature: signature.reduce(into: []) { $0.formUnion(WorkReader.read($1).types) }, work: WorkReader.read(body))
    declarations.append(declaration)
    return declaration
  }

  private static func labels(_ clause: FunctionParameterClauseSyntax?) -> [String]? {
    clause?.parameters.map(\.firstName.text)
  }

  private static func documentation(of node: some SyntaxProtocol) -> String {
    let lines = node.leadingTrivia.compactMap { piece -> String? in
      guard case .docLineComment(let text) = piece else { return nil }
      return String(text.dropFirst(3).drop { $0 == " " })
    }
    return lines.joined(separator: "\n")
  }
}
