import Content
import Diagnostics
import Languages
import Testing

@Suite struct FrontMatterTests {
  private func page(_ text: String) throws -> (SourcePage?, [String]) {
    let tree = try TestFolder(["en/page.md": text]).tree()
    return (tree.page("en/page.md"), tree.lines)
  }

  private func mistakes(_ yaml: String) throws -> [String] { try page("---\n\(yaml)\n---\ntext\n").1 }

  @Test func `every key is read with its place`() throws {
    let (page, mistakes) = try page(
      """
      ---
      title: "A: title"
      description: Some words
      updated: 2026-02-28
      lang: en-gb
      order: -3
      tags: one
      draft: YES
      slug: other-name
      toc: 2
      layout: faq
      snippets:
        setup: [shared/a.swift, shared/b.swift]
        language-mode: 5
        default-isolation: nonisolated
        timeout: 30
        skip: needs a device
      ---
      Body
      """)
    #expect(mistakes == [])
    let matter = try #require(page?.frontMatter)
    #expect(matter.title == Located("A: title", SourceRange(line: 2, column: 8, length: 10)))
    #expect(matter.description?.value == "Some words")
    #expect(matter.updated?.value == CalendarDate(year: 2026, month: 2, day: 28))
    #expect(matter.language?.value.name == "en-GB")
    #expect(matter.order?.value == -3)
    #expect(matter.tags.map(\.value) == ["one"])
    #expect(matter.isDraft)
    #expect(matter.slug?.value == "other-name")
    #expect(matter.contents?.value == .upTo(level: 2))
    #expect(matter.layout?.value == .faq)
    #expect(matter.snippets.setup.map(\.value) == ["shared/a.swift", "shared/b.swift"])
    #expect(matter.snippets.languageMode?.value == .swift5)
    #expect(matter.snippets.defaultIsolation?.value == .nonisolated)
    #expect(matter.snippets.timeout?.value == 30)
    #expect(matter.snippets.skip?.value == "needs a device")
    #expect(page?.bodyText == "Body")
    #expect(page?.bodyFirstLine == 19)
    #expect(page?.outputPath == "en/other-name.html")
    #expect(page?.language.name == "en-GB")
  }

  @Test func `text keys take what is written`() throws {
    let (page, mistakes) = try page("---\ntitle: 2024\ndescription: no\ntags: [yes, ~, 1.0, null]\n---\n")
    #expect(mistakes == [])
    #expect(page?.frontMatter.title?.value == "2024")
    #expect(page?.frontMatter.description?.value == "no")
    #expect(page?.frontMatter.tags.map(\.value) == ["yes", "~", "1.0", "null"])
  }

