import Checks
import Diagnostics
import Testing

/// What may differ in the code of a translation, and what may not.
@Suite struct ParityCodeTests {
  private func pair(_ source: String, _ translation: String, _ info: String = "swift") -> TranslationPair {
    TranslationPair("```\(info)\n\(source)\n```\n", "```\(info)\n\(translation)\n```\n")
  }

  @Test(arguments: [
    ("let a = \"One\"", "let a = \"אחת\""),
    ("let a = \"\"", "let a = \"אין\""),
    ("let a = #\"a \"quoted\" word\"#", "let a = #\"מילה \"מצוטטת\"\"#"),
    ("let a = \"\"\"\n  One\n  two\n  \"\"\"", "let a = \"\"\"\n  שורה\n  \"\"\""),
    ("print(\"\\(a) of \\(b.count)\")", "print(\"מתוך \\(b.count): \\(a)\")"),
    ("print(\"\\(a ? \"yes\" : \"no\")!\")", "print(\"\\(a ? \"כן\" : \"לא\")\")"),
    ("print(#\"\\#(a) \\(b)\"#)", "print(#\"\\(ב) \\#(a)\"#)"),
    ("/// What it is.\nlet a = 1", "/// מה זה.\nlet a = 1"),
    ("/* one\n two */ let a = 1", "let a = 1 // אחת"),
    ("func a() { ... }", "func a() {\n  ...\n}"),
    ("func a() {\n  // ...\n}", "func a() {\n  /* … */\n}"),
    ("// --- the view\nlet a = 1", "// --- התצוגה\nlet a = 1"),
  ])
  func `texts, comments and layout may differ`(source: String, translation: String) throws {
    try pair(source, translation).expectNothing()
  }

  @Test(arguments: [
    ("let ⟦a⟧ = 1", "let ⟦ב⟧ = 1"),
    ("let a = ⟦1_000⟧", "let a = ⟦1000⟧"),
    ("let a ⟦=⟧ b", "let a ⟦+=⟧ b"),
    ("print(\"\\(⟦a⟧) of \\(b)\")", "print(\"\\(b) מתוך \\(⟦b⟧)\")"),
    ("print(\"\\(⟦a.count⟧) books\")", "print(⟦\"ספרים\"⟧)"),
    ("print(⟦\"books\"⟧)", "print(\"\\(⟦a⟧) ספרים\")"),
    ("print(\"\\(⟦a ? \"yes\" : \"no\"⟧)\")", "print(\"\\(⟦b ? \"כן\" : \"לא\"⟧)\")"),
    ("let a = ⟦/[a-z]+/⟧", "let a = ⟦/[א-ת]+/⟧"),
    ("Text(\"a\").bold()", "Text(\"א\").bold()\n  ⟦.⟧italic()"),
    ("func a() {\n  ⟦// ...⟧\n}", "func a() {\n⟦}⟧"),
    ("// snippet.hide\nlet a = 1\n⟦// snippet.show⟧\nlet b = 2", "// snippet.hide\nlet a = 1\n⟦let⟧ b = 2"),
  ])
  func `anything else is a finding at the first word that differs`(source: String, translation: String) throws {
    try pair(source, translation).expect(.parityCode)
  }

  @Test func `promises about messages of the compiler are part of the code`() throws {
    let source = "let a: Int = \"\"  // expected-error {{cannot convert}}"
    try pair(source, "let a: Int = \"\"  // לא נכון", "swift fails").expect(.parityCode)
    try pair(
      "let a: Int = \"\"  // expected-error {{cannot convert}}",
      "let a: Int = \"\"  // expected-error {{convert value}}",
      "swift fails"
    ).expectNothing()
  }

  @Test func `values that a block shows must be there, whatever they are`() throws {
    try pair("let a = \"One\"  // → One", "let a = \"אחת\"  // → אחת", "swift run").expectNothing()
    try pair("let a = \"One\"  // → One", "let a = \"אחת\"  // אחת", "swift run").expect(.parityCode)
    try pair("let a = \"One\"  // → One", "let a = \"אחת\"  // אחת").expectNothing()
  }

