import Languages

/// The words of the starter site in one language.
struct StarterText: Sendable {
  let siteTitle: String
  /// The home page, with its front matter.
  let home: String
  /// The first guide, with its front matter.
  let guide: String

  /// The text written for a language, or the English one.
  static func text(for tag: LanguageTag) -> StarterText {
    switch tag.language {
    case "ar" where tag.explicitScript == nil || tag.explicitScript == "Arab": arabic
    case "he", "iw": hebrew
    case "zh" where tag.explicitScript != "Hant" && !["TW", "HK", "MO"].contains(tag.name.suffix(2)): simplifiedChinese
    default: english
    }
  }
}
