extension LanguageTag {
  /// Whether Chinese is written in traditional characters, by script or by region.
  package var isTraditionalChinese: Bool {
    guard language == "zh" else { return false }
    if let script = explicitScript { return script == "Hant" }
    return name.split(separator: "-").dropFirst().contains { ["TW", "HK", "MO"].contains($0) }
  }

  /// The language's name for itself, with its region where the tag has one; the tag where the name is not known.
  package var autonym: String {
    if language == "zh" { return isTraditionalChinese ? "繁體中文" : "简体中文" }
    if let whole = Self.autonyms[name] { return whole }
    guard let base = Self.autonyms[String(language)] else { return name }
    return "\(base) (\(Self.regions[name] ?? String(name.dropFirst(language.count + 1))))"
  }

  static let english = LanguageTag(canonical: "en")
  static let arabic = LanguageTag(canonical: "ar")
  static let hebrew = LanguageTag(canonical: "he")
  static let simplifiedChinese = LanguageTag(canonical: "zh-Hans")
  static let traditionalChinese = LanguageTag(canonical: "zh-Hant")

  private static let autonyms: [String: String] = [
    "af": "Afrikaans", "am": "አማርኛ", "ar": "العربية", "az": "Azərbaycanca", "be": "Беларуская", "bg": "Български",
    "bn": "বাংলা", "bs": "Bosanski", "ca": "Català", "ckb": "کوردیی ناوەندی", "cs": "Čeština", "cy": "Cymraeg",
    "da": "Dansk", "de": "Deutsch", "dv": "ދިވެހިބަސް", "el": "Ελληνικά", "en": "English", "eo": "Esperanto",
    "es": "Español", "et": "Eesti", "eu": "Euskara", "fa": "فارسی", "fi": "Suomi", "fil": "Filipino", "fr": "Français",
    "ga": "Gaeilge", "gl": "Galego", "gu": "ગુજરાતી", "ha": "Hausa", "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski",
    "hu": "Magyar", "hy": "Հայերեն", "id": "Bahasa Indonesia", "is": "Íslenska", "it": "Italiano", "iw": "עברית",
    "ja": "日本語", "ka": "ქართული", "kk": "Қазақ тілі", "km": "ខ្មែរ", "kn": "ಕನ್ನಡ", "ko": "한국어", "ku": "Kurdî",
    "lt": "Lietuvių", "lv": "Latviešu", "mk": "Македонски", "ml": "മലയാളം", "mn": "Монгол", "mr": "मराठी",
    "ms": "Bahasa Melayu", "my": "မြန်မာ", "nb": "Norsk bokmål", "ne": "नेपाली", "nl": "Nederlands",
    "nn": "Norsk nynorsk", "no": "Norsk", "pa": "ਪੰਜਾਬੀ", "pl": "Polski", "ps": "پښتو", "pt": "Português",
    "ro": "Română", "ru": "Русский", "sd": "سنڌي", "si": "සිංහල", "sk": "Slovenčina", "sl": "Slovenščina",
    "so": "Soomaali", "sq": "Shqip", "sr": "Српски", "sr-Latn": "Srpski", "sv": "Svenska", "sw": "Kiswahili",
    "ta": "தமிழ்", "te": "తెలుగు",
    "th": "ไทย", "tl": "Tagalog", "tr": "Türkçe", "ug": "ئۇيغۇرچە", "uk": "Українська", "ur": "اردو", "uz": "Oʻzbekcha",
    "vi": "Tiếng Việt", "yi": "ייִדיש", "yue": "粵語", "zu": "isiZulu",
  ]

  /// Regions in the language that the tag names.
  private static let regions: [String: String] = [
    "ar-AE": "الإمارات", "ar-EG": "مصر", "ar-SA": "السعودية", "de-AT": "Österreich", "de-CH": "Schweiz",
    "en-AU": "Australia", "en-CA": "Canada", "en-GB": "United Kingdom", "en-IN": "India", "en-US": "United States",
    "es-AR": "Argentina", "es-ES": "España", "es-MX": "México", "fr-BE": "Belgique", "fr-CA": "Canada",
    "fr-CH": "Suisse", "he-IL": "ישראל", "nl-BE": "België", "pt-BR": "Brasil", "pt-PT": "Portugal",
  ]
}
