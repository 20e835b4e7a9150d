package import Diagnostics
package import Markdown

/// What has to change on a page so that its blocks are equal to the regions that they are copies of.
package struct RegionUpdate {
  /// In the order of the page.
  package private(set) var edits: [LineEdit] = []
  /// A note for each block that changes, and a warning for each that cannot be changed; lines are those after it.
  package private(set) var diagnostics: [Diagnostic] = []

  private let input: PageSnippetInput
  private let rewriting: BlockRewriting

  /// `parse` makes a document of a changed source, as the page's own was made.
  package init(_ input: PageSnippetInput, parse: @escaping ([UInt8]) -> MarkdownDocument) {
    self.input = input
    rewriting = BlockRewriting(input, parse: parse)
    let snippets = rewriting.snippets
    guard snippets.contains(where: { $0.attributes.sourceRegion != nil }) else { return }
    for snippet in snippets where snippet.isClosed { update(snippet, of: snippets) }
  }

  private mutating func update(_ snippet: Snippet, of snippets: [Snippet]) {
    // A reference that names nothing is for the check to report.
    var checker = RegionChecker(file: input.file, sources: input.copied)
    guard let reference = snippet.attributes.sourceRegion, let wanted = checker.lines(of: reference)?.map(\.text),
      Self.code(of: snippet) != wanted
    else { return }
    let range = BlockRewriting.range(snippet.fence, after: edits)
    let found = rewriting.edits(fence: snippet.fence, lines: snippet.lines, wanted).first {
      isSafe($0, for: snippet, of: snippets, wanted)
    }
    guard let edit = found else {
      diagnostics.append(
        Diagnostic(
          .snippetOutdated, .warning, file: input.file, range: range,
          message: "block is not updated from '\(reference.text)', since that would change how the page is read",
          remedy: "give it a longer fence, or write the lines by hand"))
      return
    }
    edits.append(edit)
    diagnostics.append(
      Diagnostic(
        .snippetUpdated, .note, file: input.file, range: range, message: "block is updated from '\(reference.text)'"))
  }

  private static func code(of snippet: Snippet) -> [[UInt8]] {
    SourceRegions.lines(ofBlock: Array(snippet.text.code.utf8)).map(\.text)
  }

  /// Whether after the edit the page has the same blocks as before, this one with the wanted code.
  private func isSafe(
    _ edit: LineEdit, for snippet: Snippet, of snippets: [Snippet], _ wanted: [[UInt8]]
  ) -> Bool {
    let after = rewriting.snippets(after: edit)
    return after.count == snippets.count
      && zip(after, snippets).allSatisfy { new, old in
        guard new.isClosed == old.isClosed, new.isHidden == old.isHidden else { return false }
        return old.index == snippet.index ? Self.code(of: new) == wanted : new.text.code == old.text.code
      }
  }
}
