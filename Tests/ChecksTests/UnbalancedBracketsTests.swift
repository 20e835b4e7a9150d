import Testing

@Suite struct UnbalancedBracketsTests {
  @Test(arguments: [
    ("en", "One ⟦(⟧two and three."), ("en", "One two⟦)⟧ and three."), ("en", "One (two) three four⟦)⟧."),
    ("en", "Item b⟦)⟧ of (ab) c⟦)⟧."),
    ("en", "# A title ⟦(⟧here"), ("en", "The sizing, since iOS 18⟦)⟧, is new."), ("he", "הגודל, מאז iOS 18⟦)⟧, חדש."),
    ("en", "| a ⟦(⟧b | c d |\n|---|---|\n| e | f |\n"),
    ("en", "One **two ⟦(⟧three** and `)` four."),
    ("en", "See [the page](x.md)⟦)⟧ and more."), ("en", "> quoted ⟦(⟧text\n>\n> and more"),
    ("ar", "الورقة ⟦(⟧sheet هنا."), ("he", "הגיליון (sheet⟦]→)⟧ כאן."), ("zh-Hans", "视图（view⟦)→）⟧是值。"),
    ("zh-Hans", "⟦《⟧红楼梦是小说。"),
    ("zh-Hans", "视图⟦（⟧view 是值。"), ("en", "One {two ⟦(⟧three} four."),
  ])
  func `brackets without a partner are found`(language: String, text: String) throws {
    try MarkedText.expect("unbalanced-brackets", language, text)
  }

  @Test(arguments: [
    ("en", "(a) or b)"), ("ar", "(أ) ثم ب)"), ("he", "(א) ו-ב)"), ("en", "Either (1) this, 2) that or 3) none."),
    ("en", "One (two [three] {four}) five."), ("en", "One (two **three) four** five."),
    ("en", "1\\) first and 2) second, a) third."),
    ("en", "Smile :) and :-( and ;-)."), ("en", "The interval [0, 1) and (0, 1]."),
    ("en", "Write `(` before it (and `)` after)."),
    ("en", "The sign “(” opens and \")\" closes."), ("en", "A ( by itself, and ]]> ends a section."),
    ("en", "See [a (b)](x.md \"t)\") and (c)."),
    ("en", "([mistake 6](#x)) in brackets"),
    ("en", "| a | b |\n|---|---|\n| does not ([mistake 6](#x)) | ok ([a](b(c).md)) |\n"),
    ("en", "- [ ] task (one)\n- [x] done"), ("en", "Text[^1] (more).\n\n[^1]: A note (here).\n"),
    ("en", "Line (one\nline two) three."),
    ("en", "Escaped \\(and\\) a pair."), ("en", "<span title=\"(\">x</span> fine"),
    ("en", "An image ![with (brackets)](x.png) here."),
    ("ar", "الورقة (sheet) هنا، والخطوة ١) ثم أ) كذلك."), ("he", "שלב א) ואז ב) וגם (כאן)."),
    ("zh-Hans", "视图（view）和《书》以及【注】。"),
    ("zh-Hans", "1）第一 2）第二"), ("en", "[link (a)](x) and <https://example.org/(> stay."),
  ])
  func `brackets with a partner are left alone`(language: String, text: String) throws {
    try MarkedText.expect("unbalanced-brackets", language, text)
  }
}
