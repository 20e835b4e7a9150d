import Snippets

/// A block of a page that was checked, and how it fared.
package struct BlockOfPage: Hashable, Sendable {
  package enum Result: Hashable, Sendable {
    case kept, broken
    case skipped(reason: String)
    /// Its run did not get so far, or it was not asked for.
    case notChecked
  }

  package var file: String
  /// Its place among the blocks of its kind on the page, from 1.
  package var number: Int
  /// `Swift block` or `data block`.
  package var kind: String
  /// Its caption; of a block of data its format.
  package var title: String?
  /// The line of its fence, and the last line that belongs to it or to its output.
  package var lines: ClosedRange<Int>
  package var result: Result

  package init(
    file: String, number: Int, kind: String, title: String? = nil, lines: ClosedRange<Int>, result: Result
  ) {
    self.file = file
    self.number = number
    self.kind = kind
    self.title = title
    self.lines = lines
    self.result = result
  }

  /// The blocks of one page in the order of their lines.
  static func blocks(
    of file: String, _ presentations: [SnippetPresentation], _ data: [CheckedDataBlock]
  ) -> [BlockOfPage] {
    let swift = presentations.enumerated().map { index, block in
      BlockOfPage(
        file: file, number: index + 1, kind: "Swift block", title: block.title,
        lines: block.fenceLine...max(block.fenceLine, block.lastLine), result: result(of: block.verdict))
    }
    let others = data.enumerated().map { index, block in
      BlockOfPage(
        file: file, number: index + 1, kind: "data block", title: block.format,
        lines: block.firstLine...max(block.firstLine, block.lastLine), result: result(of: block.state))
    }
    return (swift + others).sorted { $0.lines.lowerBound < $1.lines.lowerBound }
  }

  private static func result(of verdict: SnippetVerdict) -> Result {
    switch verdict {
    case .broken: .broken
    case .skipped(let reason): .skipped(reason: reason)
    case .notChecked: .notChecked
    default: .kept
    }
  }

  private static func result(of state: CheckedDataBlock.State) -> Result {
    switch state {
    case .checked: .kept
    case .skipped(let reason): .skipped(reason: reason)
    case .broken: .broken
    }
  }
}
