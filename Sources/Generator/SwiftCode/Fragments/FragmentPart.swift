/// A stretch of a fragment that is wrapped in one way.
///
/// The parts of a fragment follow each other without a gap from its first byte to its last, each with the comments in
/// front of it. Parts with the same `scope` go into the same wrapper, in order: a declaration lifted out of the middle
/// of statements leaves two parts that share one function.
package struct FragmentPart: Sendable, Equatable {
  package var kind: FragmentKind
  package var range: Range<Int>
  /// 0 for file scope; else the number of the wrapper.
  package var scope: Int
  /// The scope of the properties that this part may use, if a part of members goes with it: its wrapper stands in the
  /// same type as they do.
  package var host: Int?
  /// The builder of a view expression; `view` for every other kind.
  package var builder: FragmentBuilder = .view
  /// The types whose values a view expression is made of, sorted: if one of them turns out to be no view, the part is
  /// statements.
  package var callees: [String] = []
  /// Types with the same number form one version of the code, which declares again what those before it declare.
  package var version = 0
  /// Whether a `return` stands at the top of the part.
  package var returnsValue = false
}
