import Languages

extension InterfaceText {
  /// Whether the words are not in the language of a page, since that has no table.
  func isForeign(on page: LanguageTag) -> Bool { language.language == "en" && page.language != "en" }

  /// The attributes of an element that has these words alone for its text; empty where they are the page's own.
  func attributes(on page: LanguageTag) -> String {
    isForeign(on: page) ? " lang=\"\(language.name)\" dir=\"\(language.direction.rawValue)\"" : ""
  }
}
