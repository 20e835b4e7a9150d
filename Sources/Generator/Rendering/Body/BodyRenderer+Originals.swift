import Languages
import SiteGraph

extension BodyRenderer {
  /// A word to readers that the source of a section has changed since it was translated, with a link to it there.
  ///
  /// - Parameter heading: The place of the section's heading among the page's headings; nil for the page's beginning.
  mutating func staleNote(below heading: Int?) {
    guard let original = context.original,
      let section = original.staleSections.first(where: { $0.heading == heading })
    else { return }
    html.markup("<p class=\"stale\" role=\"note\">")
    ownWords(heading == nil ? words.staleBeginning : words.staleSection)
    html.markup(" <a href=\"")
    html.text(section.href)
    html.markup("\" hreflang=\"")
    html.text(original.language.name)
    html.markup("\" lang=\"")
    html.text(original.language.name)
    html.markup("\" dir=\"")
    html.text(original.language.direction.rawValue)
    html.markup("\">")
    html.text(original.languageName)
    html.markup("</a></p>\n")
  }

  /// The same below the heading that was written last.
  mutating func staleNote() { staleNote(below: headingCount - 1) }
}
