import Languages

/// What the language checks need to know of a page's language.
struct ProseLanguage {
  /// The primary subtag: `zh`.
  let code: String
  /// The script it is written in.
  let script: ProseUnit.Kind
  let isTraditionalChinese: Bool
  let quotations: QuotationStyle
  private let tag: LanguageTag

  init(_ tag: LanguageTag) {
    self.tag = tag
    code = tag.language == "iw" ? "he" : String(tag.language)
    script = Self.script(of: tag)
    isTraditionalChinese = tag.isTraditionalChinese || code == "yue"
    quotations = QuotationStyle(of: tag)
  }

  var isEnglish: Bool { code == "en" }
  var isChinese: Bool { code == "zh" || code == "yue" }
  /// Whether the marks of French stand apart from what they enclose or follow.
  var hasSpacedMarks: Bool { code == "fr" && tag.name != "fr-CH" && tag.name != "fr-CA" }
  /// Whether the letters kaf and yeh have the forms of Persian.
  var hasPersianLetters: Bool { ["fa", "ur", "ps", "ckb", "sd", "pnb", "ug", "mzn", "azb"].contains(code) }

  private static func script(of tag: LanguageTag) -> ProseUnit.Kind {
    switch tag.explicitScript {
    case "Latn": return .latin
    case "Cyrl": return .cyrillic
    case "Arab": return .arabic
    case "Hebr": return .hebrew
    case "Grek": return .greek
    case "Hans", "Hant", "Jpan": return .han
    case .some: return .letter
    case nil: break
    }
    switch tag.language {
    case "ar", "arz", "fa", "ur", "ps", "sd", "ug", "ckb", "ks", "pnb", "azb", "mzn", "lrc", "bal": return .arabic
    case "he", "iw", "yi": return .hebrew
    case "zh", "ja", "yue", "wuu", "cmn": return .han
    case "ru", "uk", "be", "bg", "mk", "sr", "kk", "ky", "mn", "tg", "ba", "ce", "cv", "tt", "sah", "os":
      return .cyrillic
    case "el": return .greek
    case "hi", "mr", "ne", "bn", "as", "ta", "te", "kn", "ml", "gu", "pa", "or", "si", "th", "lo", "km", "my", "ka",
      "hy", "am", "ti", "ko", "bo", "dz", "dv", "sa":
      return .letter
    default: return .latin
    }
  }
}
