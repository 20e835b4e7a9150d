import Checks
import Diagnostics
import Snippets
import Testing

/// Sections without ids, front matter, outputs and verdicts.
@Suite struct ParityPageTests {
  @Test func `sections without ids are recognised by what is in them`() throws {
    let source = "## One\n\nUse `a`.\n\n⟦## Two⟧\n\nUse `b`.\n\n## Three\n\nUse `c`.\n"
    try TranslationPair(source, "⟦## אחת⟧\n\n`a`.\n\n## שלוש\n\n`c`.\n").expect(
      .paritySection, saying: "section 'Two' of the source is missing")
    try TranslationPair(source, "## אחת\n\n`a`.\n\n## שתיים\n\n`b`.\n\n## שלוש\n\n`c`.\n").expectNothing()
  }

  @Test func `a section that is missing takes those below it along`() throws {
    try TranslationPair(
      "## One {#one}\n\n⟦## Two {#two}⟧\n\n### Part {#part}\n\n```swift\na\n```\n", "⟦## אחת {#one}⟧\n"
    ).expect(.paritySection)
  }

  @Test func `a section that stands elsewhere takes those below it along`() throws {
    let (one, two) = ("## One {#one}\n\n### Part {#part}\n\nText.\n\n", "## Two {#two}\n\nText.\n\n")
    try TranslationPair(one + two, two + one).expect(.paritySection)
  }

  @Test func `a section without an id that was moved is one finding`() throws {
    func section(_ title: String, _ code: String) -> String { "## \(title)\n\n```swift\n\(code)\n```\n\n" }
    let (one, two, three) = ("a.b = c.d + e", "f.g(h, i.j)", "for k in l { m(k) }")
    try TranslationPair(
      section("One", one) + section("Two", two) + section("Three", three),
      section("שתיים", two) + section("שלוש", three) + section("אחת", one)
    ).expect(.paritySection, saying: "section 'אחת' stands elsewhere in the source")
  }

  @Test func `a title may stand above the text or in the front matter`() throws {
    try TranslationPair("# Title\n\nText.\n", "---\ntitle: כותרת\n---\nטקסט.\n").expectNothing()
  }

  @Test func `front matter that is no words agrees`() throws {
    try TranslationPair("---\norder: ⟦2⟧\n---\n", "---\norder: ⟦3⟧\n---\n").expect(.parityFrontMatter)
    try TranslationPair("---\norder: ⟦2⟧\n---\n", "---\ntitle: א\n---\n").expect(
      .parityFrontMatter, saying: "order is not stated, in the source it is '2'")
    try TranslationPair(
      "---\nsnippets:\n  setup: [shared/a.swift]\n---\n", "---\nsnippets:\n  setup: [shared/b.swift]\n---\n"
    ).expect(.parityFrontMatter)
    try TranslationPair(
      "---\ntitle: One\nsnippets:\n  setup: [shared/en/a.swift]\n---\n",
      "---\ntitle: אחת\nsnippets:\n  setup: [shared/he/a.swift]\n---\n"
    ).expectNothing()
  }

  private func outputs(_ texts: String, _ output: String) -> String {
    "```swift run\nlet texts = [\(texts)]\n```\n\n```text output\n\(output)\n```\n"
  }

  @Test(arguments: [
    ("\"Chapter 1\"", "Chapter 1: 12", "\"פרק א\"", "פרק א: 12"),
    ("\"Emma\"", "of 3 books, 2", "\"אמה\"", "2 מתוך 3 ספרים"),
    ("\"a\"", "1,234.5 m", "\"א\"", "‏1.234,5 מ׳"),
    ("\"Done\"", "Done", "\"סוף\"", "סוף"),
    ("\"a\"", ".detail and one", "\"א\"", "אחד ו־.detail"),
  ])
  func `outputs agree apart from the texts of the page`(
    texts: String, output: String, others: String, other: String
  ) throws {
    try TranslationPair(outputs(texts, output), outputs(others, other)).expectNothing()
  }

  @Test(arguments: [
    ("\"a\"", "⟦3 books⟧", "\"א\"", "⟦4 ספרים⟧"),
    ("\"a\"", "one\n⟦path.count⟧", "\"א\"", "אחת\n⟦path.isEmpty⟧"),
    ("\"a\"", "⟦true⟧", "\"א\"", "⟦false⟧"),
    ("\"Done\"", "⟦Done⟧", "\"סוף\"", "⟦נגמר⟧"),
    ("\"a\"", "one\ntwo", "\"א\"", "אחת"),
  ])
  func `other outputs are findings`(texts: String, output: String, others: String, other: String) throws {
    try TranslationPair(outputs(texts, output), outputs(others, other)).expect(.parityOutput)
  }

  private static let verdictPage = "Text.\n\n```swift preview\nA()\n```\n\n```swift tr=free preview\nB()\n```\n"

