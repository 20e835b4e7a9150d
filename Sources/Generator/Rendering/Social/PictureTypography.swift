import Languages
import Pictures

/// Faces and distances of lines by the script of a language.
enum PictureTypography {
  /// What other scripts than a language's own are set in.
  private static let others = ["Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans CJK SC"]

  /// Languages whose letters reach far above and below the line.
  private static let tall: Set<String> = [
    "as", "bn", "bo", "dz", "gu", "hi", "kn", "km", "lo", "ml", "mr", "my", "ne", "or", "pa", "sa", "si", "ta", "te",
    "th", "vi",
  ]

  static func of(_ language: LanguageTag) -> Picture.Typography {
    let own = face(of: language)
    let (title, text) = leading(of: language)
    let faces = [own] + others.filter { $0 != own }
    let codeFaces = ["Noto Sans Mono", "DejaVu Sans Mono", "monospace"] + faces
    return Picture.Typography(faces: faces, codeFaces: codeFaces, titleLeading: title, textLeading: text)
  }

  /// A face for Han holds Latin letters and punctuation that go with it.
  private static func face(of language: LanguageTag) -> String {
    let parts = language.name.split(separator: "-")
    switch language.language {
    case "zh":
      if parts.contains("HK") || parts.contains("MO") { return "Noto Sans CJK HK" }
      return parts.contains("Hant") || parts.contains("TW") ? "Noto Sans CJK TC" : "Noto Sans CJK SC"
    case "ja": return "Noto Sans CJK JP"
    case "ko": return "Noto Sans CJK KR"
    case "he", "iw", "yi": return "Noto Sans Hebrew"
    default: return language.direction == .rightToLeft ? "Noto Sans Arabic" : "Noto Sans"
    }
  }

  /// In hundredths of the size: in Arabic, marks stand above and below letters that reach far themselves.
  private static func leading(of language: LanguageTag) -> (title: Int, text: Int) {
    switch language.language {
    case "he", "iw", "yi": (128, 150)
    case "zh", "ja", "ko": (130, 150)
    case let other where tall.contains(String(other)): (140, 160)
    default: language.direction == .rightToLeft ? (150, 170) : (116, 140)
    }
  }
}
