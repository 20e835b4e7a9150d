/// A name that a fragment uses and does not declare.
package struct UsedName: Sendable, Equatable {
  package enum Role: String, Sendable {
    /// A type, function, variable, or attribute.
    case identifier
    /// Behind a number sign.
    case macro
    /// An operator or a precedence group.
    case `operator`
  }

  package var name: String
  package var role: Role
  /// The first place of use.
  package var range: Range<Int>
  /// The type in whose body all uses stand, if it could have the name from elsewhere: it is extended, or inherits.
  package var enclosingType: String?
}

/// A name behind a dot, in a key path, or in a type's path: what an extension elsewhere may have to provide.
package struct UsedMember: Sendable, Equatable {
  package var name: String
  /// The first place of use.
  package var range: Range<Int>
}
