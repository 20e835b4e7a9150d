package import Diagnostics
package import Markdown

/// What has to change on a page so that it shows what its blocks print.
package struct OutputUpdate {
  /// What a block prints.
  package struct Text: Hashable, Sendable {
    /// The block's place among those of the page.
    package var snippet: Int
    package var lines: [[UInt8]]

    package init(snippet: Int, lines: [[UInt8]]) {
      self.snippet = snippet
      self.lines = lines
    }
  }

  /// In the order of the page.
  package private(set) var edits: [LineEdit] = []
  /// A note for each fence that changes, and a warning for each that cannot be changed; lines are those after it.
  package private(set) var diagnostics: [Diagnostic] = []

  private let input: PageSnippetInput
  private let rewriting: BlockRewriting

  /// `parse` makes a document of a changed source, as the page's own was made.
  package init(_ input: PageSnippetInput, texts: [Text], parse: @escaping ([UInt8]) -> MarkdownDocument) {
    self.input = input
    rewriting = BlockRewriting(input, parse: parse)
    for text in texts.sorted(by: { $0.snippet < $1.snippet }) where rewriting.snippets.indices.contains(text.snippet) {
      guard let output = rewriting.snippets[text.snippet].output, output.isClosed else { continue }
      update(output, with: text)
    }
  }

  private mutating func update(_ output: ExpectedOutput, with text: Text) {
    let range = BlockRewriting.range(output.fence, after: edits)
    let found = rewriting.edits(fence: output.fence, lines: output.lines, text.lines).first { isSafe($0, for: text) }
    guard let edit = found else {
      diagnostics.append(
        Diagnostic(
          .snippetOutput, .warning, file: input.file, range: range,
          message: "output is not updated, since that would change how the page is read",
          remedy: "give it a longer fence, or write the lines by hand"))
      return
    }
    edits.append(edit)
    diagnostics.append(
      Diagnostic(
        .snippetUpdated, .note, file: input.file, range: range, message: "output is updated from the program"))
  }

  /// Whether after the edit the page has the same blocks as before, this one with the wanted output.
  private func isSafe(_ edit: LineEdit, for text: Text) -> Bool {
    let wanted = text.lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    let after = rewriting.snippets(after: edit)
    return after.count == rewriting.snippets.count
      && zip(after, rewriting.snippets).allSatisfy { new, old in
        guard new.isClosed == old.isClosed, new.isHidden == old.isHidden, new.text.code == old.text.code else {
          return false
        }
        return new.output?.text == (old.index == text.snippet ? wanted : old.output?.text)
          && new.output?.isClosed == old.output?.isClosed
      }
  }
}
