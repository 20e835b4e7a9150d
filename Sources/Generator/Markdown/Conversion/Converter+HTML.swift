internal import Diagnostics

extension Converter {
  mutating func appendHTML(_ node: CMarkNode, to output: inout [Block], balance: inout HTMLBalance) {
    let extent = extent(of: node)
    output.append(
      .html(
        HTMLBlock(html: RawHTML(pieces: [.markup(string(node.literal))]), range: source.range(extent.start, extent.end))
      ))
  }

  mutating func appendHTML(_ node: CMarkNode, to output: inout [Inline], balance: inout HTMLBalance) {
    let extent = locate(node.literal) ?? fallback(node)
    leaf.cursor = max(leaf.cursor, extent.end)
    output.append(.html(RawHTML(pieces: [.markup(string(node.literal))]), source.range(extent.start, extent.end)))
  }

  mutating func closeHTML(_ balance: inout HTMLBalance, in output: inout [Block]) {
  }

  mutating func closeHTML(_ balance: inout HTMLBalance, in output: inout [Inline]) {
  }

  mutating func takeCaption(from previous: inout [Block]) -> [Inline]? {
    nil
  }
}