  @Test func `date is another spelling of updated, with or without a time`() throws {
    #expect(
      try page("---\ndate: 2025-03-01T08:30:00.5+02:00\n---\n").0?.frontMatter.updated?.value.description
        == "2025-03-01")
    #expect(
      try mistakes("date: 2025-03-01\nupdated: 2025-03-01") == [
        "en/page.md:2:1: [duplicate-key] date and updated are one key; remove one of the two"
      ])
  }

  @Test func `wrong values are all reported where they stand`() throws {
    #expect(
      try mistakes(
        """
        title: [a]
        description:
        updated: 2026-02-30
        lang: e
        order: first
        draft: "no"
        slug: a/b
        toc: 9
        layout: hero
        tags: {a: b}
        snippets: {setup: ../x.swift, language-mode: 4, swift: 6}
        """) == [
          "en/page.md:2:8: [wrong-value] title must be a text, not a list; quote it",
          "en/page.md:3:13: [wrong-value] description has no value; write a text, or remove the key",
          "en/page.md:4:10: [wrong-value] updated must be a day that exists, as YYYY-MM-DD; write updated: 2026-03-09",
          "en/page.md:5:7: [wrong-value] e is not a language tag; write a tag of BCP 47, such as en, ar, pt-BR or zh-Hans",
          "en/page.md:6:8: [wrong-value] order must be a whole number from -1000000 to 1000000; write order: 1",
          "en/page.md:7:8: [wrong-value] draft must be true or false; write draft: true",
          "en/page.md:8:7: [wrong-value] slug must be one part of an address; write letters, digits and hyphens, without spaces and slashes",
          "en/page.md:9:6: [wrong-value] toc must be true, false or the deepest heading level to show; write toc: 3",
          "en/page.md:10:9: [wrong-value] layout cannot be hero; write page or home or faq",
          "en/page.md:11:7: [wrong-value] tags must be a list of texts; write tags: [first, second]",
          "en/page.md:12:19: [wrong-value] setup must be a path inside the content folder; write it with slashes from the content folder on, such as shared/books.swift",
          "en/page.md:12:46: [wrong-value] language-mode cannot be 4; write 5 or 6",
          "en/page.md:12:49: [unknown-key] swift is not a key of snippets; remove it; known keys are setup, language-mode, default-isolation, timeout, skip",
        ])
  }

  @Test func `unknown and repeated keys are errors`() throws {
    #expect(
      try mistakes("titel: a\ntags: []\ntags: [a]\nqqq: 1").map {
        $0.prefix { $0 != ";" } + $0.drop { $0 != ";" }.prefix(24)
      } == [
        "en/page.md:2:1: [unknown-key] titel is not a key of front matter; did you mean title?",
        "en/page.md:4:1: [duplicate-key] tags is set twice; remove one of the two",
        "en/page.md:5:1: [unknown-key] qqq is not a key of front matter; remove it; known keys ",
      ])
  }

  @Test func `columns count UTF-8 bytes and lines end only at line feeds`() throws {
    #expect(
      try mistakes("description: \"שלום\u{2028}עולם\"\nlayout: \"דף\"\nsnippets: {skip: שלום, טעות: 1}") == [
        "en/page.md:3:9: [wrong-value] layout cannot be דף; write page or home or faq",
        "en/page.md:4:28: [unknown-key] טעות is not a key of snippets; remove it; known keys are setup, language-mode, default-isolation, timeout, skip",
      ])
    #expect(
      try mistakes("tags: [\"שלום\u{2028}\", [a]]")
        == ["en/page.md:2:23: [wrong-value] item of tags must be a text, not a list; quote it"])
  }

  @Test(arguments: [
    (
      "title: a: b",
      "2:9: [yaml-syntax] colon followed by a space in a text without quotation marks; quote it: \"…: …\""
    ),
    ("snippets:\n\tskip: x", "3:1: [yaml-syntax] tab used for indentation; indent with spaces"),
    ("title: @main", "2:8: [yaml-syntax] text begins with a sign that YAML reserves; quote it"),
    ("title: *star", "2:8: [yaml-syntax] aliases are not supported; quote the value if it begins with *"),
    ("title: ! bang", "2:8: [yaml-syntax] tags are not supported; quote the value if it begins with !"),
    ("title: &x bang", "2:8: [yaml-syntax] anchors are not supported; quote the value if it begins with &"),
    ("title: \"open", "2:8: [yaml-syntax] quotation mark is never closed; close it at the end of the text"),
    (
      "title: \"\\uD83D\"",
      "2:11: [yaml-syntax] escape that stands for no character, such as half of a surrogate pair; write the character itself, or \\U and its eight digits"
    ),
    ("title: \"a\\uFFFF\"", "2:8: [wrong-value] title holds the control character U+FFFF; delete it"),
    ("title: a\u{8}b", "2:9: [yaml-syntax] control character U+8; remove it"),
    (
      "tags: [a, b",
      "2:7: [yaml-syntax] bracket is never closed, or a text inside it needs quotation marks; close the bracket, or quote the text"
    ),
    (
      "- a", "2:1: [wrong-value] front matter must be keys with values; write key: value, with a space behind the colon"
    ),
    (
      "words",
      "2:1: [wrong-value] front matter must be keys with values; write key: value, with a space behind the colon"
    ),
  ])
  func `mistakes of YAML say how to mend them`(yaml: String, expected: String) throws {
    #expect(try mistakes(yaml) == ["en/page.md:\(expected)"])
  }

  @Test func `nesting is bounded`() throws {
    let yaml = "tags: " + String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
    #expect(try mistakes(yaml).count == 1)
  }

  @Test func `front matter without end is an error at line 1`() throws {
    let (page, mistakes) = try page("---\ntitle: x\n\n# Heading\n")
    #expect(page == nil)
    #expect(mistakes == ["en/page.md:1:1: [front-matter-unclosed] front matter without end; close it with a line ---"])
  }

  @Test func `front matter may be empty or missing`() throws {
    #expect(try page("---\n---\ntext").0?.bodyText == "text")
    #expect(try page("--- \t\n# only a comment\n...\ntext").0?.bodyText == "text")
    #expect(try page("---").0 == nil)
    #expect(try page("----\ntext").0?.bodyText == "----\ntext")
    let (empty, mistakes) = try page("")
    #expect(empty?.body == [] && empty?.bodyFirstLine == 1 && mistakes == [])
  }

  @Test func `a text is one line without control characters`() throws {
    #expect(try page("---\ntitle: |\n  two\n  lines\n---\n").0?.frontMatter.title?.value == "two lines")
    #expect(try page("---\ntitle: \" a\\tb\\u2028 c \"\n---\n").0?.frontMatter.title?.value == "a b c")
    #expect(
      try mistakes("title: \"bell\\x07\"") == [
        "en/page.md:2:8: [wrong-value] title holds the control character U+0007; delete it"
      ])
  }

  @Test func `a text in several lines has no spaces between Chinese characters`() throws {
    let (page, _) = try page("---\ntitle: 第一行，\n  第二行 a\n  b\ndescription: 一 二\n---\n")
    #expect(page?.frontMatter.title?.value == "第一行，第二行 a b")
    #expect(page?.frontMatter.description?.value == "一 二")
  }

  @Test func `front matter below the first line, or in TOML, is named`() throws {
    #expect(
      try page("\n\n---\ntitle: x\n---\ntext").1 == [
        "en/page.md:3:1: [front-matter-misplaced] front matter must begin with --- on line 1: this shows as text; delete the empty lines above it"
      ])
    #expect(
      try page("+++\ntitle = 'x'\n+++\n").1 == [
        "en/page.md:1:1: [front-matter-misplaced] front matter must begin with --- on line 1: this shows as text; write it in YAML, between two lines ---, with key: value"
      ])
    #expect(try page("\n---\ntext\n---\n").1 == [])
    for text in [" ---\ntitle: x\n---\n", "----\ntitle: x\n----\n", "---\n"] {
      #expect(try page(text + "text").1.count == 1, "\(text)")
    }
    #expect(try page("----\ntext\n").1 == [])
  }

  @Test func `marks in front of the text are left out, however many there are`() throws {
    #expect(try page("\u{FEFF}\u{FEFF}---\ntitle: x\n---\ntext").0?.frontMatter.title?.value == "x")
  }

  @Test func `what would be taken for a comment is reported and read on`() throws {
    let (read, findings) = try page("---\ntitle: Fix #12\ntags: [a] # two\norder: 3 #x\n---\n")
    #expect(read?.frontMatter.title?.value == "Fix" && read?.frontMatter.order?.value == 3)
    #expect(findings.map { $0.prefix { $0 != "[" } } == ["en/page.md:2:12: ", "en/page.md:4:10: "])
  }

  @Test func `faq is short for a layout`() throws {
    #expect(try page("---\nfaq: yes\n---\n").0?.frontMatter.layout?.value == .faq)
    #expect(
      try mistakes("faq: on\nlayout: home") == [
        "en/page.md:2:6: [wrong-value] faq: true is the layout faq, and layout is home; remove one of the two"
      ])
  }

  @Test(arguments: [
    ("tags: a, b", "write tags: [a, b], or"), ("tags: سويفت، واجهات", "write tags: [سويفت, واجهات], or"),
    ("tags: 甲、乙，丙", "write tags: [甲, 乙, 丙], or"), ("allow: stray-space, mixed-digits", "write allow: [stray-space, "),
  ])
  func `a list that is written as one text is an error with its mend`(yaml: String, remedy: String) throws {
    let found = try mistakes(yaml)
    #expect(found.count == 1 && found[0].contains("is one text with commas, not a list"))
    #expect(found[0].contains(remedy), "\(found)")
  }

  @Test func `one tag may have spaces, and between quotes commas`() throws {
    #expect(try page("---\ntags: Swift UI\n---\n").0?.frontMatter.tags.map(\.value) == ["Swift UI"])
    #expect(try page("---\ntags: \"a, b\"\n---\n").0?.frontMatter.tags.map(\.value) == ["a, b"])
    #expect(try page("---\ntags: [\"a, b\", c]\n---\n").0?.frontMatter.tags.map(\.value) == ["a, b", "c"])
  }

  @Test(arguments: ["\u{202E}", "\u{2067}", "\u{202D}x\u{202C}", "\u{2069}", "\u{2066}\u{202C}"])
  func `direction controls that could turn other texts round are errors in titles and tags`(controls: String) throws {
    let (read, found) = try page("---\ntitle: א\(controls)ב\ntags: [\(controls)a]\n---\n")
    #expect(found.count == 2 && found.allSatisfy { $0.contains("direction control U+20") }, "\(found)")
    let texts = [read?.frontMatter.title?.value ?? ""] + (read?.frontMatter.tags.map(\.value) ?? [])
    #expect(!texts.joined().unicodeScalars.contains(where: BidiControls.contains))
  }

  @Test func `isolates that are closed, and marks, stay in titles`() throws {
    let title = "\u{2067}אב\u{2069} SwiftUI\u{200E}"
    let (read, found) = try page("---\ntitle: \(title)\n---\n")
    #expect(found == [] && read?.frontMatter.title?.value == title)
  }

  @Test(arguments: [
    "---toml\ntitle = \"a\"\n---\n", "---yaml\ntitle: a\n---\n", "{\n  \"title\": \"a\"\n}\n", "\n+++\n",
  ])
  func `front matter of other formats is reported where it shows`(text: String) throws {
    let (read, found) = try page(text)
    #expect(read != nil && found.count == 1 && found[0].contains("[front-matter-misplaced]"), "\(found)")
  }

  @Test func `a full-width colon gets the mend that it needs`() throws {
    #expect(try mistakes("title：甲").first?.hasSuffix("write : and a space for the full-width ：") == true)
  }

  @Test(
    arguments: [
      ([0x61, 0xE2, 0x82], "the file ends inside a character"), ([0x61, 0xD7], "the file ends inside a character"),
      ([0x61, 0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], "it is half of a surrogate pair"),
      ([0x61, 0xE9, 0x62], "it looks like Latin-1 or Windows-1252"),
    ] as [([UInt8], String)])
  func `bytes that are no UTF-8 are told apart`(bytes: [UInt8], reason: String) throws {
    let folder = try TestFolder([:])
    try folder.write("en/page.md", bytes)
    #expect(try folder.tree().lines.first?.contains(reason) == true)
  }

  @Test func `a language that is written as a locale is told apart`() throws {
    #expect(try mistakes("lang: zh_Hant")[0].hasSuffix("zh_Hant is not a language tag; did you mean zh-Hant?"))
  }
}
