/// Whose code a generated line is: a block of a page, or a set-up file.
package enum CodeOwner: Hashable, Comparable, Sendable {
  /// A set-up file, by its place in the plan's list of files.
  case setup(Int)
  /// A block, by its place among the blocks of the page.
  case snippet(Int)
}
