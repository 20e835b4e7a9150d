/// What makes a top-level declaration private to its file, so that it cannot clash with one of the same name elsewhere.
package enum AccessChange: Sendable, Equatable {
  /// Write `private` at `offset`: behind the last attribute, or else behind whatever comes before the declaration.
  ///
  /// Where the declaration has no attributes on its own line this is the end of an earlier line, and no column of the
  /// declaration moves. With `needsSeparator`, an earlier declaration ends there, and `;` must come first.
  case insert(offset: Int, needsSeparator: Bool)
  /// Replace a wider modifier (`public`, `internal`, `open`, `package`).
  case replace(Range<Int>)
  /// It is `private` or `fileprivate` already.
  case none
  /// It cannot be private.
  case impossible(Reason)

  package enum Reason: String, Sendable {
    /// Operators and precedence groups are global.
    case operatorDeclaration
    /// An extension that adds a conformance adds it for the whole program.
    case conformance
    /// A macro's expansion names itself.
    case macroExpansion
    /// Imports, and members and locals, which are private enough.
    case notTopLevel
  }
}
