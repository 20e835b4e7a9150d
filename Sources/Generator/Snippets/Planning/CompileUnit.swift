/// A block or set-up file with all that the compiler needs to judge it.
struct CompileUnit: Sendable {
  /// A type inside which loose code is placed, so that it sees the type's members.
  struct Enclosure: Hashable, Sendable {
    var type: String
    /// Whether a method may change `self` only if it is marked.
    var isPlainValue: Bool
    var isActor: Bool
  }

  /// The block's place among the sources of the page's scope.
  var source: Int
  /// Blocks whose statements come first in the same function, in order.
  var continued: [Int] = []
  /// Declarations of other blocks and of set-up files.
  var dependencies: Set<PageScope.PartReference> = []
  /// Variables of earlier statements, in order.
  var locals: [PageScope.PartReference] = []
  var enclosure: Enclosure?
  /// Properties that other blocks show without their type; the loose code is placed in a type with them.
  var hostMembers: [PageScope.PartReference] = []
  /// The type that the block's members are put into.
  var splice: MemberSplice?
  /// Whether it may not share a compiler call with other blocks.
  var isAlone = false

  /// Whether the loose code is placed in a type.
  var isInType: Bool { enclosure != nil || splice != nil || !hostMembers.isEmpty }
}
