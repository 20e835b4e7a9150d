import Content
import Diagnostics
import Languages

/// Compares what pages state above their text, as far as it is not words: the place among other pages, and how blocks
/// are checked.
struct FrontMatterComparison {
  let page: TranslatedPage
  let source: TranslatedPage

  var findings: [Diagnostic] {
    let (here, there) = (page.frontMatter, source.frontMatter)
    let (snippets, originals) = (here.snippets, there.snippets)
    return [
      finding("order", here.order, there.order) { "\($0)" },
      finding("layout", here.layout, there.layout) { $0.rawValue },
      finding("contents", here.contents, there.contents, Self.words),
      finding("snippets.language-mode", snippets.languageMode, originals.languageMode) { $0.rawValue },
      finding("snippets.default-isolation", snippets.defaultIsolation, originals.defaultIsolation) { $0.rawValue },
      // The reason is words; that there is one counts.
      finding(
        "snippets.skip", snippets.skip.map { Located(true, $0.range) }, originals.skip.map { Located(true, $0.range) }
      ) {
        _ in "stated"
      },
      finding("snippets.setup", setup(of: page), setup(of: source)) { $0.joined(separator: ", ") },
    ].compactMap(\.self)
  }

  private static func words(_ contents: FrontMatter.Contents) -> String {
    switch contents {
    case .none: "none"
    case .upTo(let level): "\(level)"
    case .all: "all"
    }
  }

  /// The set-up files, with the name of the page's language taken out of their paths: a language may have its own.
  private func setup(of page: TranslatedPage) -> Located<[String]>? {
    let files = page.frontMatter.snippets.setup
    guard let first = files.first, let last = files.last else { return nil }
    let paths = files.map { file in
      file.value.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != page.language.name }
        .joined(separator: "/")
    }
    return Located(paths, SourceRange(start: first.range.start, end: last.range.end))
  }

  private func finding<Value>(
    _ key: String, _ value: Located<Value>?, _ original: Located<Value>?, _ words: (Value) -> String
  ) -> Diagnostic? {
    guard value?.value != original?.value else { return nil }
    let there = original.map { words($0.value) }
    let message: String
    switch (value.map { words($0.value) }, there) {
    case (let here?, let there?): message = "\(key) is '\(here)', in the source '\(there)'"
    case (let here?, nil): message = "\(key) is '\(here)', in the source it is not stated"
    case (nil, let there): message = "\(key) is not stated, in the source it is '\(there ?? "")'"
    }
    let reporter = ParityReporter(file: page.file, source: source.file)
    return reporter.finding(
      .parityFrontMatter, at: value?.range ?? Self.top(of: page), message,
      remedy: "state the same in both", note: "the front matter of the source",
      at: original?.range ?? Self.top(of: source))
  }

  /// The line that opens the front matter, or the first line of a page that has none.
  private static func top(of page: TranslatedPage) -> SourceRange {
    let start = page.frontMatter.range?.start ?? SourcePosition(line: 1, column: 1)
    return SourceRange(start: start, end: start)
  }
}
