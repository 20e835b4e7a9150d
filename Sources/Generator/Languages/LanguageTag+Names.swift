extension LanguageTag {
  /// What the language is called in the languages of the interface, each without endings that come and go.
  package var wellKnownNames: [String] { Self.names[String(language)] ?? [] }

  private static let names: [String: [String]] = [
    "en": ["English", "إنجليزي", "انجليزي", "אנגלית", "英文", "英语", "英語"],
    "ar": ["Arabic", "عربي", "ערבית", "阿拉伯"],
    "he": ["Hebrew", "عبري", "עברית", "希伯来", "希伯來"],
    "zh": ["Chinese", "صيني", "סינית", "中文", "汉语", "漢語"],
  ]
}
