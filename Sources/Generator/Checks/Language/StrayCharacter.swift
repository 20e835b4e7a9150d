package import Diagnostics

/// Finds characters that cannot be seen, or that only look like the letters they stand for.
enum StrayCharacter {
  static func check(_ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport) {
    for place in passage.points {
      let scalar = passage.units[place].scalar
      switch scalar {
      case 0xFEFF, 0xAD, 0x2060, 0x180E, 0x200B: checkInvisible(scalar, at: place, passage, language, &report)
      case 0x200C, 0x200D: checkJoiner(scalar, at: place, passage, &report)
      case 0xFB1D...0xFB4F, 0xFB50...0xFBFF, 0xFE70...0xFEFC: checkForm(scalar, at: place, passage, &report)
      case 0xFC00...0xFDEF where scalar != 0xFD3E && scalar != 0xFD3F: checkForm(scalar, at: place, passage, &report)
      default: break
      }
    }
  }

  private static func checkInvisible(
    _ scalar: UInt32, at place: Int, _ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport
  ) {
    // Scripts without spaces between words mark their bounds with it.
    if scalar == 0x200B, language.script == .letter { return }
    let names: [UInt32: String] = [
      0xFEFF: "zero width no-break space", 0xAD: "soft hyphen", 0x2060: "word joiner",
      0x180E: "Mongolian vowel separator",
      0x200B: "zero width space",
    ]
    add(scalar, names[scalar] ?? "character", "that cannot be seen", "delete it", "", at: place, passage, &report)
  }

  /// The joiners have a meaning between letters of Arabic and Indic scripts, and in emoji.
  private static func checkJoiner(_ scalar: UInt32, at place: Int, _ passage: Passage, _ report: inout LanguageReport) {
    for neighbour in [passage.unit(before: place), passage.unit(after: place)] {
      guard let neighbour else { continue }
      if neighbour.kind == .arabic || neighbour.kind == .letter || neighbour.scalar >= 0x2190 && neighbour.kind == .sign
      {
        return
      }
    }
    add(
      scalar, scalar == 0x200C ? "zero width non-joiner" : "zero width joiner", "that joins or parts nothing here",
      "delete it", "", at: place, passage, &report)
  }

  private static func add(
    _ scalar: UInt32, _ name: String, _ problem: String, _ remedy: String, _ replacement: String?, at place: Int,
    _ passage: Passage,
    _ report: inout LanguageReport
  ) {
    let digits = String(scalar, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    report.add(
      .strayCharacter, place..<place + 1, of: passage, "\(name) U+\(code) \(problem)", remedy: remedy,
      replacement: replacement)
  }
}

// MARK: - Presentation forms

extension StrayCharacter {
  /// The letters behind the forms from U+FE80 on, each with the number of its forms.
  private static let forms: [(letters: String, count: UInt32)] = [
    ("ء", 1), ("آ", 2), ("أ", 2), ("ؤ", 2), ("إ", 2), ("ئ", 4), ("ا", 2), ("ب", 4), ("ة", 2), ("ت", 4), ("ث", 4),
    ("ج", 4),
    ("ح", 4), ("خ", 4), ("د", 2), ("ذ", 2), ("ر", 2), ("ز", 2), ("س", 4), ("ش", 4), ("ص", 4), ("ض", 4), ("ط", 4),
    ("ظ", 4),
    ("ع", 4), ("غ", 4), ("ف", 4), ("ق", 4), ("ك", 4), ("ل", 4), ("م", 4), ("ن", 4), ("ه", 4), ("و", 2), ("ى", 2),
    ("ي", 4),
    ("لآ", 2), ("لأ", 2), ("لإ", 2), ("لا", 2),
  ]

  private static func letters(behind scalar: UInt32) -> String? {
    if let hebrew = hebrewLetters(behind: scalar) { return hebrew }
    var first: UInt32 = 0xFE80
    for form in forms {
      if (first..<first + form.count).contains(scalar) { return form.letters }
      first += form.count
    }
    return nil
  }