  private func verdicts(_ first: SnippetVerdict, _ second: SnippetVerdict) -> [SnippetPresentation] {
    [
      SnippetPresentation(fenceLine: 3, code: "", verdict: first),
      SnippetPresentation(fenceLine: 7, code: "", verdict: second),
    ]
  }

  @Test func `a block that fares otherwise than in the source is a finding on both fences`() throws {
    let page = try TranslationPair.page("he/page.md", "he", Self.verdictPage)
    let source = try TranslationPair.page("en/page.md", "en", Self.verdictPage)
    let results = verdicts(.previewed(screens: 3), .previewed(screens: 3))
    let originals = verdicts(.previewed(screens: 4), .previewed(screens: 4))
    #expect(VerdictComparison.differ(results, originals) && !VerdictComparison.differ(results, results))
    let findings = VerdictComparison.check(page, results, against: source, originals)
    #expect(findings.map(\.code) == [.parityVerdict])
    #expect(findings.first?.message == "block shows 3 screens, in the source it shows 4 screens")
    #expect(findings.first?.range?.start == SourcePosition(line: 3, column: 1))
    #expect(findings.first?.notes.first?.range?.start == SourcePosition(line: 3, column: 1))
  }

  @Test func `a block that is broken, or not checked, is not compared`() throws {
    let results = verdicts(.broken, .notChecked)
    #expect(!VerdictComparison.differ(results, verdicts(.compiles, .ran)))
    #expect(VerdictComparison.differ(verdicts(.skipped(reason: "a"), .ran), verdicts(.compiles, .ran)))
    #expect(!VerdictComparison.differ(verdicts(.skipped(reason: "a"), .ran), verdicts(.skipped(reason: "b"), .ran)))
  }

  private func values(_ lines: [(code: String, value: String)], _ info: String = "swift run") -> String {
    "```\(info)\n" + lines.map { "\($0.code)  // → \($0.value)\n" }.joined() + "```\n"
  }

  @Test func `values beside lines agree like outputs`() throws {
    let source = values([("print(\"Emma\")", "Emma"), ("print(a.count, a.isEmpty)", "3 false")])
    try TranslationPair(source, values([("print(\"אמה\")", "אמה"), ("print(a.count, a.isEmpty)", "3 false")]))
      .expectNothing()
    try TranslationPair(
      values([("print(url)", "name=Caf%C3%A9&page=2")]), values([("print(url)", "name=%D7%A7%D7%A4%D7%94&page=2")])
    ).expectNothing()
    for value in ["4 false", "3 true", "3"] {
      try TranslationPair(source, values([("print(\"אמה\")", "אמה"), ("print(a.count, a.isEmpty)", value)]))
        .expect(.parityOutput)
    }
    try TranslationPair(
      values([("print(1)", "1")], "swift run tr=free"), values([("print(1)", "2")], "swift run")
    ).expectNothing()
    try TranslationPair(
      "```swift run\nprint(1)  ⟦// → 1⟧\n```\n", "```swift run\nprint(1)  ⟦// → 2⟧\n```\n"
    ).expect(.parityOutput, saying: "value has '2', in the source '1'")
  }

  @Test func `names that a value holds must be there`() throws {
    func page(_ text: String, _ output: String) -> String {
      "```swift run\nenum Place { case root, inbox }\nprint(Place.root, \"\(text)\")\n```\n\n```text output\n\(output)\n```\n"
    }
    try TranslationPair(page("is open", "root is open"), page("פתוח", "root פתוח")).expectNothing()
    try TranslationPair(page("is open", "⟦root is open⟧"), page("פתוח", "⟦inbox פתוח⟧")).expect(
      .parityOutput, saying: "output has 'inbox', in the source 'root'")
    try TranslationPair(page("root", "root root"), page("שורש", "root שורש")).expectNothing()
  }

  private func table(_ cell: String) -> String { "| a | b |\n| --- | --- |\n| x | \(cell) |\n" }

  @Test(arguments: [
    ("`path.append(_:)`", "`path.append(_:)`"), ("`a` before `b`", "`b` אחרי `a`"),
    ("`Text(\"Hi\")`", "`Text(\"שלום\")`"), ("`Text(\"\\(a) of\")`", "`Text(\"מתוך \\(a)\")`"),
    ("`<name>.md`", "`<שם>.md`"), ("nil", "`nil`"), ("**`a`**", "[`a`](x.md)"), ("`…`", "הרבה"),
  ])
  func `code in cells may have other texts and another order`(source: String, translation: String) throws {
    try TranslationPair(table(source), table(translation)).expectNothing()
  }

  @Test(arguments: [
    ("`path.count`", "`path.isEmpty`"), ("`a` and `b`", "`a`"), ("`Text(\"Hi\")`", "`Label(\"שלום\")`"),
    ("`iOS 17`", "`iOS 18`"), ("`a`", "א"),
  ])
  func `code in cells is that of the source`(source: String, translation: String) throws {
    try TranslationPair(table("⟦\(source)⟧"), table("⟦\(translation)⟧")).expect(.parityTable)
  }
}
