package import Diagnostics
package import Languages

/// What the author says of a page above its text.
package struct FrontMatter: Hashable, Sendable {
  package enum Layout: String, Hashable, Sendable, CaseIterable {
    case page, home, faq
  }

  /// How much of the page its table of contents shows.
  package enum Contents: Hashable, Sendable {
    case none
    /// Headings up to this level.
    case upTo(level: Int)
    case all
  }

  package var title: Located<String>?
  package var description: Located<String>?
  /// The day of the last change that readers should know of; `date` is its other spelling.
  package var updated: Located<CalendarDate>?
  package var language: Located<LanguageTag>?
  /// The place among the pages of its folder; smaller comes first.
  package var order: Located<Int>?
  package var tags: [Located<String>] = []
  package var isDraft = false
  /// Whether a search finds the page.
  package var isSearchable = true
  /// Whether the page was written first in its own language, and not from a page of the site's default language.
  package var isOriginal = false
  /// The last part of the page's address, instead of the file's name.
  package var slug: Located<String>?
  package var contents: Located<Contents>?
  package var layout: Located<Layout>?
  /// `allow`: findings of the language checks that the page is not told of.
  package var allowances: [Located<String>] = []
  package var snippets = SnippetSettings()
  /// From the opening line to the closing one; nil if the page has no front matter.
  package var range: SourceRange?

  package init() {}
}
