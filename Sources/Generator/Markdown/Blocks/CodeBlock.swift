package import Diagnostics

/// A block of code, fenced or indented.
package struct CodeBlock: Sendable {
  /// The info string behind the fence, with entities and escapes resolved; empty for an indented block.
  package var info: String
  /// The code with the indentation of the fence and its containers removed, each line ending in a line feed.
  package var code: String
  /// Where each line of `code` begins in the source: the line and the column in bytes of its first byte.
  ///
  /// A line that the source indents by a tab of which only a part belongs to the code has the column of that tab.
  package var lineStarts: [SourcePosition]
  package var isFenced: Bool
  /// Whether a fence was closed by a fence of its own.
  package var isClosed: Bool
  /// The opening fence; for an indented block its first line.
  package var fence: SourceRange
  package var range: SourceRange

  package init(
    info: String, code: String, lineStarts: [SourcePosition], isFenced: Bool, isClosed: Bool, fence: SourceRange,
    range: SourceRange
  ) {
    self.info = info
    self.code = code
    self.lineStarts = lineStarts
    self.isFenced = isFenced
    self.isClosed = isClosed
    self.fence = fence
    self.range = range
  }

  /// The first word of the info string up to white space, a comma or a brace, in lower case.
  package var language: String {
    let word = info.utf8.prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x2C && $0 != 0x7B }
    return String(Substring(word)).lowercased()
  }
}
