package import Diagnostics

/// Finds words in which a letter of another script looks like one of their own.
enum MixedLetters {
  static func check(_ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport) {
    for word in passage.words {
      if word.isMixed { check(word, passage, language, &report) }
      if word.kind == .latin, passage.units[word.units.lowerBound].scalar >= 0xFF21 {
        checkWidth(word, passage, &report)
      }
    }
  }

  private static func check(
    _ word: Passage.Word, _ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport
  ) {
    let units = passage.units[word.units]
    let latin = units.count { $0.kind == .latin }
    let other = units.count { $0.kind == .cyrillic || $0.kind == .greek }
    guard latin > 0, other > 0, latin + other == units.count else { return }
    let isLatin = latin != other ? latin > other : language.script == .latin || language.script != .cyrillic
    let twin: (ProseUnit) -> UInt32? = { unit in
      if isLatin { return unit.kind == .latin ? nil : latinTwins[unit.scalar] }
      return unit.kind == .latin ? cyrillicTwins[unit.scalar] : nil
    }
    // If one of the letters has no twin, the word is meant as it is: μs, π-Wert.
    guard units.allSatisfy({ ($0.kind == .latin) == isLatin || twin($0) != nil }) else { return }
    for index in word.units {
      guard let right = twin(passage.units[index]).flatMap(Unicode.Scalar.init) else { continue }
      let script =
        passage.units[index].kind == .latin ? "Latin" : passage.units[index].kind == .greek ? "Greek" : "Cyrillic"
      report.add(
        .mixedLetters, index..<index + 1, of: passage,
        "\(passage.text(index..<index + 1)) in \(passage.text(word.units)) is a letter of \(script) script",
        remedy: "write the \(isLatin ? "Latin" : "Cyrillic") \(right)", replacement: String(right))
    }
  }

  private static func checkWidth(_ word: Passage.Word, _ passage: Passage, _ report: inout LanguageReport) {
    var text = String.UnicodeScalarView()
    for unit in passage.units[word.units] {
      let scalar = unit.scalar >= 0xFF21 ? unit.scalar - 0xFEE0 : unit.scalar
      if let plain = Unicode.Scalar(scalar) { text.append(plain) }
    }
    report.add(
      .mixedLetters, word.units, of: passage, "\(passage.text(word.units)) has full-width letters",
      remedy: "write \(String(text))", replacement: String(text))
  }

  /// Letters of Cyrillic and Greek, with the Latin letters that they look like.
  private static let latinTwins: [UInt32: UInt32] = {
    let pairs = [
      ("аеорсухіјѕһԁԛԝ", "aeopcyxijshdqw"), ("АВЕКМНОРСТХІЈЅУ", "ABEKMHOPCTXIJSY"),
      ("οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "oABEZHIKMNOPTYX"),
    ]
    var twins: [UInt32: UInt32] = [:]
    for (others, latin) in pairs {
      for (a, b) in zip(others.unicodeScalars, latin.unicodeScalars) { twins[a.value] = b.value }
    }
    return twins
  }()

  private static let cyrillicTwins: [UInt32: UInt32] = {
    var twins: [UInt32: UInt32] = [:]
    for (cyrillic, latin) in latinTwins where (0x400...0x52F).contains(cyrillic) { twins[latin] = cyrillic }
    return twins
  }()
}

extension DiagnosticCode {
  package static let mixedLetters = DiagnosticCode(
    "mixed-letters",
    explanation: """
      A word holds a letter of another script that looks like one of its own, as a Cyrillic а in Apple, or is written in \
      the full-width letters of East Asian keyboards. Readers do not see it, but search and screen readers do. Words with \
      letters that look like nothing else, such as μs, are left alone. Write the letter that the finding names.
      """)
}
