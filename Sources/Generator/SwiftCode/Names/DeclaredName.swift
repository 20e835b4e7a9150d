/// A name that a fragment declares.
package struct DeclaredName: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case structure, classType, enumeration, actor, protocolType, typeAlias, function, variable, constant, macro
    case infixOperator, prefixOperator, postfixOperator, precedenceGroup, enumCase, initializer, subscripting
    /// The name is that of the extended type, which is declared elsewhere or not.
    case extensionOfType

    /// Whether it is a type that other code can name.
    package var isType: Bool {
      switch self {
      case .structure, .classType, .enumeration, .actor, .protocolType, .typeAlias: true
      default: false
      }
    }

    package var isOperator: Bool {
      switch self {
      case .infixOperator, .prefixOperator, .postfixOperator: true
      default: false
      }
    }
  }

  /// Where the declaration ends up once the parts are wrapped.
  package enum Placement: Sendable {
    /// At file scope: other fragments can use it.
    case file
    /// A property, method or case of the type that is wrapped round it.
    case member
    /// A local of the function that is wrapped round it.
    case local
  }

  package var name: String
  package var kind: Kind
  package var placement: Placement
  package var nameRange: Range<Int>
  /// The whole declaration with its attributes, without the comments in front of it.
  package var range: Range<Int>
  package var access: AccessChange
  /// Names of the members declared in it, for a type or an extension; sorted, each once.
  package var members: [String] = []
  /// The types it inherits from or conforms to, as written.
  package var inherited: [String] = []
  package var isMain = false
  package var isGeneric = false
  /// A structure of which a value is made as `Name()`, an extension that says how, or a property that needs no value
  /// from whoever makes its type.
  package var isMadeWithoutArguments = false
  /// The version of the fragment's types that it belongs to.
  package var version = 0
  /// An extension that adds a conformance to a type which the fragment does not declare.
  package var isRetroactive = false
  /// The property wrappers and other attributes on it, without at-signs.
  package var attributes: [String] = []
}