  @Test func `what is done with a preview is code, its texts are translated`() throws {
    let type = "// preview: type \"Emma\" in \"Title\"\n"
    try pair(type + "A()", "// preview: type “אמה” in “כותרת”\nA()", "swift preview").expectNothing()
    try pair(
      "⟦" + type.dropLast() + "⟧\nA()", "⟦// preview: search \"אמה\"⟧\nA()", "swift preview"
    ).expect(.parityCode)
    try pair("⟦// preview: wait 2⟧\nA()", "⟦// preview: wait 3⟧\nA()", "swift preview").expect(.parityCode)
  }

  @Test func `a block that is to be the same differs by any byte`() throws {
    try pair("let a = \"One\"", "let a = \"One\"", "swift tr=same").expectNothing()
    try pair("let a = \"⟦One\"⟧", "let a = \"⟦אחת\"⟧", "swift tr=same").expect(.parityCode)
    try TranslationPair("```swift tr=same\nlet a = 1  // one\n```\n", "```swift\nlet a = 1  // אחת\n```\n")
      .expect(.parityCode)
  }

  @Test func `a block that is free only has to be there, and its output too`() throws {
    let output = "\n```text output\n%\n```\n"
    let source = "```swift run tr=free\nprint(1)\n```\n" + output.replacing("%", with: "1")
    try TranslationPair(source, "```swift run\nprint(2)\nprint(3)\n```\n" + output.replacing("%", with: "2\n3"))
      .expectNothing()
    try TranslationPair(source, "```swift run\nprint(1)\n```\n").expect(.parityBlock)
    try TranslationPair(source, "```swift test\nprint(1)\n```\n" + output).expect(.parityBlock)
  }

  @Test func `the source says how free a block is`() throws {
    try TranslationPair("⟦```swift⟧\na\n```\n", "⟦```swift tr=free⟧\nb\n```\n").expect(
      .parityBlock, saying: "'tr=free' contradicts the source, which has 'tr=strings'")
    try TranslationPair("```swift\na\n```\n", "```swift tr=strings\na\n```\n").expectNothing()
    try TranslationPair("```yaml tr=free\na: 1\n```\n", "```yaml\nb: 2\n```\n").expectNothing()
  }

  @Test(arguments: [
    ("json", "{\"a\": [\"One\", 2]}", "{\"a\": [\"אחת\", 2]}"),
    ("xml", "<a b=\"One\"><!-- one --><string>One</string></a>", "<a b=\"אחת\">\n<string>אחת</string></a>"),
    ("sh", "swift build  # builds\necho \"done\"", "swift build  # בונה\necho \"סוף\""),
    ("yaml", "title: \"One\"\n# one\nlang: en", "title: \"אחת\"\nlang: en"),
    ("text", "content/\n  en/  the pages", "content/\n  he/  העמודים"),
    ("", "a tree", "עץ"),
  ])
  func `other languages have comments and texts as well`(language: String, source: String, translation: String) throws {
    try pair(source, translation, language).expectNothing()
  }

  @Test(arguments: [
    ("json", "{⟦\"a\"⟧: 1}", "{⟦\"ב\"⟧: 1}"),
    ("json", "{\"a\": ⟦1⟧}", "{\"a\": ⟦2⟧}"),
    ("xml", "<dict><key>⟦Name⟧</key></dict>", "<dict><key>⟦שם⟧</key></dict>"),
    ("xml", "<a ⟦b⟧=\"1\"/>", "<a ⟦c⟧=\"1\"/>"),
    ("xml", "<⟦a⟧>One</a>", "<⟦b⟧>אחת</b>"),
    ("sh", "swift ⟦build⟧  # builds", "swift ⟦test⟧  # בודק"),
    ("sh", "echo $⟦HOME⟧", "echo $⟦PATH⟧"),
    ("text", "one\ntwo", "אחת"),
  ])
  func `names in other languages are code`(language: String, source: String, translation: String) throws {
    try pair(source, translation, language).expect(.parityCode)
  }

  @Test func `a place in an indented block is that of the file`() throws {
    try TranslationPair(
      "- One:\n\n  ```swift\n  let ⟦a⟧ = 1\n  ```\n", "1. אחת:\n\n   ```swift\n   let ⟦b⟧ = 1\n   ```\n"
    ).expect(.parityCode)
  }

  @Test func `a block that is hidden is hidden in both`() throws {
    try TranslationPair("⟦<!-- swift: id=a⟧\nlet a = 1\n-->\n", "⟦```swift id=a⟧\nlet a = 1\n```\n").expect(
      .parityBlock, saying: "block is shown, in the source it is hidden")
  }
}
