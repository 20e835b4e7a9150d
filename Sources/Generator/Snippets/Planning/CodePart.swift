/// A declaration or an extension of a block or a set-up file, which other blocks may need.
struct CodePart: Sendable {
  enum Kind: Hashable, Sendable {
    /// Stands at file scope.
    case declaration
    /// An extension at file scope.
    case extending(type: String, conforms: Bool)
    /// A variable of loose statements, with the statement that declares it.
    case local
    /// A member that is shown without its type.
    case member
  }

  var kind: Kind
  /// Whether it stands in a function or a type that is made for its block, so that it is used as a part of it.
  var isLoose: Bool { kind == .local || kind == .member }
  /// Its bytes in the code of the block, with attributes.
  var range: Range<Int>
  /// The name that it declares; the extended type for an extension.
  var name: String
  /// What kind of type it declares, if it declares one.
  var typeKind: TypeKind?
  /// The version of the block's types that it belongs to; other blocks see the last.
  var version = 0
  var isGeneric = false
  /// A structure of which a value is made as `Name()`, an extension that says how, or a property that needs no value
  /// from whoever makes its type.
  var isMadeWithoutArguments = false
  /// Whether several with its name can stand side by side.
  var isFunction = false
  /// Whether it is a function or a property that could as well stand in a type.
  var couldBeMember = false
  /// Whether it has to, because it uses what the page declares as a member only.
  var actsAsMember = false
  /// The type of the page that it is then a member of.
  var memberOf: String?

  /// The type that it adds members to, if it does.
  var extendedType: String? {
    if case .extending(let type, _) = kind { type } else { memberOf }
  }

  /// Names of the types that it inherits from or conforms to.
  var inherited: [String] = []
  /// Names of the members that a type or an extension declares.
  var members: Set<String> = []
  /// Names that it uses without saying whose they are, and does not declare itself.
  var uses: Set<String> = []
  /// Names that it uses behind a dot.
  var usedMembers: Set<String> = []
  /// What makes it private to its file among the rest of its block, which may stand on the line above it.
  var isolation: CodeEdit?

  /// What makes it private to its file where it stands without what is above it.
  var ownIsolation: CodeEdit? {
    guard var edit = isolation, edit.range.lowerBound < range.lowerBound else { return isolation }
    edit.range = range.lowerBound..<range.lowerBound
    edit.replacement = " private "
    return edit
  }
  /// Whether it changes the world for other files: operators, conformances of types from elsewhere.
  var isFarReaching = false

  enum TypeKind: Hashable, Sendable {
    case structure, reference, actor, enumeration, protocolType
  }
}
