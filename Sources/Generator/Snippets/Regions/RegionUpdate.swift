package import Diagnostics
package import Markdown

/// What has to change on a page so that its blocks are equal to the regions that they are copies of.
package struct RegionUpdate {
  /// In the order of the page.
  package private(set) var edits: [LineEdit] = []
  /// A note for each block that changes, and a warning for each that cannot be changed; lines are those after it.
  package private(set) var diagnostics: [Diagnostic] = []

  private let input: PageSnippetInput
  private let parse: ([UInt8]) -> MarkdownDocument

  /// `parse` makes a document of a changed source, as the page's own was made.
  package init(_ input: PageSnippetInput, parse: @escaping ([UInt8]) -> MarkdownDocument) {
    self.input = input
    self.parse = parse
    let snippets = scan(input.document, input.source)
    guard snippets.contains(where: { $0.attributes.sourceRegion != nil }) else { return }
    for snippet in snippets where snippet.isClosed { update(snippet, of: snippets) }
  }

  private func scan(_ document: MarkdownDocument, _ source: [UInt8]) -> [Snippet] {
    SnippetScanner.scan(document, file: input.file, source: source, firstLine: input.firstLine).snippets
  }

  private mutating func update(_ snippet: Snippet, of snippets: [Snippet]) {
    // A reference that names nothing is for the check to report.
    var checker = RegionChecker(file: input.file, sources: input.copied)
    guard let reference = snippet.attributes.sourceRegion, let wanted = checker.lines(of: reference)?.map(\.text),
      Self.code(of: snippet) != wanted
    else { return }
    let line = snippet.fence.start.line + edits.reduce(0) { $0 + $1.growth }
    let range = SourceRange(
      start: SourcePosition(line: line, column: snippet.fence.start.column),
      end: SourcePosition(line: line, column: snippet.fence.end.column))
    guard let edit = edits(snippet, wanted).first(where: { isSafe($0, for: snippet, of: snippets, wanted) }) else {
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

  /// The new lines stand behind the marks of the containers that the block stands in: as its first line has them, or
  /// else as its fence has.
  private func edits(_ snippet: Snippet, _ wanted: [[UInt8]]) -> [LineEdit] {
    let source = SourceLines(input.source, firstLine: input.firstLine)
    let starts = snippet.lines.first { $0.spacesOfTab == 0 }.map { [$0.start] } ?? []
    let ofCode = starts.map { Array(source.line($0.line).prefix(max(0, $0.column - 1))) }
    let marks = source.line(snippet.fence.start.line).prefix(max(0, snippet.fence.start.column - 1))
    let ofFence = Self.prefix(Self.spaced(Array(marks)))
    let first = snippet.fence.start.line + 1
    return (ofCode + (ofFence.map { [$0] } ?? [])).map { prefix in
      let prefix = Self.spaced(prefix)
      let bare = prefix.count - prefix.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
      return LineEdit(
        lines: first..<first + snippet.lines.count,
        texts: wanted.map { $0.isEmpty ? Array(prefix.prefix(bare)) : prefix + $0 })
    }
  }

  /// A quote's mark takes the space behind it for its own, so that it must have one before code that is indented.
  private static func spaced(_ prefix: [UInt8]) -> [UInt8] {
    prefix.indices.flatMap { index -> [UInt8] in
      let next = index + 1 < prefix.count ? prefix[index + 1] : UInt8(ascii: ">")
      return prefix[index] == UInt8(ascii: ">") && next != 0x20 && next != 0x09
        ? [prefix[index], 0x20] : [prefix[index]]
    }
  }

  /// What stands before the further lines of a block: the marks of quotes, and spaces for those of lists.
  private static func prefix(_ bytes: [UInt8]) -> [UInt8]? {
    var prefix: [UInt8] = []
    for byte in bytes {
      switch byte {
      case 0x20, 0x09, UInt8(ascii: ">"): prefix.append(byte)
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: ")"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        prefix.append(0x20)
      default: return nil
      }
    }
    return prefix
  }

  /// Whether after the edit the page has the same blocks as before, this one with the wanted code.
  private func isSafe(
    _ edit: LineEdit, for snippet: Snippet, of snippets: [Snippet], _ wanted: [[UInt8]]
  ) -> Bool {
    var shifted = edit
    let offset = 1 - input.firstLine
    shifted.lines = edit.lines.lowerBound + offset..<edit.lines.upperBound + offset
    let source = LineEdit.apply([shifted], to: input.source)
    let after = scan(parse(source), source)
    return after.count == snippets.count
      && zip(after, snippets).allSatisfy { new, old in
        guard new.isClosed == old.isClosed, new.isHidden == old.isHidden else { return false }
        return old.index == snippet.index ? Self.code(of: new) == wanted : new.text.code == old.text.code
      }
  }
}
