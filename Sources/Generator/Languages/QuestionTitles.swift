/// The headings under which authors collect frequently asked questions, in many languages.
package enum QuestionTitles {
  /// Whether a heading says that questions and answers follow, whatever the language of its page.
  package static func contains(_ title: String) -> Bool {
    // Most headings begin with a letter that none of these does.
    guard let first = title.unicodeScalars.first(where: { !$0.properties.isWhitespace && !isIgnored($0) }),
      let letter = first.properties.lowercaseMapping.unicodeScalars.first, firstLetters.contains(letter)
    else { return false }
    return known.contains(normalized(title))
  }

  private static let firstLetters = Set(known.compactMap(\.unicodeScalars.first))

  /// Lower case, without vowel signs, punctuation at the ends and repeated spaces.
  private static func normalized(_ title: String) -> String {
    let words = title.lowercased().unicodeScalars.split { $0.properties.isWhitespace || $0.value == 0x2F }
    let text = words.map { word in
      String(String.UnicodeScalarView(word.filter { !isIgnored($0) }))
    }
    return text.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Marks above and below letters, tatweel, and punctuation.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark: !(0x0300...0x036F).contains(scalar.value)
    case .otherPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .format:
      true
    default: scalar.value == 0x0640
    }
  }

  private static let known: Set<String> = Set(
    [
      "FAQ", "FAQs", "Frequently asked questions", "Frequently asked questions (FAQ)", "Questions and answers",
      "Q&A", "Common questions",
      "الأسئلة الشائعة", "أسئلة شائعة", "الأسئلة المتكررة", "أسئلة متكررة", "أسئلة وأجوبة", "الأسئلة والأجوبة",
      "שאלות נפוצות", "שאלות ותשובות", "השאלות הנפוצות", "שו״ת",
      "常见问题", "常见问题解答", "常见问答", "问答", "常見問題", "常見問題解答", "常見問答", "問與答",
      "سوالات متداول", "پرسش‌های متداول", "اکثر پوچھے گئے سوالات",
      "Häufige Fragen", "Häufig gestellte Fragen", "Foire aux questions", "Questions fréquentes",
      "Preguntas frecuentes", "Perguntas frequentes", "Domande frequenti", "Veelgestelde vragen", "Vanliga frågor",
      "Ofte stilte spørsmål", "Ofte stillede spørgsmål", "Usein kysytyt kysymykset", "Często zadawane pytania",
      "Časté dotazy", "Часто задаваемые вопросы", "Часті запитання", "Sık sorulan sorular",
      "よくある質問", "자주 묻는 질문", "Câu hỏi thường gặp", "คำถามที่พบบ่อย", "Pertanyaan umum",
    ].map(normalized))
}
