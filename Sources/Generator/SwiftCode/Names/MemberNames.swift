import SwiftSyntax

/// Reads the names that a body declares, without looking into the bodies inside it.
enum MemberNames {
  /// The members of a type, whatever their order.
  static func of(_ block: MemberBlockSyntax) -> Set<String> {
    var names: Set<String> = []
    for member in block.members { collect(member.decl, into: &names) }
    return names
  }

  /// The functions and types of a body of statements, which may be used before they are declared.
  static func hoisted(_ statements: CodeBlockItemListSyntax) -> Set<String> {
    var names: Set<String> = []
    for statement in statements {
      guard case .decl(let declaration) = statement.item, !declaration.is(VariableDeclSyntax.self) else { continue }
      collect(declaration, into: &names)
    }
    return names
  }

  static func collect(_ declaration: DeclSyntax, into names: inout Set<String>) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      let isWrapped = !variable.attributes.isEmpty
      for binding in variable.bindings {
        for name in boundNames(of: binding.pattern) {
          names.insert(name)
          if isWrapped { names.insert("_\(name)") }
        }
      }
    } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements { names.insert(element.name.identifierName) }
    } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      names.insert(named.name.identifierName)
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        guard case .decls(let members) = clause.elements else { continue }
        for member in members { collect(member.decl, into: &names) }
      }
    }
  }

  /// The names that a pattern binds.
  static func boundNames(of pattern: PatternSyntax) -> [String] {
    tokens(of: pattern).map(\.identifierName)
  }

  static func tokens(of pattern: PatternSyntax) -> [TokenSyntax] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
    if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { tokens(of: $0.pattern) } }
    return []
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var identifierName: String {
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it names a member of what stands before a dot, or a component of a key path.
  var isMemberName: Bool {
    if let access = parent?.as(MemberAccessExprSyntax.self) { return access.declName.id == id }
    return parent?.is(KeyPathPropertyComponentSyntax.self) == true
  }

  /// Whether it stands behind `self.` or `self?.`.
  var isMemberOfSelf: Bool {
    guard let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id else { return false }
    let base = access.base?.as(OptionalChainingExprSyntax.self)?.expression ?? access.base
    return base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}