  /// A letter of Hebrew with its point.
  private static func hebrewLetters(behind scalar: UInt32) -> String? {
    switch scalar {
    case 0xFB2A: return "שׁ"
    case 0xFB2B: return "שׂ"
    case 0xFB2E: return "אַ"
    case 0xFB2F: return "אָ"
    case 0xFB30...0xFB4A:
      guard let letter = Unicode.Scalar(0x05D0 + scalar - 0xFB30) else { return nil }
      return "\(letter)\u{05BC}"
    default: return nil
    }
  }

  private static func checkForm(_ scalar: UInt32, at place: Int, _ passage: Passage, _ report: inout LanguageReport) {
    let letters = letters(behind: scalar)
    add(
      scalar, "presentation form", "for the letter itself", "write \(letters ?? "the ordinary letter")", letters,
      at: place, passage, &report)
  }
}

// MARK: - Letters of Arabic script

extension StrayCharacter {
  static func checkArabic(_ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport) {
    guard language.script == .arabic else { return }
    for place in passage.arabicSuspects {
      let scalar = passage.units[place].scalar
      if scalar == 0x0640 {
        checkTatweel(at: place, passage, &report)
      } else if let right = right(for: scalar, in: language), isOfLanguage(at: place, passage, language) {
        let sign = Unicode.Scalar(right).map { String($0) } ?? ""
        report.add(
          .strayCharacter, place..<place + 1, of: passage,
          "\(passage.text(place..<place + 1)) is a letter that this language does not have", remedy: "write \(sign)",
          replacement: sign)
      }
    }
  }

  /// The letter that a language has in place of another one of the same look.
  private static func right(for scalar: UInt32, in language: ProseLanguage) -> UInt32? {
    switch (language.code, scalar) {
    case ("ar", 0x06A9): 0x0643
    case ("ar", 0x06CC): 0x064A
    case ("ar", 0x06C1): 0x0647
    case ("fa", 0x0643), ("ur", 0x0643): 0x06A9
    case ("fa", 0x064A), ("fa", 0x0649), ("ur", 0x064A), ("ur", 0x0649): 0x06CC
    case ("fa", 0x06C1): 0x0647
    case ("ur", 0x0647): 0x06C1
    default: nil
    }
  }

  /// Whether the word can be one of the page's language: names and verses of others keep their letters.
  private static func isOfLanguage(at place: Int, _ passage: Passage, _ language: ProseLanguage) -> Bool {
    var start = place
    while start > 0, passage.units[start - 1].kind == .arabic { start -= 1 }
    var end = place + 1
    while end < passage.units.count, passage.units[end].kind == .arabic { end += 1 }
    return !passage.units[start..<end].contains { unit in
      switch unit.scalar {
      case 0x067E, 0x0686, 0x0698, 0x06AF: language.code == "ar"
      case 0x064B...0x0652, 0x0629: language.code != "ar"
      default: false
      }
    }
  }

  /// A tatweel draws a letter out; with no letter beside it, it is a dash.
  private static func checkTatweel(at place: Int, _ passage: Passage, _ report: inout LanguageReport) {
    let isAlone = [passage.unit(before: place), passage.unit(after: place)].allSatisfy { neighbour in
      neighbour.map { $0.kind != .arabic } ?? true
    }
    guard isAlone, let after = passage.unit(after: place), after.kind == .space else { return }
    report.add(
      .strayCharacter, place..<place + 1, of: passage, "tatweel U+0640 for a dash", remedy: "write –", replacement: "–")
  }
}

extension DiagnosticCode {
  package static let strayCharacter = DiagnosticCode(
    "stray-character",
    explanation: """
      Some characters cannot be seen (U+FEFF, U+200B, soft hyphens) and come along when text is copied; search does not \
      find the words that they stand in. Others only look like letters: the presentation forms of Arabic and Hebrew \
      (U+FB1D to U+FDFF, U+FE70 to U+FEFC), Persian kaf and yeh in Arabic text and Arabic ones in Persian text, and a \
      tatweel that stands alone as a dash. U+200C and U+200D are left alone between letters of Arabic and Indic scripts, \
      and in emoji. Delete the character, or write the one that the finding names. A character that is meant can be \
      written by its name, as in &shy;.
      """)
}
