package import Diagnostics

/// Finds a little word that is written twice in a row, most often across the end of a line.
enum RepeatedWord {
  static func check(_ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport) {
    let words = passage.words
    if words.count > 1 {
      for index in 1..<words.count where isRepeated(words[index - 1].units, words[index].units, passage) {
        let text = passage.text(words[index].units)
        guard isFunctionWord(text.lowercased(), of: words[index].kind, in: language) else { continue }
        report.add(
          .repeatedWord, words[index].units, of: passage, "\(text) is written twice", remedy: "delete one of the two")
      }
    }
    if language.isChinese {
      for place in passage.doubledHan where isDoubled(at: place, passage) {
        report.add(
          .repeatedWord, place..<place + 1, of: passage, "\(passage.text(place..<place + 1)) is written twice",
          remedy: "delete one of the two")
      }
    }
  }

  /// Whether two words are the same but for capitals, with nothing but a space between them.
  private static func isRepeated(_ first: Range<Int>, _ second: Range<Int>, _ passage: Passage) -> Bool {
    guard first.count == second.count, second.lowerBound - first.upperBound <= 2 else { return false }
    guard second.lowerBound > first.upperBound,
      passage.units[first.upperBound..<second.lowerBound].allSatisfy({ $0.kind == .space })
    else { return false }
    for (a, b) in zip(first, second) {
      let (x, y) = (passage.units[a].scalar, passage.units[b].scalar)
      if x != y, x < 0x41 || x | 0x20 != y | 0x20 || y > 0x7A { return false }
    }
    // A word joined to something else is not the word alone.
    let before = passage.unit(before: first.lowerBound)
    let after = passage.unit(after: second.upperBound - 1)
    return before.map { $0.kind != .sign || !Signs.isDash($0.scalar) && $0.scalar != 0x27 && $0.scalar != 0x2019 }
      ?? true
      && after.map { $0.kind != .sign || !Signs.isDash($0.scalar) && $0.scalar != 0x27 && $0.scalar != 0x2019 } ?? true
  }

  /// Words that no sentence has twice in a row; words that some sentences do (had had, that that, sign in in, من من) are left out.
  private static func isFunctionWord(_ word: String, of script: ProseUnit.Kind, in language: ProseLanguage) -> Bool {
    if let own = words[language.code], own.contains(word) { return true }
    return script == .latin && language.script != .latin && words["en"]?.contains(word) == true
  }

  private static let words: [String: Set<String>] = [
    "en": [
      "the", "a", "an", "and", "or", "of", "to", "at", "for", "with", "from", "by", "as", "be", "are",
      "was",
      "were", "will", "can", "you", "we", "they", "if", "then", "but", "into", "your", "its", "their", "this", "when",
      "which", "it", "has", "have", "not", "so", "than", "them", "these", "those",
    ],
    "ar": [
      "في", "إلى", "على", "عن", "أن", "إن", "التي", "الذي", "الذين", "هذا", "هذه", "ذلك", "تلك", "أو", "ثم", "قد",
      "لن", "مع", "حتى", "كما", "لكن", "وهو", "وهي", "كان", "كانت", "لأن", "إذا", "بعد", "قبل", "عند", "دون",
    ],
    "he": [
      "של", "את", "על", "כי", "או", "אשר", "כדי", "בתוך", "לפי", "אבל", "כמו", "בין", "אחרי", "לפני", "הזה", "הזאת",
      "ולא", "שלא", "כאשר",
    ],
    "fa": ["از", "به", "در", "که", "و", "را", "این", "با", "برای", "تا", "یا"],
    "ur": ["کے", "کی", "کا", "میں", "سے", "کو", "پر", "اور", "نے"],
    "de": ["und", "oder", "von", "ein", "eine", "im", "für", "zum", "zur", "dass", "wenn", "ist"],
    "fr": [
      "et", "de", "du", "des", "la", "les", "un", "une", "dans", "pour", "avec", "sur", "par", "au", "aux",
    ],
    "es": ["el", "los", "las", "del", "de", "y", "en", "un", "una", "con", "por", "es", "al"],
    "ru": ["и", "в", "на", "с", "по", "для", "из", "от", "к", "или", "что", "это", "при"],
  ]

  /// Chinese particles, with the characters beside which two of them are one word after another or an expression.
  private static let particles: [UInt32: (before: String, after: String)] = [
    0x7684: ("目标有众", ""), 0x548C: ("", "气美睦平"), 0x4E0E: ("", ""), 0x53CA: ("", ""), 0x88AB: ("", ""),
    0x5728: ("实自", ""), 0x628A: ("", ""), 0x4ECE: ("", "容"),
  ]

  private static func isDoubled(at place: Int, _ passage: Passage) -> Bool {
    guard let exception = particles[passage.units[place].scalar] else { return false }
    let before = place > 1 ? passage.units[place - 2].scalar : 0
    let after = place + 1 < passage.units.count ? passage.units[place + 1].scalar : 0
    return !exception.before.unicodeScalars.contains { $0.value == before }
      && !exception.after.unicodeScalars.contains { $0.value == after }
  }
}

extension DiagnosticCode {
  package static let repeatedWord = DiagnosticCode(
    "repeated-word",
    explanation: """
      A little word (the, of, في, של, 的) stands twice in a row, often at the end of one line and the beginning of the \
      next. Only words are looked at that no sentence has twice: "had had", "sign in in", "מאוד מאוד", "עם עם ישראל" and "目的的" are \
      left alone. Delete one of the two.
      """)
}
