import Testing

@Suite struct StrayCharacterTests {
  @Test(arguments: [
    ("en", "One⟦\u{200B}→⟧two, three, four, five⟦\u{AD}→⟧six."),
    ("en", "One⟦\u{2060}→⟧two and x⟦\u{200D}→⟧y and x⟦\u{200C}→⟧y."),
    ("ar", "الكتا⟦ﺏ→ب⟧ هنا ⟦ﻻ→لا⟧ هناك."), ("ar", "الكتاب على ⟦ک→ك⟧رسي."), ("ar", "ف⟦ی→ي⟧ البيت."),
    ("fa", "⟦ك→ک⟧تاب و ⟦ي→ی⟧ک خانه."),
    ("ar", "الأول ⟦ـ→–⟧ وهو الأهم."), ("ur", "⟦ك→ک⟧تاب ہے۔"), ("he", "⟦\u{FB2A}→שׁ⟧לום כאן."),
    ("zh-Hans", "打开⟦\u{200B}→⟧面板。"),
    ("ar", "# عنوان⟦\u{200B}→⟧ هنا\n"),
  ])
  func `characters that cannot be seen or only look right are found`(language: String, text: String) throws {
    try MarkedText.expect("stray-character", language, text)
  }

  @Test(arguments: [
    ("fa", "می‌شود و نمی‌خواهم."), ("ar", "لـXcode وبـSwift والهاء ه‍ هنا."), ("ar", "محمّد ﷺ والريال ﷼."),
    ("ar", "الكتـــاب مشدود."),
    ("en", "A family 👩‍👩‍👧 and a flag 🏳️‍🌈 here."), ("en", "By&shy;name and zero&#8203;width."), ("fa", "آیهٔ بِسْمِ اللهِ هنا."),
    ("ar", "چای وپیتزا وگیم."),
    ("he", "שָׁלוֹם כאן."), ("th", "ภาษา\u{200B}ไทย"), ("hi", "क्‍ष और क्‌ष।"), ("en", "`a\u{200B}b` in code"),
    ("ur", "کتاب ہے۔"),
  ])
  func `characters with a meaning are left alone`(language: String, text: String) throws {
    try MarkedText.expect("stray-character", language, text)
  }
}
