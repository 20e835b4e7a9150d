package import Diagnostics
package import Languages

/// What the rest of the site needs to know of one page: all that survives when its document has been let go.
package struct PageFacts: Hashable, Sendable {
  /// The layouts that a page can ask for.
  package enum Layout: String, Hashable, Sendable {
    case page, home, faq
  }

  /// One heading, in the order of the document.
  package struct HeadingFact: Hashable, Sendable {
    package var level: Int
    /// Unique on the page.
    package var id: String
    package var title: String
    package var line: Int
    /// Whether the heading stands at the top level of the document, and so in the table of contents.
    package var isTopLevel: Bool

    package init(level: Int, id: String, title: String, line: Int, isTopLevel: Bool) {
      self.level = level
      self.id = id
      self.title = title
      self.line = line
      self.isTopLevel = isTopLevel
    }
  }

  /// One address that the page mentions.
  package struct Reference: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case link, image
      /// In the author's own HTML: an address to go to, and one to load from.
      case markupLink, markupSource
    }

    /// As written.
    package var destination: String
    package var kind: Kind
    /// What a link that leads out of its page's folder says of itself: its words, or in HTML its `hreflang`.
    package var label: String
    package var range: SourceRange

    package init(destination: String, kind: Kind, label: String = "", range: SourceRange) {
      self.destination = destination
      self.kind = kind
      self.label = label
      self.range = range
    }

    /// Whether a browser loads what is there without being asked.
    package var isLoaded: Bool { kind == .image || kind == .markupSource }
  }

  /// What stands between one heading at the top level and the next, or above the first one.
  package struct Section: Hashable, Sendable {
    /// The id of its heading; empty for the page's beginning.
    package var id: String
    /// The place of its heading among the page's headings; nil for the page's beginning.
    package var heading: Int?
    /// Of what the section says.
    package var fingerprint: SectionFingerprint
    /// What it has in common with its translations.
    package var landmarks: SectionLandmarks
    /// Its heading; for the page's beginning the title.
    package var range: SourceRange

    package init(
      id: String, heading: Int?, fingerprint: SectionFingerprint, landmarks: SectionLandmarks = SectionLandmarks(),
      range: SourceRange
    ) {
      self.id = id
      self.heading = heading
      self.fingerprint = fingerprint
      self.landmarks = landmarks
      self.range = range
    }

    /// The section as the command line names it; a section with the id `top` is not the page's beginning.
    package var name: String { Self.name(ofID: id) }

    package static func name(ofID id: String) -> String { id.isEmpty ? "top" : id == "top" ? "#top" : id }
  }

  /// Where a page comes from.
  package enum Origin: Hashable, Sendable {
    /// An author wrote it: first in the site's default language, else from the page at its path in that language.
    case written
    /// An author wrote it first in its own language: other languages have it from there.
    case original
    /// No author wrote it: a home page that lists the pages there are.
    case generated
    /// It stands in for a translation that is missing.
    case fallback(ShownText)
  }

  /// The page whose text another page shows.
  package struct ShownText: Hashable, Sendable {
    package var file: String
    package var language: LanguageTag
    package var outputPath: String

    package init(file: String, language: LanguageTag, outputPath: String) {
      self.file = file
      self.language = language
      self.outputPath = outputPath
    }
  }

  /// Path of the source relative to the content folder: `ar/guides/tabs.md`.
  package var file: String
  package var language: LanguageTag
  /// Path that translations share: `guides/tabs`; a folder's own page has the folder's path, a home page the empty one.
  package var path: String
  package var isFolderIndex: Bool
  /// Path of the page in the site: `ar/guides/tabs.html`.
  package var outputPath: String
  package var title: String
  package var description: String
  /// `YYYY-MM-DD`, if stated.
  package var updated: String?
  package var order: Int?
  package var tags: [String]
  package var layout: Layout
  /// The deepest level of heading in the table of contents; 0 for a page without one.
  package var contentsLevel: Int
  package var headings: [HeadingFact]
  package var references: [Reference]
  /// Ids that the author's own HTML declares.
  package var extraIDs: [String]
  /// The page's beginning, then one for each heading at the top level.
  package var sections: [Section]
  package var origin: Origin
  /// Whether a search finds the page.
  package var isSearchable = true

  package init(
    file: String, language: LanguageTag, path: String, isFolderIndex: Bool, outputPath: String, title: String,
    description: String, updated: String?, order: Int?, tags: [String], layout: Layout, contentsLevel: Int,
    headings: [HeadingFact], references: [Reference], extraIDs: [String],
    sections: [Section] = [], origin: Origin = .written
  ) {
    self.file = file
    self.language = language
    self.path = path
    self.isFolderIndex = isFolderIndex
    self.outputPath = outputPath
    self.title = title
    self.description = description
    self.updated = updated
    self.order = order
    self.tags = tags
    self.layout = layout
    self.contentsLevel = contentsLevel
    self.headings = headings
    self.references = references
    self.extraIDs = extraIDs
    self.sections = sections
    self.origin = origin
  }

  /// Whether no author wrote the page: a home page that lists what there is.
  package var isMade: Bool { origin == .generated }

  /// The page whose text this one shows in place of a missing translation.
  package var shownText: ShownText? {
    if case .fallback(let text) = origin { text } else { nil }
  }

  /// The language of the page's own words, which is not the reader's on a page that stands in for a translation.
  package var textLanguage: LanguageTag { shownText?.language ?? language }
}
