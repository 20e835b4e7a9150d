package import Languages

/// One page in its place in the site: everything that rendering needs beside the document itself.
///
/// Every `href` is relative to the page, percent-encoded and ends in a file.
package struct PageContext: Hashable, Sendable {
  package var facts: PageFacts
  /// The way from this page to the site's root: empty, `../`, `../../` …
  package var rootPrefix: String
  /// The site's title in the page's language.
  package var siteTitle: String
  /// The home page of the page's language.
  package var homeHref: String
  /// From the home page down to this page; the last is this page, and a folder without a page has no `href`.
  package var breadcrumbs: [PageLink]
  package var previous: PageLink?
  package var next: PageLink?
  /// The pages of this page's folder, this one among them, in reading order; empty where there are too many to show.
  package var siblings: [PageLink]
  /// The pages below a folder's own page, or below a home page, in reading order.
  package var children: [PageSummary]
  /// One for each language of the site, in the site's order.
  package var languages: [LanguageLink]
  /// Absolute address of this page, if the site has a base address.
  package var canonical: String?
  /// Real translations with this page among them, and `x-default`; empty without a base address or without translations.
  package var alternates: [Alternate]
  /// Absolute address of the picture that other sites show with a link to this page, if the site has a base address.
  package var socialImage: String?
  /// The feed of the page's language, relative, if it has one.
  package var feedHref: String?
  /// Where each address leads that the page mentions, keyed by the address as written.
  package var destinations: [String: Destination]
  /// For each heading of the document in order: further ids that lead to it (those of the source page).
  package var headingAliases: [[String]]
  /// The page whose text this one shows, or was translated from where some of it has changed since.
  package var original: OriginalPage?

  package init(
    facts: PageFacts, rootPrefix: String, siteTitle: String, homeHref: String, breadcrumbs: [PageLink],
    previous: PageLink?, next: PageLink?, siblings: [PageLink], children: [PageSummary], languages: [LanguageLink],
    canonical: String?, alternates: [Alternate], feedHref: String?, destinations: [String: Destination],
    headingAliases: [[String]], original: OriginalPage? = nil, socialImage: String? = nil
  ) {
    self.facts = facts
    self.rootPrefix = rootPrefix
    self.siteTitle = siteTitle
    self.homeHref = homeHref
    self.breadcrumbs = breadcrumbs
    self.previous = previous
    self.next = next
    self.siblings = siblings
    self.children = children
    self.languages = languages
    self.canonical = canonical
    self.alternates = alternates
    self.feedHref = feedHref
    self.destinations = destinations
    self.headingAliases = headingAliases
    self.original = original
    self.socialImage = socialImage
  }
}

/// A page's title and the way to it.
package struct PageLink: Hashable, Sendable {
  package var title: String
  package var href: String?
  package var isCurrent: Bool
  /// The language of the page's text where it stands in for a translation.
  package var foreignLanguage: LanguageTag?

  package init(title: String, href: String?, isCurrent: Bool = false, foreignLanguage: LanguageTag? = nil) {
    self.title = title
    self.href = href
    self.isCurrent = isCurrent
    self.foreignLanguage = foreignLanguage
  }
}

/// What a list of pages says of one page.
package struct PageSummary: Hashable, Sendable {
  package var title: String
  package var description: String
  package var href: String
  /// `YYYY-MM-DD`, if stated.
  package var updated: String?
  /// The language of the page's text where it stands in for a translation.
  package var foreignLanguage: LanguageTag?

  package init(
    title: String, description: String, href: String, updated: String?, foreignLanguage: LanguageTag? = nil
  ) {
    self.title = title
    self.description = description
    self.href = href
    self.updated = updated
    self.foreignLanguage = foreignLanguage
  }
}

/// The way to the same page in another language; where it is not translated, to the page that stands in for the
/// translation, or to that language's home page.
package struct LanguageLink: Hashable, Sendable {
  package var language: LanguageTag
  /// The language's name for itself.
  package var name: String
  package var href: String
  package var isCurrent: Bool
  package var isTranslated: Bool

  package init(language: LanguageTag, name: String, href: String, isCurrent: Bool, isTranslated: Bool) {
    self.language = language
    self.name = name
    self.href = href
    self.isCurrent = isCurrent
    self.isTranslated = isTranslated
  }
}

/// The page that a page's text comes from, in another language.
package struct OriginalPage: Hashable, Sendable {
  /// A section of the translation that was made from an older version of its source.
  package struct StaleSection: Hashable, Sendable {
    /// The place of its heading among the page's headings; nil for the page's beginning.
    package var heading: Int?
    /// The same section of the source, relative.
    package var href: String

    package init(heading: Int?, href: String) {
      self.heading = heading
      self.href = href
    }
  }

  package var language: LanguageTag
  /// The language's name for itself.
  package var languageName: String
  /// The page itself, relative.
  package var href: String
  package var staleSections: [StaleSection]

  package init(language: LanguageTag, languageName: String, href: String, staleSections: [StaleSection] = []) {
    self.language = language
    self.languageName = languageName
    self.href = href
    self.staleSections = staleSections
  }
}

/// An absolute address of a translation, for search engines.
package struct Alternate: Hashable, Sendable {
  /// A language tag or `x-default`.
  package var hreflang: String
  package var address: String

  package init(hreflang: String, address: String) {
    self.hreflang = hreflang
    self.address = address
  }
}

/// Where an address of the author's leads.
package enum Destination: Hashable, Sendable {
  /// A page, a section or a file of the site: relative, percent-encoded.
  case site(href: String)
  /// Another site, or mail.
  case external(href: String)
  /// Nowhere: shown as its text; the link check has reported it.
  case broken
}
