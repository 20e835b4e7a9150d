import SwiftSyntax

/// Reads what an item at the top of a fragment declares.
struct DeclarationReader {
  /// Where the parsed segment begins in the fragment.
  let base: Int

  func names(of item: CodeBlockItemSyntax) -> [DeclaredName] {
    switch item.item {
    case .decl(let declaration): names(of: declaration)
    case .stmt(let statement): names(boundBy: statement)
    default: []
    }
  }

  func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = base + node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<(start + node.trimmedLength.utf8Length)
  }

  func names(of declaration: DeclSyntax) -> [DeclaredName] {
    if let variable = declaration.as(VariableDeclSyntax.self) { return names(of: variable) }
    if let node = declaration.as(EnumCaseDeclSyntax.self) {
      return node.elements.map { name($0.name, .enumCase, in: declaration) }
    }
    if let node = declaration.as(IfConfigDeclSyntax.self) { return names(of: node) }
    if let node = declaration.as(ExtensionDeclSyntax.self) { return [name(of: node)] }
    if let node = declaration.as(OperatorDeclSyntax.self) {
      return [name(node.name, kind(ofFixity: node.fixitySpecifier), in: declaration)]
    }
    if let node = declaration.as(InitializerDeclSyntax.self) {
      return [name(node.initKeyword, .initializer, in: declaration)]
    }
    if let node = declaration.as(SubscriptDeclSyntax.self) {
      return [name(node.subscriptKeyword, .subscripting, in: declaration)]
    }
    guard let named = declaration.asProtocol((any NamedDeclSyntax).self), let kind = kind(of: declaration) else {
      return []
    }
    return [name(named.name, kind, in: declaration)]
  }

  private func kind(of declaration: DeclSyntax) -> DeclaredName.Kind? {
    switch declaration.kind {
    case .structDecl: .structure
    case .classDecl: .classType
    case .enumDecl: .enumeration
    case .actorDecl: .actor
    case .protocolDecl: .protocolType
    case .typeAliasDecl, .associatedTypeDecl: .typeAlias
    case .functionDecl: .function
    case .macroDecl: .macro
    case .precedenceGroupDecl: .precedenceGroup
    default: nil
    }
  }

  private func kind(ofFixity fixity: TokenSyntax) -> DeclaredName.Kind {
    switch fixity.tokenKind {
    case .keyword(.prefix): .prefixOperator
    case .keyword(.postfix): .postfixOperator
    default: .infixOperator
    }
  }

  private func name(_ token: TokenSyntax, _ kind: DeclaredName.Kind, in declaration: DeclSyntax) -> DeclaredName {
    var result = DeclaredName(
      name: token.identifierName, kind: kind, placement: .file, nameRange: range(of: token),
      range: range(of: declaration), access: AccessReader(base: base).change(for: declaration))
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      result.members = MemberNames.of(group.memberBlock).filter { !$0.hasPrefix("_") }.sorted()
      result.inherited = inherited(group.inheritanceClause)
      result.isMadeWithoutArguments = PlainInitializer.isOffered(by: group.memberBlock)
    }
    let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)
    result.isGeneric = generic?.genericParameterClause != nil
    result.attributes = attributes(of: declaration)
    result.isMain = result.attributes.contains("main")
    return result
  }

  private func names(of variable: VariableDeclSyntax) -> [DeclaredName] {
    let kind: DeclaredName.Kind = variable.bindingSpecifier.tokenKind == .keyword(.let) ? .constant : .variable
    let needsValue = PlainInitializer.needsValue(variable)
    return variable.bindings.flatMap { binding in
      MemberNames.tokens(of: binding.pattern).map { token in
        var result = name(token, kind, in: DeclSyntax(variable))
        result.isMadeWithoutArguments = !needsValue
        return result
      }
    }
  }

  private func name(of node: ExtensionDeclSyntax) -> DeclaredName {
    var result = DeclaredName(
      name: baseName(of: node.extendedType), kind: .extensionOfType, placement: .file,
      nameRange: range(of: node.extendedType), range: range(of: node),
      access: AccessReader(base: base).change(for: DeclSyntax(node)))
    result.members = MemberNames.of(node.memberBlock).filter { !$0.hasPrefix("_") }.sorted()
    result.inherited = inherited(node.inheritanceClause)
    result.isMadeWithoutArguments = PlainInitializer.isAdded(by: node.memberBlock)
    return result
  }

  /// `Array` for `Array<Int>` and `[Int]`, `Foo.Bar` for itself.
  private func baseName(of type: TypeSyntax) -> String {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.identifierName }
    if type.is(ArrayTypeSyntax.self) { return "Array" }
    if type.is(DictionaryTypeSyntax.self) { return "Dictionary" }
    if type.is(OptionalTypeSyntax.self) { return "Optional" }
    return type.trimmedDescription
  }

  private func names(of node: IfConfigDeclSyntax) -> [DeclaredName] {
    node.clauses.flatMap { clause -> [DeclaredName] in
      guard case .statements(let statements) = clause.elements else { return [] }
      return statements.flatMap { names(of: $0) }
    }
  }

  /// What a `guard` leaves behind for the statements after it.
  private func names(boundBy statement: StmtSyntax) -> [DeclaredName] {
    guard let node = statement.as(GuardStmtSyntax.self) else { return [] }
    return node.conditions.flatMap { element -> [DeclaredName] in
      guard case .optionalBinding(let binding) = element.condition else { return [] }
      return MemberNames.tokens(of: binding.pattern).map { token in
        DeclaredName(
          name: token.identifierName, kind: .constant, placement: .local, nameRange: range(of: token),
          range: range(of: node), access: .impossible(.notTopLevel))
      }
    }
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { inherited in
      // `@unchecked Sendable`, `@retroactive P`: the attribute is no part of the name.
      if let attributed = inherited.type.as(AttributedTypeSyntax.self) { return attributed.baseType.trimmedDescription }
      return inherited.type.trimmedDescription
    } ?? []
  }

  private func attributes(of declaration: DeclSyntax) -> [String] {
    declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? []
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without at-signs and arguments.
  var names: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription
    }
  }
}
