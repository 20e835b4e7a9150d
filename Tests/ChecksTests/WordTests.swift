import Testing

@Suite struct WordTests {
  @Test(arguments: [
    ("en", "This is the ⟦the→⟧ page."), ("en", "At the end of\n⟦of→⟧ a line."), ("en", "The ⟦the→⟧ page."),
    ("en", "A page **of** ⟦of→⟧ text."),
    ("ar", "يوجد في ⟦في→⟧ الصفحة."), ("ar", "الواجهة التي\n⟦التي→⟧ تظهر."), ("he", "הדף של ⟦של→⟧ הספר."),
    ("he", "פתחו את\n⟦את→⟧ הדף."),
    ("zh-Hans", "这是视图的⟦的→⟧值。"), ("zh-Hans", "值和⟦和→⟧引用。"), ("de", "Das Bild und ⟦und→⟧ der Text."),
    ("fr", "La page de ⟦de→⟧ garde."),
    ("fa", "این صفحه از ⟦از→⟧ کتاب."), ("ar", "يعمل the ⟦the→⟧ هنا."),
  ])
  func `a little word written twice is found`(language: String, text: String) throws {
    try MarkedText.expect("repeated-word", language, text)
  }

  @Test(arguments: [
    ("en", "He had had enough, and that that was so."),
    ("en", "It is very very good. Sign in in the app, and turn it on on iPad."),
    ("en", "The the-like word, `the` the code."),
    ("en", "Log in. In the end."), ("en", "The *a* in a word."), ("ar", "شيئًا شيئًا، وخطوة خطوة."),
    ("he", "הוא הוא הגיבור, עם עם ישראל."),
    ("ar", "من من الناس يعرف؟"), ("ar", "في، في كل مكان."),
    ("he", "מאוד מאוד, לאט לאט."), ("he", "את. את הספר."), ("zh-Hans", "目的的一部分，实实在在，和和气气，慢慢看看。"),
    ("zh-Hans", "爸爸和妈妈一个一个地来。"),
    ("en", "| the | the |\n|---|---|\n| of | of |\n"), ("de", "Die, die die Seite lesen, lesen sie."),
    ("fr", "Vous vous trompez, nous nous aimons."),
    ("en", "of\n\nof"),
  ])
  func `words that may stand twice are left alone`(language: String, text: String) throws {
    try MarkedText.expect("repeated-word", language, text)
  }

  @Test(arguments: [
    ("en", "The ⟦А→the Latin A⟧pple page."), ("en", "A v⟦і→the Latin i⟧ew here."),
    ("ru", "Прил⟦o→the Cyrillic о⟧жение здесь."),
    ("he", "ה־SwiftUI וגם Sw⟦і→the Latin i⟧ft."),
    ("zh-Hans", "打开 ⟦Ｘｃｏｄｅ→Xcode⟧ 即可。"), ("en", "An ⟦Ο→the Latin O⟧utput."),
  ])
  func `letters of another script inside a word are found`(language: String, text: String) throws {
    try MarkedText.expect("mixed-letters", language, text)
  }

  @Test(arguments: [
    ("en", "It takes 5 μs, π radians, a Δt and the word Москва."), ("ru", "Приложение SwiftUI и Xcode."),
    ("el", "Η εφαρμογή SwiftUI."),
    ("en", "Ελλάδα, Россия and naïve café."), ("ar", "لـXcode وبـSwift وSwiftUI."), ("he", "ב־Swift ו־Xcode."),
    ("zh-Hans", "用Xcode打开。"),
    ("en", "`Аpple` in code"),
  ])
  func `words of one script are left alone`(language: String, text: String) throws {
    try MarkedText.expect("mixed-letters", language, text)
  }
}
