import Testing

@Suite struct QuotationMarksTests {
  @Test(arguments: [
    // Marks of another language.
    ("ar", "قال ⟦“→«⟧نعم⟦”→»⟧ ثم انصرف."),
    ("ar", "الزر ⟦„→«⟧حفظ⟦“→»⟧ في الأعلى."),
    ("ar", "عنوان ⟦「→«⟧الكتب⟦」→»⟧ هنا."),
    ("fa", "دکمهٔ ⟦“→«⟧ذخیره⟦”→»⟧ را بزنید."),
    ("he", "הכפתור ⟦«→”⟧שמירה⟦»→”⟧ למעלה."),
    ("zh-Hans", "点按⟦「→“⟧保存⟦」→”⟧按钮。"),
    ("zh-Hans", "点按⟦«→“⟧保存⟦»→”⟧按钮。"),
    ("zh-Hans", "点按⟦\"→“⟧保存⟦\"→”⟧按钮。"),
    ("zh-Hant", "點按⟦“→「⟧儲存⟦”→」⟧按鈕。"),
    ("zh-Hant", "點按⟦‘→「⟧儲存⟦’→」⟧按鈕。"),
    ("en", "Tap the ⟦«→“⟧Save⟦»→”⟧ button."),
    ("en", "Tap the ⟦„→“⟧Save”, then stop."),
    ("de", "Der Knopf ⟦“→„⟧Sichern⟦”→“⟧ steht oben."),
    ("fr", "Le bouton ⟦„→«⟧Enregistrer⟦”→»⟧ est en haut."),
    ("ru", "Кнопка ⟦“→«⟧Сохранить⟦„→»⟧ вверху."),
    // Turned the wrong way.
    ("ar", "قال ⟦»→«⟧نعم⟦«→»⟧ ثم انصرف."),
    ("zh-Hant", "點按⟦」→「⟧儲存⟦「→」⟧按鈕。"),
    // Without a partner.
    ("ar", "قال ⟦«⟧نعم ثم انصرف."),
    ("ar", "قال نعم⟦»⟧ ثم انصرف."),
    ("zh-Hans", "点按⟦“⟧保存按钮。"),
    ("zh-Hans", "点按保存⟦”⟧按钮。"),
    ("en", "Tap the ⟦“⟧Save button."),
    ("en", "Tap the ⟦\"⟧Save button."),
    ("he", "לחצו על ⟦\"⟧שמירה בראש המסך."),
    // Straight beside the language's own.
    ("en", "Tap “Save” or ⟦\"→“⟧Cancel⟦\"→”⟧."),
    ("ar", "قال «نعم» ثم ⟦\"→«⟧لا⟦\"→»⟧."),
    ("ar", "قال «نعم» ثم ⟦”→«⟧لا⟦“→»⟧."),
    ("de", "Erst „Sichern“, dann ⟦\"→„⟧Schließen⟦\"→“⟧."),
    // Across markup and code.
    ("ar", "الزر ⟦“→«⟧**حفظ** مع `save()`⟦”→»⟧ هنا."),
    ("en", "| One | Two |\n|---|---|\n| a ⟦«→“⟧b⟦»→”⟧ | c |\n"),
  ])
  func `quotation marks of another language are found`(language: String, text: String) throws {
    try MarkedText.expect("quotation-marks", language, text)
  }

  @Test(arguments: [
    ("he", "\"דו\"ח\" הוא מסמך."), ("he", "הצבא, \"בצה\"ל\", כאן."), ("he", "המילה \"או\"ם\"."),
    ("he", "ה\"גן\" וגם ב\"דו\"ח\"."),
    ("ar", "انظر “The Book” و«الكتاب»"), ("ar", "الزر “Hello”"), ("he", "הספר “The Book” כאן."),
    ("ar", "قال «قرأت “الكتاب” أمس» وانصرف."), ("fa", "گفت «کتاب “خوب” بود»."), ("fa", "گفت «“خوب” بود»."),
    ("ar", "قال «نعم» ثم انصرف، و«لا» لم يقلها."), ("ar", "قال «سمعت ”نعم“ منه» وانصرف."),
    ("ar", "قال \"نعم\" ثم انصرف."), ("ar", "قال ”نعم“ ثم انصرف."), ("ar", "اكتب `\"x\"` ثم «حفظ»."),
    ("ar", "كلمة «Save» الإنجليزية."),
    ("fa", "دکمهٔ «ذخیره» را بزنید."), ("ur", "اس نے ”ہاں“ کہا۔"),
    ("he", "לחצו על \"שמירה\" ואז על \"ביטול\"."), ("he", "לחצו על ”שמירה”."), ("he", "לחצו על „שמירה”."),
    ("he", "לחצו על “שמירה”."), ("he", "ארה\"ב, מנכ\"ל, דו\"ח ודו\"חות."), ("he", "ארה״ב, צ׳ילי, ״שמירה״."),
    ("he", "הכפתור ה\"כחול\" כאן."), ("he", "למילה הערבית دليل (נהגית \"דליל\") שני מובנים."),
    ("zh-Hans", "点按“保存”按钮。"), ("zh-Hans", "他说：“你听过‘好’吗？”"), ("zh-Hans", "`\"x\"` 与 \"Save\" 相同。"),
    ("zh-Hant", "點按「儲存」按鈕，再看『說明』。"), ("ja", "「保存」を押します。"), ("ko", "“저장”을 누릅니다."),
    ("en", "Tap “Save” or “Cancel”."), ("en", "Tap \"Save\" or \"Cancel\"."),
    ("en", "The reader's own, the readers’ own, ’90s."),
    ("en", "A 13\" screen and a 27” one, 5'10\" tall."), ("en", "“Outer ‘inner’ text,” she said—“really”."),
    ("en", "A screen of “13” inches"), ("zh-Hans", "13\" 的屏幕"), ("en", "The Arabic word «دليل» and the Chinese 「指南」."),
    ("en", "He said (“why?”) and “left”."),
    ("en", "Write `let s = \"x\"` and “quote” it."), ("en", "In *“italics”* and **“bold”** and [“links”](x.md)."),
    ("de", "Erst „Sichern“, dann ‚Schließen‘."), ("de", "Erst »Sichern«, dann los."),
    ("fr", "Le bouton «\u{202F}Enregistrer\u{202F}» est en haut."), ("ru", "Кнопка «Сохранить» и „Закрыть“."),
    ("en", "<a class=\"«»\">x</a> stays, and so does <span lang=\"fr\">y</span>."),
    ("en", "```swift\nlet a = “x\n```\n"),
    ("sv", "Tryck på ”Spara” först."), ("en", "&quot;Written by name&quot; is “meant”."),
  ])
  func `the language's own quotation marks are left alone`(language: String, text: String) throws {
    try MarkedText.expect("quotation-marks", language, text)
  }
}
