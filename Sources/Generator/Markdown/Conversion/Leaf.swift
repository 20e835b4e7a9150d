/// The block whose text is being converted: how to get from the places that the parser reports to the text.
///
/// The parser counts the columns of inline nodes as if each line of a block began where its first line begins.
struct Leaf {
  /// The line (from 0) of the first text, and the offset where it begins.
  var line = 0
  var start = 0
  /// What the parser takes for the place of the first text (from 1).
  var reportedLine = 1
  var reportedColumn = 1
  /// Where the block ends.
  var end = 0
  /// Everything before this offset is converted.
  var cursor = 0
  /// Whether the block is a cell of a table, in which a backslash before a bar is no part of the text.
  var isCell = false
  /// Where a line was found that begins like an item of a list but is none: one is enough for a block.
  var listNumberLine: Int?
  /// Whether a run was reported that makes no emphasis: one is enough for a block.
  var hasLiteralEmphasis = false
}

extension Converter {
  /// Begins the text of a paragraph or heading.
  mutating func enterLeaf(_ node: CMarkNode) {
    let extent = extent(of: node)
    leaf = Leaf()
    leaf.reportedLine = node.startLine
    leaf.reportedColumn = node.startColumn
    leaf.line = max(0, node.startLine - 1)
    leaf.start = extent.start
    leaf.end = extent.end
    if beginsDefinition(at: extent.start) { skipDefinitions(node) }
    leaf.cursor = leaf.start
  }

  private func beginsDefinition(at start: Int) -> Bool {
    guard source.byte(start) == UInt8(ascii: "["), let end = find(UInt8(ascii: "]"), from: start) else { return false }
    return source.byte(end + 1) == UInt8(ascii: ":")
  }

  /// Link definitions at the beginning of a paragraph are gone from the tree, but not from the parser's count of lines.
  private mutating func skipDefinitions(_ node: CMarkNode) {
    var last = node.lastChild
    while let child = last, child.startLine == 0 || child.firstChild != nil {
      last = child.firstChild != nil ? child.lastChild : child.previous
    }
    guard let last else { return }
    let skipped = node.endLine - last.endLine
    guard skipped > 0, leaf.line + skipped < source.lineCount else { return }
    leaf.line += skipped
    leaf.start = containers.textStart(ofLine: leaf.line, in: source)
  }

  /// The offset of a place that the parser reports for an inline node.
  func offset(line: Int, column: Int) -> Int {
    let line = leaf.line + line - leaf.reportedLine
    guard line >= 0, line < source.lineCount else { return leaf.start }
    let base = line == leaf.line ? leaf.start : containers.textStart(ofLine: line, in: source)
    return max(leaf.start, min(base + column - leaf.reportedColumn, leaf.end))
  }
}
