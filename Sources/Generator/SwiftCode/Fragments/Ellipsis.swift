/// An ellipsis that stands for code which is not shown: `...` or `…` alone on a line or as a body, or a comment of
/// nothing else as a body.
package struct Ellipsis: Sendable, Equatable {
  /// What the compiler gets in its place.
  package enum Replacement: String, Sendable {
    /// A value of type `Never`, where something must be returned or control must not go on.
    case trap
    /// Blanks.
    case nothing
  }

  package var range: Range<Int>
  package var replacement: Replacement

  /// The name that stands for the trap: as many bytes as `...` or `…`, so that no column moves.
  package static let trapName = "___"

  /// What a file with a trap in it has to declare.
  package static let trapDeclaration = "private var ___: Never { fatalError(\"left out of the example\") }"
}
