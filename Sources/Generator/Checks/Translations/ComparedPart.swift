import Markdown

/// A part with the words by which it is recognised in another language.
struct ComparedPart {
  let part: PagePart
  let words: WordBag

  init(_ part: PagePart) {
    self.part = part
    words = WordBag(Self.words(of: part))
  }

  static func words(of part: PagePart) -> [CodeWord] {
    switch part.content {
    case .code(let code):
      code.tokens.map { $0.map(\.text) } ?? code.code.split(separator: 0x0A).map { CodeWord($0) }
    case .table(let table):
      ([table.header] + table.rows).flatMap { row in row.flatMap { TableComparison.words(of: $0.content) } }
    case .callout, .tasks, .image: []
    }
  }
}
