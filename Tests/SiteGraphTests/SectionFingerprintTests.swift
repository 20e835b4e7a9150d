import Diagnostics
import Languages
import Markdown
import Testing

@testable import Content
@testable import SiteGraph

/// What makes a section another section, and what does not.
@Suite struct SectionFingerprintTests {
  /// A change that readers do not notice, or one that they do.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: String
    let after: String
    var language = "en"

    init(_ name: String, _ before: String, _ after: String, language: String = "en") {
      (testDescription, self.before, self.after, self.language) = (name, before, after, language)
    }
  }

  private static func sections(_ text: String, language: String = "en") throws -> [PageFacts.Section] {
    let (checked, _) = SourceText.read(Array(text.utf8), file: "x.md", language: nil)
    let (parts, mistakes) = PageText.read(try #require(checked), file: "x.md")
    #expect(mistakes == [])
    let tag = try #require(LanguageTag(language))
    let page = SourcePage(
      file: "\(language)/x.md", language: tag, folderLanguage: tag, path: "x", isFolderIndex: false,
      outputPath: "\(language)/x.html", frontMatter: parts.frontMatter, body: parts.body,
      bodyFirstLine: parts.bodyFirstLine, contentHash: 0)
    let document = MarkdownParser.parse(page.body, file: page.file, firstLine: page.bodyFirstLine, language: tag)
    return PageFacts(of: page, document: document).sections
  }

  private static func fingerprints(_ text: String, language: String = "en") throws -> [SectionFingerprint] {
    try sections(text, language: language).map(\.fingerprint)
  }

  static let reformattings: [Change] = [
    Change("lines wrapped elsewhere", "One two three\nfour five.", "One two\nthree four\nfive."),
    Change("spaces between words", "One  two   three.", "One two three."),
    Change("a line break beside emphasis", "One *two*\nthree.", "One\n*two* three."),
    Change("Chinese lines wrapped elsewhere", "一二三四，五六七八。", "一二三四，\n五六七八。", language: "zh-Hans"),
    Change("stars and underscores", "*One* and **two**.", "_One_ and __two__."),
    Change("setext and ATX headings", "Title\n=====\n\nPart\n----\n\nText.", "# Title\n\n## Part\n\nText."),
    Change("closed ATX headings", "## Part ##\n\nText.", "## Part\n\nText."),
    Change("ids and classes of headings", "## Part {#one}\n\nText.", "## Part {#two .faq}\n\nText."),
    Change("blank lines", "One.\n\n\n\n## Part\nTwo.\n\n", "One.\n\n## Part\n\nTwo."),
    Change("bullets", "- one\n- two", "* one\n* two"),
    Change("numbers and their signs", "1. one\n2. two", "1) one\n1) two"),
    Change("loose and tight lists", "- one\n- two", "- one\n\n- two"),
    Change("indentation of lists", "- one\n  - two", "-   one\n    - two"),
    Change("padding of tables", "|a|b|\n|-|-|\n|1|2|", "| a   | b  |\n| --- | --: |\n| 1   | 2  |"),
    Change("reference links", "A [link](x.md \"T\").", "A [link][r].\n\n[r]: x.md 'T'"),
    Change("percent-encoded addresses", "[a](<b c.md>)", "[a](b%20c.md)"),
    Change("addresses as links", "<https://a.example/>", "[https://a.example/](https://a.example/)"),
    Change("rules", "One.\n\n---\n\nTwo.", "One.\n\n* * *\n\nTwo."),
    Change("longer fences", "```swift\nlet x = 1\n```", "~~~~ swift\nlet x = 1\n~~~~"),
    Change("blanks at the ends of lines of code", "```\na  \nb\n```", "```\na\nb\n```"),
    Change("indented code", "Text:\n\n    code", "Text:\n\n```\ncode\n```"),
    Change("settings of a check", "```swift run id=a timeout=5s\nf()\n```", "```swift run\nf()\n```"),
    Change("entities and escapes", "a &amp; b \\* c &#x4E00;", "a & b * c 一"),
    Change("composition of letters", "cafe\u{301}", "caf\u{E9}"),
    Change("composition of Arabic letters", "\u{627}\u{653}ن", "\u{622}ن", language: "ar"),
    Change("comments", "One.\n\n<!-- a word to translators -->\n\nTwo.", "One.\n\nTwo."),
    Change("places of footnotes", "One[^a].\n\n[^a]: Note.\n\nTwo.", "One[^b].\n\nTwo.\n\n[^b]: Note."),
    Change("hard line breaks", "One  \ntwo.", "One\\\ntwo."),
    Change("line ends", "One\ntwo.\n\n## Part\n\nText.\n", "One\r\ntwo.\r\n\r\n## Part\r\n\r\nText.\r\n"),
    Change("a byte-order mark", "One.\n", "\u{FEFF}One.\n"),
    Change(
      "front matter", "---\ntitle: One\ndescription: Two three\nupdated: 2026-01-02\norder: 3\n---\nText.",
      "---\n# comment\ndescription: >\n  Two\n  three\ntitle: \"One\"\n---\n\nText."),
  ]

  @Test(arguments: reformattings)
  func `how Markdown is laid out makes no difference`(change: Change) throws {
    let before = try Self.fingerprints(change.before, language: change.language)
    #expect(before == (try Self.fingerprints(change.after, language: change.language)))
  }

  static let changes: [Change] = [
    Change("a word", "One two.", "One three."),
    Change("a sign", "One.", "One!"),
    Change("case", "One", "one"),
    Change("joined words", "One two", "Onetwo"),
    Change("Latin words joined in Chinese", "用 Swift 写", "用Swift写", language: "zh-Hans"),
    Change("a heading's words", "## One\n\nText.", "## Two\n\nText."),
    Change("a heading's level", "## One\n\nText.", "### One\n\nText."),
    Change("emphasis", "One *two*.", "One two."),
    Change("strength", "One *two*.", "One **two**."),
    Change("where emphasis ends", "One *two three*.", "One *two* three."),
    Change("code", "Use `a`.", "Use `b`."),
    Change("code instead of text", "Use `a`.", "Use a."),
    Change("an address", "[a](b.md)", "[a](c.md)"),
    Change("a fragment", "[a](b.md#x)", "[a](b.md#y)"),
    Change("a link's title", "[a](b.md \"x\")", "[a](b.md \"y\")"),
    Change("an image", "![a](b.png)", "![a](c.png)"),
    Change("an image's description", "![a](b.png)", "![c](b.png)"),
    Change("a block's code", "```\na\n```", "```\nb\n```"),
    Change("a block's indentation", "```\na\n  b\n```", "```\na\nb\n```"),
    Change("a comment in code", "```swift\nlet x = 1 // one\n```", "```swift\nlet x = 1 // two\n```"),
    Change("a block's language", "```json\n{}\n```", "```swift\n{}\n```"),
    Change("a block's promise", "```swift\nf()\n```", "```swift fails\nf()\n```"),
    Change("a block's caption", "```swift title=\"a b\"\nf()\n```", "```swift title=\"a c\"\nf()\n```"),
    Change("marked lines", "```swift {1}\nf()\n```", "```swift {1,2}\nf()\n```"),
    Change("the order of blocks", "One.\n\nTwo.", "Two.\n\nOne."),
    Change("the order of items", "- one\n- two", "- two\n- one"),
    Change("two paragraphs instead of one", "One.\n\nTwo.", "One. Two."),
    Change("depth of a list", "- one\n- two", "- one\n  - two"),
    Change("numbers instead of bullets", "- one", "1. one"),
    Change("the first number", "1. one", "3. one"),
    Change("a task that is done", "- [ ] one", "- [x] one"),
    Change("a quotation", "> One.", "One."),
    Change("the kind of a callout", "> [!NOTE]\n> One.", "> [!TIP]\n> One."),
    Change("a cell", "|a|b|\n|-|-|\n|1|2|", "|a|b|\n|-|-|\n|1|3|"),
    Change("what cell a word is in", "|a|b|\n|-|-|\n|1 2|3|", "|a|b|\n|-|-|\n|1|2 3|"),
    Change("a row", "|a|b|\n|-|-|\n|1|2|", "|a|b|\n|-|-|\n|1|2|\n|3|4|"),
    Change(
      "a table's caption", "<!-- table: caption=\"One\" -->\n|a|\n|-|\n|1|",
      "<!-- table: caption=\"Two\" -->\n|a|\n|-|\n|1|"),
    Change("a footnote's words", "One[^a].\n\n[^a]: Note.", "One[^a].\n\n[^a]: Other."),
    Change("where a footnote stands", "One[^a] two.\n\n[^a]: Note.", "One two[^a].\n\n[^a]: Note."),
    Change("HTML", "One <b>two</b>.", "One <i>two</i>."),
    Change("an address in HTML", "<a href=\"a.md\">x</a>", "<a href=\"b.md\">x</a>"),
    Change("a rule", "One.\n\n---\n\nTwo.", "One.\n\nTwo."),
    Change("a hard line break", "One\\\ntwo.", "One two."),
    Change("a vowel mark", "كَتب", "كُتب", language: "ar"),
    Change("the title", "---\ntitle: One\n---\nText.", "---\ntitle: Two\n---\nText."),
    Change(
      "the description", "---\ntitle: One\ndescription: a\n---\nText.", "---\ntitle: One\ndescription: b\n---\nText."),
    Change("a tag", "---\ntags: [a]\n---\nText.", "---\ntags: [b]\n---\nText."),
  ]

  @Test(arguments: changes)
  func `what a section says makes a difference`(change: Change) throws {
    let before = try Self.fingerprints(change.before, language: change.language)
    #expect(before != (try Self.fingerprints(change.after, language: change.language)))
  }

  @Test func `a change reaches its own section alone`() throws {
    let before =
      "Intro.\n\n## A\n\nOne[^n].\n\n### B\n\nTwo.\n\n> [!NOTE]\n> #### Inner\n> Text\n\n## C\n\nThree[^m].\n"
    let notes = "\n[^n]: First.\n\n[^m]: Second.\n"
    let old = try Self.sections(before + notes)
    #expect(old.map(\.id) == ["", "a", "b", "c"])
    let changes: [(String, String, String)] = [
      ("Intro.", "Start.", ""), ("One", "Eins[^x]", "a"), ("Two.", "Zwei.", "b"), ("> Text", "> Words", "b"),
      ("Three", "Drei", "c"), ("Second.", "Last.", "c"),
    ]
    for (word, other, section) in changes {
      let text = (before + notes).replacing(word, with: other) + "\n[^x]: New note.\n"
      let new = try Self.sections(text)
      let changed = zip(old, new).filter { $0.fingerprint != $1.fingerprint }.map(\.0.id)
      #expect(changed == [section], "\(word)")
    }
  }

  @Test func `a heading that opens the page belongs to its beginning`() throws {
    #expect(try Self.sections("# Title\n\nText.\n\n## Part\n").map(\.id) == ["", "part"])
    #expect(try Self.sections("Text.\n\n# Title\n").map(\.id) == ["", "title"])
    #expect(try Self.sections("").map(\.id) == [""])
  }

  /// Records that people keep would be worth nothing after a change of these.
  @Test func `fingerprints are the same in every version of the tool`() throws {
    let text = """
      ---
      title: One
      tags: [a, b]
      ---
      Text with *all* **kinds** of ~~things~~ `here`: [a](b%20c.md "t"), ![d](e.png), note[^n].\\
      End<br>.

      ## Part {#part}

      ```swift fails title="x" {1, 2} id=a
      let x = 1
      ```

      1. one
         - [x] two

      > quote

      > [!NOTE]
      > callout

      <!-- table: caption="c" -->
      | a | b |
      |---|--:|
      | 1 | 2 |

      <p>html</p>

      ---

      [^n]: The note.
      """
    #expect(try Self.fingerprints(text).map(\.description) == ["5914763905b582e9", "094acba1164096b0"])
    #expect(SectionFingerprint.version == 1)
  }

  @Test func `a fingerprint is 16 digits and reads as it is written`() throws {
    let fingerprint = SectionFingerprint(value: 0xAB)
    #expect(fingerprint.description == "00000000000000ab")
    #expect(SectionFingerprint("00000000000000ab") == fingerprint)
    for text in ["", "ab", "00000000000000AB", "00000000000000ag", "000000000000000ab", "+0000000000000ab"] {
      #expect(SectionFingerprint(text) == nil)
    }
  }
}
