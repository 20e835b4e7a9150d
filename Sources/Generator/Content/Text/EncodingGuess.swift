import Languages

/// Guesses what a text is written in that is not UTF-8, to help its author to convert it.
enum EncodingGuess {
  /// The name of an encoding that these bytes look like, or nil.
  static func name(of bytes: UnsafeRawBufferPointer, language: LanguageTag?) -> String? {
    var pairs = 0
    var singles = 0
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] >= 0x80 else { continue }
      let isPair = index + 1 < bytes.count && bytes[index] >= 0x81 && bytes[index] != 0xFF && bytes[index + 1] >= 0xA1
      if isPair {
        pairs += 1
        index += 1
      } else {
        singles += 1
      }
    }
    if pairs > 0, singles * 10 < pairs, language.map(\.isHanScript) ?? true { return doubleByteName(language) }
    switch language?.language {
    case "he", "yi": return "Windows-1255"
    case "ar", "fa", "ur": return "Windows-1256"
    case "ru", "uk", "bg": return "Windows-1251"
    default: return singles > 0 && pairs <= singles ? "Latin-1 or Windows-1252" : nil
    }
  }

  private static func doubleByteName(_ language: LanguageTag?) -> String {
    if language?.language == "ja" { return "EUC-JP" }
    if language?.explicitScript == "Hant" { return "Big5" }
    return "GBK"
  }
}
