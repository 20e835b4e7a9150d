package import Languages

/// What `dalil.yml` says of the whole site.
package struct SiteConfiguration: Hashable, Sendable {
  /// One language of the site.
  package struct Language: Hashable, Sendable {
    package var tag: LanguageTag
    /// The name shown in the language switch, instead of the language's name for itself.
    package var name: String?

    package init(tag: LanguageTag, name: String? = nil) {
      self.tag = tag
      self.name = name
    }
  }

  /// `title`: a text, or one for each language; languages may also state their own.
  package var title = LocalizedText()
  /// `description`: a text, or one for each language.
  package var description = LocalizedText()
  /// `author`: whom the feeds name.
  package var author: String?
  /// `languages`: in the order of the language switch; nil if the folders say it.
  package var languages: [Language]?
  /// `default-language`: the language of the root page's link for all others (`x-default`).
  package var defaultLanguage: LanguageTag?
  /// `base-address`: where the site will be found, ending in a slash.
  package var baseAddress: String?
  /// `content`: the folder of pages, relative to the site's folder.
  package var contentFolder = "content"
  /// `output`: the folder that is written, relative to the site's folder.
  package var outputFolder = "site"
  /// `templates`: a folder whose templates stand in for the built-in ones of the same name.
  package var templatesFolder: Located<String>?
  /// `drafts`: whether drafts are published.
  package var publishesDrafts = false
  /// `unsafe-html`: whether scripts and event handlers in the author's HTML are let through.
  package var allowsUnsafeHTML = false
  /// `snippets`: what the Swift blocks of all pages are compiled with.
  package var snippets = SnippetSettings()
  /// `translations: {minimum: …}`: how much of the source's sections a check wants up to date in every language, in
  /// percent.
  package var minimumCoverage: Located<Int>?

  package init() {}

  /// The title in a language, or in the default language, or any; nil if the configuration has none.
  package func title(in language: LanguageTag) -> String? {
    if let title = title.text(in: language) { return title }
    if let defaultLanguage, let title = title.byLanguage[defaultLanguage] { return title }
    return title.byLanguage.min { $0.key < $1.key }?.value
  }
}
