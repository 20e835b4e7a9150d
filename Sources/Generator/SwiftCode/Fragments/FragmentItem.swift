import SwiftSyntax

/// What one item at the top of a fragment can be, seen alone.
enum ItemRole {
  /// A type, an extension, an import, an operator, a macro: file scope, always.
  case fileScope
  case function
  /// A property with a value.
  case constant
  /// A stored property without a value.
  case unsetProperty
  /// A computed property.
  case computed
  /// A property behind a property wrapper, or `body`.
  case viewMember
  /// A property behind a wrapper that takes its value from a name of its own: `@Bindable var x = x`.
  case wrappedLocal
  /// `@Published`, `@ObservationIgnored`.
  case objectMember
  /// `init`, `static let`, `override func`.
  case typeMember
  case enumCase
  case statement
  case view(FragmentBuilder)
  case chain

  /// Whether it may be a member of a type, if its neighbours are.
  var canBeMember: Bool {
    switch self {
    case .function, .constant, .unsetProperty, .computed, .viewMember, .objectMember, .typeMember, .enumCase: true
    default: false
    }
  }

  var isView: Bool {
    if case .view = self { true } else { false }
  }
}

/// One item at the top of a fragment with all that is known of it.
struct FragmentItem {
  var role: ItemRole
  /// The number of the stretch between `// ---` lines that it stands in.
  var region: Int
  /// How often the fragment has begun to declare its types again; 0 for what is no type.
  var version = 0
  /// Where its first token begins.
  var start: Int
  /// Its bytes with the comments in front of it; the ranges of all items cover the fragment.
  var range: Range<Int>
  /// Whether a blank line or a comment line stands in front of it.
  var followsGap: Bool
  var declared: [DeclaredName]
  var uses: [NameScopes.Use]
  /// The name that is called, if the item is a chain of calls.
  var callee: String?
  var isReturn: Bool
  /// Whether its initial value waits or may throw.
  var needsFunction: Bool

  func uses(anyOf names: Set<String>) -> Bool {
    uses.contains { names.contains($0.name) }
  }
}
