import Languages
import Markdown

extension BodyRenderer {
  mutating func noteReference(_ number: Int, _ occurrence: Int) {
    html.markup("<sup class=\"note-reference\"><a href=\"#")
    html.markup(PageID.note(number))
    html.markup("\" id=\"")
    html.markup(PageID.noteReference(number, occurrence))
    html.markup("\" role=\"doc-noteref\" aria-label=\"")
    html.text(words.footnote(number))
    html.markup("\"\(wordsAttributes)>")
    html.number(number)
    html.markup("</a></sup>")
  }

  /// The notes at the end of the page, each with a way back to every place that refers to it.
  mutating func footnotes(_ notes: [Footnote]) {
    guard !notes.isEmpty else { return }
    html.markup("<section class=\"footnotes\" role=\"doc-endnotes\" aria-labelledby=\"")
    html.markup(PageID.notes)
    html.markup("\">\n<h2 id=\"")
    html.markup(PageID.notes)
    html.markup("\"\(wordsAttributes)>")
    html.text(words.footnotes)
    html.markup("</h2>\n<ol>\n")
    for (index, note) in notes.enumerated() { footnote(note, number: index + 1) }
    html.markup("</ol>\n</section>\n")
  }

  private mutating func footnote(_ note: Footnote, number: Int) {
    html.markup("<li id=\"")
    html.markup(PageID.note(number))
    html.markup("\">\n")
    // The way back stands behind the last words of the note, if the note ends in words.
    if case .paragraph(let paragraph) = note.blocks.last {
      blocks(Array(note.blocks.dropLast()))
      html.markup("<p>")
      inlines(paragraph.content)
      backLinks(to: number, count: note.referenceCount)
      html.markup("</p>\n")
    } else {
      blocks(note.blocks)
      html.markup("<p>")
      backLinks(to: number, count: note.referenceCount)
      html.markup("</p>\n")
    }
    html.markup("</li>\n")
  }

  private mutating func backLinks(to number: Int, count: Int) {
    for occurrence in 1...max(1, count) {
      html.markup(" <a class=\"back\" href=\"#")
      html.markup(PageID.noteReference(number, occurrence))
      html.markup("\" role=\"doc-backlink\" aria-label=\"")
      html.text(words.backToReference(number, occurrence: occurrence, of: count))
      // The arrows with a hook turn back to the start of a line; the selector keeps them from becoming emoji.
      html.markup("\"\(wordsAttributes)>")
      html.markup(direction == .rightToLeft ? "\u{21AA}\u{FE0E}" : "\u{21A9}\u{FE0E}")
      if count > 1 {
        html.markup("<sup>")
        html.number(occurrence)
        html.markup("</sup>")
      }
      html.markup("</a>")
    }
  }
}
