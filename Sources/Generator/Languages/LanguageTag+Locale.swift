extension LanguageTag {
  /// The language with a territory, `he_IL`, as the Open Graph protocol asks for; nil where no territory is known.
  package var locale: String? {
    let parts = name.split(separator: "-").dropFirst()
    let region = parts.first { $0.utf8.count == 2 }.map(String.init)
    let known = explicitScript.flatMap { Self.territories["\(language)-\($0)"] } ?? Self.territories[String(language)]
    return (region ?? known).map { "\(language)_\($0)" }
  }

  /// Where most who read a language live; for Arabic the code that social networks take for all of it.
  private static let territories = [
    "ar": "AR", "az": "AZ", "be": "BY", "bg": "BG", "bn": "BD", "ca": "ES", "cs": "CZ", "da": "DK", "de": "DE",
    "el": "GR", "en": "US", "es": "ES", "et": "EE", "eu": "ES", "fa": "IR", "fi": "FI", "fil": "PH", "fr": "FR",
    "gl": "ES", "he": "IL", "hi": "IN", "hr": "HR", "hu": "HU", "hy": "AM", "id": "ID", "is": "IS", "it": "IT",
    "ja": "JP", "ka": "GE", "kk": "KZ", "ko": "KR", "lt": "LT", "lv": "LV", "ms": "MY", "nb": "NO", "nl": "NL",
    "nn": "NO", "no": "NO", "pl": "PL", "ps": "AF", "pt": "BR", "ro": "RO", "ru": "RU", "sk": "SK", "sl": "SI",
    "sq": "AL", "sr": "RS", "sv": "SE", "sw": "KE", "ta": "IN", "th": "TH", "tr": "TR", "uk": "UA", "ur": "PK",
    "uz": "UZ", "vi": "VN", "zh": "CN", "zh-Hans": "CN", "zh-Hant": "TW",
  ]
}
