import Testing

@Suite struct StraySpaceTests {
  @Test(arguments: [
    ("en", "One⟦  → ⟧two and⟦   → ⟧three."), ("en", "A sentence.⟦  → ⟧Another."),
    ("en", "One⟦ →⟧, two⟦ →⟧; three⟦ →⟧."),
    ("en", "Is it so⟦ →⟧? Yes⟦ →⟧! Then⟦ →⟧: go."), ("en", "A (⟦ →⟧b) and (c⟦ →⟧) here."), ("en", "One⟦\t→ ⟧two."),
    ("en", "One⟦ \u{A0}→ ⟧two."), ("en", "- **One**⟦  → ⟧two `x`⟦  → ⟧y"),
    ("en", "| a⟦  → ⟧b | c |\n|---|---|\n| d | e⟦ →⟧. |\n"),
    ("en", "> quoted⟦  → ⟧text\n> and more⟦  → ⟧of it"), ("en", "# Title⟦  → ⟧here {#id}"),
    ("ar", "الأول⟦ →⟧، ثم⟦  → ⟧الثاني⟦ →⟧؛ هل⟦ →⟧؟"), ("ar", "قال «⟦ →⟧نعم⟦ →⟧» وانصرف."),
    ("ar", "الورقة (⟦ →⟧sheet) هنا."),
    ("he", "שלום⟦ →the space behind it⟧,עולם"), ("ar", "نصّ⟦ →the space behind it⟧،هنا"),
    ("en", "He said⟦ →the space behind it⟧,hello"), ("en", "`a`⟦ →the space behind it⟧;then b"),
    ("he", "ראשון⟦  → ⟧שני⟦ →⟧, שלישי."), ("zh-Hans", "打开，⟦ →⟧然后⟦ →⟧。"), ("zh-Hans", "视图⟦ →⟧（view）⟦ →⟧是值。"),
    ("zh-Hans", "版本 6.2，⟦ →⟧`x` 可用。"), ("zh-Hans", "打开⟦  → ⟧面板。"),
    ("fr", "Vraiment⟦ →a narrow no-break space, U+202F⟧? Oui."),
    ("fr", "Le «⟦ →a narrow no-break space, U+202F⟧mot⟦ →a narrow no-break space, U+202F⟧» est là."),
    ("en", "One⟦\u{3000}→ ⟧two."),
    ("en", "One\ntwo⟦  → ⟧three\nfour⟦ →⟧, five"),
  ])
  func `spaces that do not belong are found`(language: String, text: String) throws {
    try MarkedText.expect("stray-space", language, text)
  }

  @Test(arguments: [
    ("en", "One two, three; four. Five? Six!"), ("en", "One  \ntwo with a break."), ("en", "One \ntwo."),
    ("en", "The modifier .sheet and the file .gitignore."),
    ("en", "Press `:` to begin, or `?` for help."), ("en", "Smile :) and ;) and :-)."),
    ("en", "And so on … or not."), ("en", "Code `a  b ,c` is code."), ("en", "    indented  code\n"),
    ("en", "```\na  b ,c\n```\n"), ("en", "| a   | b    |\n|-----|------|\n| c   | d    |\n"),
    ("en", "1.  A list\n2.  with wide marks\n\n-   and more"),
    ("en", "An array is [ ] and a tuple ( )."), ("en", "Use a :name or a ?query here."),
    ("en", "- [ ] a task\n- [x] done\n- [ x ] none"),
    ("en", "Not !=, nor ==."), ("en", "A no\u{A0}break space."), ("en", "Wait ... for it."),
    ("en", "<b class=\"a  b\">c</b> stays."),
    ("ar", "الأول، ثم «الثاني»؛ هل؟"), ("ar", "الواجهة (view) هنا."), ("zh-Hans", "打开 Xcode，然后运行。"),
    ("zh-Hans", "**要点。** 后面是正文。"),
    ("zh-Hans", "他说 “好” 了。"), ("zh-Hans", "打开，\n然后关闭。"), ("zh-Hans", "# 视图（view） {#view}"),
    ("fr", "Vraiment\u{202F}? Oui\u{A0}: «\u{A0}mot\u{A0}»."),
    ("fr", "Une liste, puis une autre."), ("he", "ראשון, שני: שלישי (רביעי)."),
  ])
  func `spaces in their place are left alone`(language: String, text: String) throws {
    try MarkedText.expect("stray-space", language, text)
  }
}
