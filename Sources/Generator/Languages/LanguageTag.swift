/// A language tag of BCP 47, such as `ar`, `zh-Hans` or `pt-BR`, kept in its canonical spelling.
package struct LanguageTag: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The canonical spelling: language in lower case, script in title case, region in upper case.
  package let name: String

  /// A tag that is known to be in its canonical spelling.
  init(canonical name: String) { self.name = name }

  /// Reads a tag; nil if it is not well-formed: language, then script, region, variants.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    // The grammar also has languages of 5 to 8 letters, but none was ever registered: such a word is a name.
    guard let language = parts.first, (2...3).contains(language.utf8.count), language.utf8.allSatisfy(Self.isLetter)
    else { return nil }
    var canonical = [language.lowercased()]
    for part in parts.dropFirst() {
      guard (1...8).contains(part.utf8.count), part.utf8.allSatisfy({ Self.isLetter($0) || (48...57).contains($0) })
      else { return nil }
      if part.utf8.count == 4, part.utf8.allSatisfy(Self.isLetter) {
        canonical.append(part.prefix(1).uppercased() + part.dropFirst().lowercased())
      } else if part.utf8.count == 2 {
        canonical.append(part.uppercased())
      } else {
        canonical.append(part.lowercased())
      }
    }
    name = canonical.joined(separator: "-")
  }

  /// The primary language subtag: `zh` of `zh-Hans`.
  package var language: Substring { name.prefix { $0 != "-" } }

  /// The script subtag, if the tag names one: `Hans` of `zh-Hans`.
  package var explicitScript: Substring? {
    name.split(separator: "-").dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy(Self.isLetter) }
  }

  /// The base direction of text in this language: by its script if stated, else by the script it is usually written in.
  package var direction: TextDirection {
    if let script = explicitScript {
      return Self.rightToLeftScripts.contains(String(script)) ? .rightToLeft : .leftToRight
    }
    return Self.rightToLeftLanguages.contains(String(language)) ? .rightToLeft : .leftToRight
  }

  /// Whether the language is written without spaces between words in Han characters or kana.
  package var isHanScript: Bool { language == "zh" || language == "ja" }

  package var description: String { name }

  package static func < (a: LanguageTag, b: LanguageTag) -> Bool { a.name < b.name }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  /// Languages whose usual script is written from right to left (CLDR likely subtags).
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "arz", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "khw", "ks", "lrc", "mzn", "nqo", "pnb",
    "ps", "rhg", "sd", "skr", "syr", "ug", "ur", "yi",
  ]
}
