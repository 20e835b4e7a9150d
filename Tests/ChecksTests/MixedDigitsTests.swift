import Testing

@Suite struct MixedDigitsTests {
  @Test(arguments: [
    ("ar", "في الصفحة 12 سطرًا و15 كلمة، ثم ⟦٣→3⟧ فقرات."), ("ar", "في الصفحة ١٢ سطرًا و١٥ كلمة، ثم ⟦3→٣⟧ فقرات."),
    ("ar", "العدد ⟦۱٢→12⟧ سطرًا."),
    ("ar", "من ٣ إلى ٥ ثم ٦ و⟦7→٧⟧-⟦9→٩⟧ مرات، الساعة 10:30."),
    ("ar", "من 3 إلى 5 ثم 6، الساعة ⟦١٠:٣٠→10:30⟧."),
    ("ar", "عددها ١٢ و١٥ وثمنها ⟦1,000→١,٠٠٠⟧."),
    ("ar", "العدد ⟦۱۲→12⟧ سطرًا."), ("ar", "# الخطوة ٢\n\n## الخطوة ٣\n\n| أ | ب |\n|---|---|\n| سطر ⟦4→٤⟧ | لا |\n"),
    ("fa", "صفحهٔ ۱۲ و ۱۳ و ⟦٤→۴⟧ خط."), ("he", "יש ⟦٣→3⟧ שורות."), ("zh-Hans", "共⟦１２→12⟧行。"),
    ("en", "There are ⟦３→3⟧ lines."),
    ("hi", "पृष्ठ १२ और १३, फिर ⟦4→४⟧ पंक्तियाँ।"), ("en", "There are ⟦٣→3⟧ lines."),
    ("ar", "من ١ إلى ٩ ثم ⟦10→١٠⟧ أيام، مع iOS 26."),
  ])
  func `digits of another kind are found`(language: String, text: String) throws {
    try MarkedText.expect("mixed-digits", language, text)
  }

  @Test(arguments: [
    ("ar", "رقم الإصدار 6.3.1 وفيه ٥ أبواب و٧ فصول و٩ ملاحق"),
    ("fa", "نسخهٔ 6.3 و ۵۰٪ و ۱۰"),
    ("ar", "في ٥ أبواب، الساعة 10:30 يوم 2026-11-30 أو 30/11/2026."),
    ("ar", "ثمنه 1,000 وعدده 12 و15."),
    ("ar", "في الصفحة 12 سطرًا و15 كلمة."), ("ar", "في الصفحة ١٢ سطرًا مع iOS 26 وSwift 6.2 وiPhone 17."),
    ("ar", "في الصفحة ١٢ سطرًا والشيفرة `let x = 3` هنا.\n\n```swift\nlet y = 42\n```\n"),
    ("ar", "الصفحة ١٢، انظر SE-0395 و`f(1)` وHTML5."),
    ("fa", "صفحهٔ ۱۲ و ۱۳."), ("fa", "صفحهٔ 12 و 13."), ("he", "יש 3 שורות ב־iOS 26."), ("zh-Hans", "共 12 行，第3章。"),
    ("hi", "पृष्ठ १२ और १३।"), ("hi", "पृष्ठ 12 और 13।"), ("en", "There are 3 lines, `٣` in code."),
    ("th", "หน้า ๑๒ และ ๑๓"),
  ])
  func `digits of one kind are left alone`(language: String, text: String) throws {
    try MarkedText.expect("mixed-digits", language, text)
  }
}
