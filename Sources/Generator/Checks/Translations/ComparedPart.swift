import Markdown

/// A part with the words by which it is recognised in another language.
struct ComparedPart {
  let part: PagePart
  let words: [[UInt8]]

  init(_ part: PagePart) {
    self.part = part
    switch part.content {
    case .code(let code):
      words = code.tokens.map { $0.map(\.text) } ?? code.code.split(separator: 0x0A).map(Array.init)
    case .table(let table):
      words = ([table.header] + table.rows).flatMap { row in row.flatMap { TableComparison.words(of: $0.content) } }
    case .callout, .tasks, .image: words = []
    }
  }
}
