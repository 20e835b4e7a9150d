/// How a stretch of a fragment has to be wrapped, so that the compiler reads it as a reader does.
package enum FragmentKind: String, Sendable, Equatable {
  /// A whole file: it has a `@main` type, or a `#!` line and code at top level. Nothing is wrapped.
  case file
  /// Declarations that stand at file scope as they are.
  case declarations
  /// Members of a `View`: stored properties, `body`, methods.
  case viewMembers
  /// Members of an observable class: `@Published` or `@ObservationIgnored` properties and their neighbours.
  case objectMembers
  /// Cases of an enum and their neighbours.
  case enumCases
  /// Members of a type of which no more is known: `init`, `static let`, `override func`.
  case typeMembers
  /// Statements; they want a function that may throw and suspend.
  case statements
  /// One or more expressions that a result builder takes, with `let` declarations before them.
  case viewExpression
  /// Modifiers without a receiver: the first item begins with a dot.
  case modifierChain

  /// Whether it is made of members of some type.
  package var isMembers: Bool {
    switch self {
    case .viewMembers, .objectMembers, .enumCases, .typeMembers: true
    default: false
    }
  }
}

/// The shape of a whole fragment: the kind that all of it has, or that it is mixed or empty.
package enum FragmentShape: Sendable, Equatable {
  case empty
  case uniform(FragmentKind)
  /// Parts of several kinds; see ``SwiftFragment/parts``.
  case mixed
}

/// The result builder that a view expression belongs in.
package enum FragmentBuilder: String, Sendable, Equatable {
  case view, scene, tab, toolbar
}
