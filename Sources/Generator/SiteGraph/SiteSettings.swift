package import Languages

/// What the site as a whole is told by its author.
package struct SiteSettings: Hashable, Sendable {
  /// One language of the site.
  package struct Language: Hashable, Sendable {
    package var tag: LanguageTag
    /// The language's name for itself.
    package var name: String
    /// The site's title in this language.
    package var title: String
    /// What the site is about, in this language; empty if not stated.
    package var description: String
    /// Whether its author gave the site this title; else it is called after its folder.
    package var isTitled: Bool

    package init(tag: LanguageTag, name: String, title: String, description: String, isTitled: Bool = true) {
      self.tag = tag
      self.name = name
      self.title = title
      self.description = description
      self.isTitled = isTitled
    }
  }

  /// In the order of menus.
  package var languages: [Language]
  /// The language that translations are made from.
  package var defaultLanguage: LanguageTag
  /// Absolute address of the site's root, ending in a slash.
  package var baseAddress: String?

  package init(languages: [Language], defaultLanguage: LanguageTag, baseAddress: String?) {
    self.languages = languages
    self.defaultLanguage = defaultLanguage
    self.baseAddress = baseAddress
  }

  /// The path of the site's root on its host, with a slash at both ends; that of a whole host without a base address.
  package var rootPath: String {
    guard let base = baseAddress, let scheme = base.firstRange(of: "://") else { return "/" }
    let rest = base[scheme.upperBound...]
    return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
  }

  /// The entry of one language.
  package func language(_ tag: LanguageTag) -> Language? { languages.first { $0.tag == tag } }
}
