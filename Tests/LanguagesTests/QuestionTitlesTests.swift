import Languages
import Testing

@Suite struct QuestionTitlesTests {
  @Test(arguments: [
    "FAQ", "Frequently  Asked Questions:", "frequently asked questions (FAQ)", "الأسئلة الشائعة", "أَسْئِلَة شائعة؟",
    "שאלות נפוצות",
    "常见问题", "常見問題：", "Häufige Fragen", "Q&A",
  ])
  func `known headings are found however they are set`(title: String) {
    #expect(QuestionTitles.contains(title))
  }

  @Test(arguments: ["", "Questions", "FAQ about tabs", "הערות", "问题"])
  func `other headings are not`(title: String) {
    #expect(!QuestionTitles.contains(title))
  }
}
