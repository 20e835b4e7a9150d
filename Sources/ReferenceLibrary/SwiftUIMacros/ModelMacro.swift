import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: gives a class the members that keep its values, and gives each of its variables accessors to them.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = ModelClass(declaration) else { return [] }
    model.report(in: context)
    return [model.backingData, model.initializer, model.schemaMetadata]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(ClassDeclSyntax.self), let property = ModelProperty(member), property.isPersisted,
      !property.isConstant
    else { return [] }
    return ["@SwiftData._PersistedProperty"]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // Of the macro's roles this is the one that the compiler always asks for, and asks for once.
    guard declaration.is(ClassDeclSyntax.self) else {
      throw ExpansionError("'@Model' cannot be applied to \(declaration.kindName) type '\(declaration.typeName)'")
    }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated SwiftData.PersistentModel {}"),
      try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated Observation.Observable {}"),
    ]
  }
}

/// The class that `@Model` stands on.
private struct ModelClass {
  let declaration: ClassDeclSyntax
  let properties: [ModelProperty]

  init?(_ declaration: some DeclGroupSyntax) {
    guard let declaration = declaration.as(ClassDeclSyntax.self) else { return nil }
    self.declaration = declaration
    properties = declaration.memberBlock.members.compactMap { ModelProperty($0.decl) }
  }

  private var name: String { declaration.name.text }

  private var access: String {
    let words = declaration.modifiers.map(\.name.text)
    if words.contains("public") || words.contains("open") { return "public " }
    return words.contains("package") ? "package " : ""
  }

  private var isFinal: Bool { declaration.modifiers.contains { $0.name.text == "final" } }

  var backingData: DeclSyntax {
    """
    \(raw: access)private(set) var _$backingData = SwiftData._ModelBackingData(entityName: "\(raw: name)")
    """
  }

  var initializer: DeclSyntax {
    let values = properties.filter(\.isPersisted).compactMap { property -> String? in
      if !property.isConstant { return "_\(property.name) = SwiftData._SwiftDataNoType()" }
      return property.value == nil ? "\(property.name) = backingData.constant(forKey: \"\(property.name)\")" : nil
    }
    return """
      \(raw: isFinal ? access : "\(access)required ")init(backingData: SwiftData._ModelBackingData) {
      \(raw: values.joined(separator: "\n"))
      _$backingData = backingData
      }
      """
  }

  var schemaMetadata: DeclSyntax {
    let lines = properties.filter(\.isPersisted).map { property in
      let metadata = property.metadata.map { ", metadata: \($0)" } ?? ""
      return "properties.append(.init(name: \"\(property.name)\", keypath: \\\(name).\(property.name)\(metadata)))"
    }
    let list = lines.isEmpty ? "let" : "var"
    return """
      \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
      \(raw: list) properties: [SwiftData.Schema.PropertyMetadata] = []
      \(raw: lines.joined(separator: "\n"))
      return properties
      }
      """
  }

  /// Reports what Apple's macro does not take either.
  func report(in context: some MacroExpansionContext) {
    for property in properties where property.isPersisted {
      if property.name == "description" {
        context.report("A stored property cannot be named 'description'", at: property.declaration)
      }
      if property.hasImplicitMember {
        context.report("A default value requires a fully qualified domain named value", at: property.declaration)
      }
    }
    for property in properties where property.isTransient && property.needsValue {
      context.report("@Transient properties must have a default value", at: property.declaration)
    }
    if !declaration.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) {
      context.report("@Model requires an initializer be provided for '\(name)'", at: declaration)
    }
  }
}

extension DeclGroupSyntax {
  /// The keyword of the declaration.
  fileprivate var kindName: String {
    if self.is(StructDeclSyntax.self) { return "struct" }
    if self.is(EnumDeclSyntax.self) { return "enum" }
    return self.is(ActorDeclSyntax.self) ? "actor" : "this"
  }

  /// The name of the declared type.
  fileprivate var typeName: String {
    asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
  }
}
