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
  /// Members that earlier blocks show without their type, and which stand beside the block's own.
  var members: Set<PageScope.PartReference> = []
  var enclosure: Enclosure?
  /// The type of the values of tabs that the block shows without their tab view.
  var tabValue = "Never"
  /// The type that the block's members are put into.
  var splice: MemberSplice?
  /// Whether it is started once it compiles.
  var isRun = false
  /// Whether it may not share a compiler call with other blocks.
  var isAlone = false
}
