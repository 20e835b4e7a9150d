package import Diagnostics
package import Markdown

/// What has to change on a page so that it shows what its blocks print, below them and beside their lines.
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

  /// What a line of a block gives.
  package struct Value: Hashable, Sendable {
    /// The block's place among those of the page.
    package var snippet: Int
    /// The line of the code, from 0, and the bytes of it that show something else.
    package var line: Int
    package var columns: Range<Int>
    package var text: [UInt8]

    package init(snippet: Int, line: Int, columns: Range<Int>, text: [UInt8]) {
      self.snippet = snippet
      self.line = line
      self.columns = columns
      self.text = text
    }
  }

  /// In the order of the page.
  package private(set) var edits: [LineEdit] = []
  /// A note for each fence or line that changes, and a warning for each that cannot be changed; lines are those after it.
  package private(set) var diagnostics: [Diagnostic] = []

  private let input: PageSnippetInput
  private let rewriting: BlockRewriting

  /// `parse` makes a document of a changed source, as the page's own was made.
  package init(
    _ input: PageSnippetInput, texts: [Text], values: [Value] = [], parse: @escaping ([UInt8]) -> MarkdownDocument
  ) {
    self.input = input
    rewriting = BlockRewriting(input, parse: parse)
    for snippet in rewriting.snippets {
      for value in values.sorted(by: { $0.line < $1.line }) where value.snippet == snippet.index {
        update(snippet, with: value)
      }
      guard let output = snippet.output, output.isClosed else { continue }
      for text in texts where text.snippet == snippet.index { update(output, with: text) }
    }
  }

  private mutating func update(_ snippet: Snippet, with value: Value) {
    let start = snippet.position(line: value.line, column: value.columns.lowerBound)
    let text = value.columns.isEmpty ? [0x20] + value.text : value.text
    let edit = rewriting.edit(at: start, length: value.columns.count, text)
    let range = BlockRewriting.range(SourceRange(start: start, end: start), after: edits)
    guard isSafe(edit, for: value, text) else {
      diagnostics.append(
        Diagnostic(
          .snippetValue, .warning, file: input.file, range: range,
          message: "value is not updated, since that would change how the page is read",
          remedy: "write it by hand"))
      return
    }
    edits.append(edit)
    diagnostics.append(
      Diagnostic(.snippetUpdated, .note, file: input.file, range: range, message: "value is updated from the program"))
  }

  /// Whether after the edit the page has the same blocks as before, this one with the wanted text in its line.
  private func isSafe(_ edit: LineEdit, for value: Value, _ text: [UInt8]) -> Bool {
    let after = rewriting.snippets(after: edit)
    return after.count == rewriting.snippets.count
      && zip(after, rewriting.snippets).allSatisfy { new, old in
        let code = old.index == value.snippet ? Self.code(of: old, with: value, text) : Array(old.text.code.utf8)
        return new.isClosed == old.isClosed && new.isHidden == old.isHidden && new.output?.text == old.output?.text
          && Array(new.text.code.utf8) == code
      }
  }

  private static func code(of snippet: Snippet, with value: Value, _ text: [UInt8]) -> [UInt8] {
    var code = Array(snippet.text.code.utf8)
    let lines = SnippetText.lines(of: code)
    guard lines.indices.contains(value.line) else { return code }
    let start = lines[value.line].lowerBound
    code.replaceSubrange(start + value.columns.lowerBound..<start + value.columns.upperBound, with: text)
    return code
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
