package import Diagnostics

/// Finds English that was left on a page of another language: labels of documents, and sentences.
enum UntranslatedText {
  static func check(_ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport) {
    guard !language.isEnglish, passage.words.contains(where: { $0.kind == .latin }) else { return }
    if checkWhole(passage, language, &report) { return }
    for span in passage.spans where span.kind != .emphasis && span.kind != .externalLink {
      checkLabel(span.units, passage, language, &report)
    }
    checkLead(passage, language, &report)
    var run = EnglishRun()
    for (index, word) in passage.words.enumerated() {
      if index > 0, !continues(passage.words[index - 1].units.upperBound..<word.units.lowerBound, passage) {
        close(run, passage, language, &report)
        run = EnglishRun()
      }
      guard word.kind == .latin else { continue }
      run.add(word, passage, startsAtEnglish: language.script == .latin)
    }
    close(run, passage, language, &report)
  }

  /// A run goes on across spaces, commas, numbers and code.
  private static func continues(_ units: Range<Int>, _ passage: Passage) -> Bool {
    passage.units[units].allSatisfy { unit in
      switch unit.kind {
      case .space, .digit, .code, .mark: true
      case .sign: unit.scalar == 0x2C || unit.scalar == 0x27 || unit.scalar == 0x2019 || unit.scalar == 0x2D
      default: false
      }
    }
  }

  private static func close(
    _ run: EnglishRun, _ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport
  ) {
    guard run.isSentence(beside: language), let units = run.units, !isQuotedOrNamed(units, passage) else { return }
    report.add(
      .untranslatedText, units, of: passage, "English words left in the text: \(passage.text(units).shortened)",
      remedy: "translate them")
  }

  /// What stands between quotation marks or brackets, in emphasis or as the text of a link to another site is quoted.
  private static func isQuotedOrNamed(_ units: Range<Int>, _ passage: Passage) -> Bool {
    let isName = passage.spans.contains { span in
      (span.kind == .externalLink || span.kind == .emphasis)
        && span.units.lowerBound <= units.lowerBound && units.upperBound <= span.units.upperBound
    }
    if isName { return true }
    var depth = 0
    var straight = 0
    for unit in passage.units[..<units.lowerBound] where unit.kind == .sign {
      if unit.scalar == 0x22 {
        straight += 1
      } else if Signs.brackets[unit.scalar] != nil || [0xAB, 0x201C, 0x201E, 0x300C, 0x300E].contains(unit.scalar) {
        depth += 1
      } else if Signs.closes(unit.scalar), unit.scalar != 0x27, unit.scalar != 0x2019 {
        depth = max(0, depth - 1)
      }
    }
    return depth > 0 || straight % 2 == 1
  }
}

// MARK: - Labels

extension UntranslatedText {
  /// A heading, caption or cell that is English as a whole.
  private static func checkWhole(
    _ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport
  ) -> Bool {
    guard passage.words.allSatisfy({ $0.kind == .latin }), passage.count(of: .han) == 0 else { return false }
    let isNamed = passage.spans.contains { $0.kind == .externalLink && $0.units.count == passage.units.count }
    guard !isNamed else { return false }
    let units = trimmed(0..<passage.units.count, passage)
    return checkLabel(units, passage, language, &report)
  }

  /// What stands before the first colon of an item or paragraph.
  private static func checkLead(_ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport) {
    guard passage.role == .paragraph, let first = passage.words.first, first.kind == .latin,
      let colon = passage.points.first(where: { [0x3A, 0xFF1A].contains(passage.units[$0].scalar) }),
      !passage.spans.contains(where: { $0.kind != .emphasis && $0.units.lowerBound <= 1 })
    else { return }
    let words = passage.words.prefix { $0.units.lowerBound < colon }
    guard words.count <= 4, words.allSatisfy({ $0.kind == .latin }) else { return }
    checkLabel(0..<colon, passage, language, &report)
  }

  @discardableResult
  private static func checkLabel(
    _ units: Range<Int>, _ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport
  ) -> Bool {
    let units = trimmed(units, passage)
    guard !units.isEmpty, units.count <= 60 else { return false }
    for unit in passage.units[units] {
      guard
        unit.kind == .latin || unit.kind == .space || unit.kind == .digit || unit.scalar == 0x27
          || unit.scalar == 0x2019 || unit.scalar == 0x2D
      else { return false }
    }
    let text = passage.text(units)
    guard EnglishWords.isLabel(text, in: language) else { return false }
    report.add(
      .untranslatedText, units, of: passage, "English words left in the text: \(text)", remedy: "translate them")
    return true
  }

  /// Without spaces, punctuation and pictures at the ends.
  private static func trimmed(_ units: Range<Int>, _ passage: Passage) -> Range<Int> {
    var (start, end) = (units.lowerBound, units.upperBound)
    let isEdge: (Int) -> Bool = { place in
      let unit = passage.units[place]
      return unit.kind == .space || unit.kind == .sign || unit.kind == .mark || unit.kind == .letter
    }
    while start < end, isEdge(start) { start += 1 }
    while end > start, isEdge(end - 1) { end -= 1 }
    return start..<end
  }
}

extension String {
  /// The beginning of a text that is too long for a message.
  fileprivate var shortened: String { count <= 60 ? self : prefix(57) + "…" }
}

extension DiagnosticCode {
  package static let untranslatedText = DiagnosticCode(
    "untranslated-text",
    explanation: """
      A page of another language has English left in it: a heading, the header of a column, a caption, the text of a link \
      or the words before a colon that belong to the document and not to a product (Summary, See also, Step 1), or a run \
      of words that is an English sentence or a part of one. Names of products and interfaces, quotations, words in \
      emphasis or brackets and the titles of pages of other sites are left alone. Translate the words.
      """)
}
