/// A stretch of a block that is wrapped in one way.
struct CodePiece: Sendable {
  enum Kind: Sendable {
    case fileScope, members, objectMembers, enumCases, typeMembers, statements, view, modifiers

    /// Whether it belongs directly inside a type.
    var isMembers: Bool {
      switch self {
      case .members, .objectMembers, .enumCases, .typeMembers: true
      case .fileScope, .statements, .view, .modifiers: false
      }
    }
  }

  enum Builder: Sendable {
    case view, scene, tab, toolbar
  }

  var kind: Kind
  var range: Range<Int>
  /// Pieces with the same number go into the same function, property or type.
  var scope: Int
  /// Pieces with the same number go into the same type, if there are members among them.
  var group: Int
  var builder: Builder = .view
  /// Types with the same number go into the same scope; those that declare names again need one of their own.
  var version = 0
  var returnsValue = false
}
