import Foundation

/// A piece of a text with one look.
package struct TextRun: Equatable, Sendable {
  package var text: String
  /// The looks of the piece: `bold`, `italic`, `monospaced`, `strikethrough`.
  package var styles: [String] = []
  /// What a tap on it opens.
  package var link: URL?

  /// The pieces of a text whose marks are read as Markdown.
  package static func runs(ofMarkdown text: String) -> [TextRun] {
    let hasMarks = text.utf8.contains { "*_~`[\\".utf8.contains($0) }
    return hasMarks ? runs(of: InlineMarkdown(text).attributedString()) : [TextRun(text: text)]
  }

  /// The pieces of an attributed text.
  package static func runs(of text: AttributedString) -> [TextRun] {
    text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let looks: [(InlinePresentationIntent, String)] = [
        (.stronglyEmphasized, "bold"), (.emphasized, "italic"), (.code, "monospaced"),
        (.strikethrough, "strikethrough"),
      ]
      let styles = looks.compactMap { intent.contains($0) ? $1 : nil }
      return TextRun(text: String(text[run.range].characters), styles: styles, link: run.link)
    }
  }
}
