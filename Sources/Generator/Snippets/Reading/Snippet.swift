package import Diagnostics
package import SwiftCode

/// One block of Swift on a page, as the author wrote it.
package struct Snippet: Hashable, Sendable {
  /// Where a line of the code stands in the file.
  package struct LineOrigin: Hashable, Sendable {
    /// The place of its first byte.
    package var start: SourcePosition
    /// How many spaces of the code stand for the one tab at `start`; 0 where the line is as in the file.
    package var spacesOfTab: Int

    package init(start: SourcePosition, spacesOfTab: Int = 0) {
      self.start = start
      self.spacesOfTab = spacesOfTab
    }
  }

  /// Its place among the Swift blocks of the page, from 0.
  package var index: Int
  /// The fence, or the beginning of the comment that holds a hidden block.
  package var fence: SourceRange
  package var attributes: SnippetAttributes
  package var text: SnippetText
  package var lines: [LineOrigin]
  /// Whether the block stands in a comment, for the compiler only.
  package var isHidden: Bool
  package var isClosed: Bool
  /// Whether a word in the attributes is not understood, or a name in them not known, so that nobody knows how the block is to be checked.
  package var hasUnknownAttributes: Bool
  /// The fence below it that shows what it prints.
  package var output: ExpectedOutput?
  /// The values that comments beside its lines show, if it is run.
  package var values: [ShownValue] = []

  /// The place in the file of a byte of a line of the code, both from 0; a line that the code does not have counts as
  /// the fence before it or the last line behind it.
  package func position(line: Int, column: Int) -> SourcePosition {
    guard line >= 0, let last = lines.last else { return fence.start }
    let origin = line < lines.count ? lines[line] : last
    return origin.position(column: column)
  }
}
