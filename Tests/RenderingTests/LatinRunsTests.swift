import Testing

@testable import Rendering

@Suite struct LatinRunsTests {
  @Test(arguments: [
    // Words, versions, signs that end a term.
    "يعمل على ⟦iOS 26+⟧ وما بعده",
    "נדרש ⟦iOS 17⟧ או ⟦iOS 18⟧.",
    "لغة ⟦C++⟧ ولغة ⟦C#⟧",
    "שפת ⟦C++⟧, ואז ⟦Swift 6.3⟧.",
    "⟦Swift 6.3.1⟧ הוא המהדר",
    "הגרסה ⟦6.3.1⟧ יצאה",
    "⟦50%⟧ מהזמן",
    "حوالي ⟦5 GB⟧ من الذاكرة",
    "בגרסה 26 ⟦SwiftUI⟧ מציעה",
    "עוד ⟦250 ms⟧ בלבד",
    "בין ⟦10-20⟧ שורות",
    "⟦-5⟧ מעלות",
    "עולה ⟦$100⟧ לשנה",
    "26 שורות ו־7 קבצים",
    // Signs that begin a term.
    "استخدم ⟦@Observable⟧ هنا",
    "מוסיפים ⟦.sheet⟧ לתצוגה",
    "اضغط ⟦#available⟧، ثم ⟦#Preview⟧.",
    "המאקרו ⟦#expect⟧ בודק",
    "הערך ⟦$path⟧ נקשר",
    "הדגל ⟦--strict⟧ מחמיר",
    "מסלול ⟦\\.dismiss⟧ בסביבה",
    // Prefixes of the sentence's own language stay outside.
    "ב-⟦SwiftUI⟧ יש",
    "ב־⟦SwiftUI⟧ יש",
    "ב-⟦.sheet⟧ יש",
    "ل⟦SwiftUI⟧ دور",
    "بـ⟦.sheet⟧ فقط",
    "⟦iOS⟧/אנדרואיד",
    // Punctuation of the sentence stays outside.
    "זה ⟦SwiftUI⟧.",
    "זה ⟦SwiftUI⟧?",
    "זה ⟦Swift Testing⟧: הבדיקות",
    "هذا (⟦iOS 16+⟧) قديم",
    "זה \"⟦Swift⟧\" כאן",
    "האם ⟦NavigationStack⟧ (⟦iOS 16⟧) חדש?",
    "סוג ⟦String?⟧ כאן",
    "سوف ⟦Route?⟧ هنا",
    "האם זה ⟦SwiftUI⟧? כן, זה ⟦String⟧?",
    // Brackets that belong to a term.
    "הפונקציה ⟦append(_:)⟧ מוסיפה",
    "الدالة ⟦removeLast()⟧ تحذف",
    "סוג ⟦Array<Int>⟧ או ⟦[Route]⟧ כאן",
    "סוג ⟦[String: Int]⟧ כאן",
    "התג ⟦<hr/>⟧ מפריד",
    "המסך ⟦NavigationStack⟧(חדש)",
    // Paths, addresses, pairs.
    "פעולות ⟦push/pop⟧ בסיסיות",
    "הקובץ ⟦Sources/App/Router.swift⟧ מכיל",
    "ראו ⟦https://example.org/a?b=c#d⟧.",
    "התיקייה ⟦Sources/⟧ מכילה",
    "הקובץ ⟦/usr/bin/swift⟧ קיים",
    // Runs of words; lists are cut.
    "עם ⟦Swift Package Manager⟧ בונים",
    "תומך ב־⟦iPhone⟧, ⟦iPad⟧ ו־⟦Mac⟧",
    "يدعم ⟦SwiftUI⟧، ⟦UIKit⟧ و⟦AppKit⟧",
    "פותחים ⟦Settings → General⟧ ומחפשים",
    "⟦Swift 6.3 · Linux⟧ בלבד",
    "המשפט ⟦build once, run anywhere⟧ ידוע",
    "עם ⟦Apple’s SwiftUI⟧ זה",
    "⟦let x⟧ הוא",
    // Whole sentences in the other language keep their own full stop.
    "⟦This sentence is not translated.⟧",
    "⟦What is new in Swift?⟧",
    "⟦Swift⟧.",
    // A mark belongs to the character before it, and a full-width bracket to the one that opens it.
    "הסימן <\u{338} וגם &\u{301} כאן",
    "בַּ-⟦SwiftUI⟧ יש",
    "הפרק ⟦第一节：安装（可选）⟧ בסוף",
    // Nothing to do.
    "שלום עולם.",
    "٣ أيام و٢٠ ساعة",
    "",
  ])
  func `terms are isolated with the signs that belong to them`(_ marked: String) {
    let text = MarkedText(marked)
    #expect(text.marking(LatinRuns.find) == text.marked)
  }

  @Test(arguments: [
    "the word ⟦שלום⟧ 3 times",
    "the words ⟦שלום עולם⟧.",
    "(⟦العربية⟧, ⟦עברית⟧)",
    "⟦مرحبا، كيف حالك؟⟧ she asked",
    "语言：⟦العربية⟧、⟦עברית⟧。",
    "⟦פרק 3 חדש⟧: begins",
    "no such text: é, ñ, 中文, “quotes” — and 🙂",
  ])
  func `right-to-left words are isolated in left-to-right prose`(_ marked: String) {
    let text = MarkedText(marked)
    #expect(text.marking { RightToLeftRuns.find(in: $0) } == text.marked)
  }

  @Test func `in code every sign is the code's own`() {
    let text = MarkedText("[\"⟦שלום עולם⟧\", \"⟦טוב⟧\"]")
    #expect(text.marking { RightToLeftRuns.find(in: $0, as: .code) } == text.marked)
  }

  @Test func `in output a line keeps its order and ends its run`() {
    let text = MarkedText("⟦שלום, עולם: 3 פעמים⟧\n⟦עוד⟧ 5\n")
    #expect(text.marking { RightToLeftRuns.find(in: $0, as: .lines) } == text.marked)
  }
}
