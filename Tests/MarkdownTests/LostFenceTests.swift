import Diagnostics
import Markdown
import Testing

/// Lines that look like the beginning or the end of a code block and are neither.
@Suite struct LostFenceTests {
  @Test(arguments: [
    ("```swift title=\"`x`\"\nlet a = 1\n", "```swift title=\"`x`\""),
    ("words\n> ```swift `\n", "```swift `"),
    ("words\n    ```swift\n    let a = 1\n", "```swift"),
    ("- item\n      ~~~ swift\n      let a = 1\n", "~~~ swift"),
    ("``swift\nlet a = 1\n``\n", "``swift"),
    ("'''swift\nlet a = 1\n'''\n", "'''swift"),
    ("｀｀｀json\n{}\n｀｀｀\n", "｀｀｀json"),
    ("‘‘‘Swift\nlet a = 1\n", "‘‘‘Swift"),
  ])
  func `a fence that becomes prose is an error on its line`(source: String, shown: String) throws {
    let page = try Page(source)
    #expect(page.document.diagnostics.first?.code == .lostFence)
    #expect(page.document.diagnostics.first?.severity == .error)
    #expect(page.shown.first == shown)
  }

  @Test(arguments: [
    "``` code ``` in a line\n", "words\n    ```code``` in a line\n", "```` ``` ```` is a fence\n", "`` `swift` ``\n",
    "``swift build`` builds\n", "'''quoted''' words\n", "\"\"\"text\"\"\"\n", "\\```swift `x`\n", "~~swift~~\n",
    "``swift`` alone\n",
  ])
  func `spans of code and quotations are no fences`(source: String) throws {
    let page = try Page(source)
    #expect(page.findings == [])
  }

  @Test func `an indented block that begins with a fence is reported`() throws {
    let page = try Page("words\n\n    ```swift\n    let a = 1\n    ```\n\n> words\n>\n>     ~~~\n>     x\n")
    #expect(page.findings == ["3:5 warning lost-fence", "9:7 warning lost-fence"])
    #expect(try Page("words\n\n    let a = \"```\"\n").findings == [])
  }

  @Test(arguments: [
    ("```text\na\n~~~\n\nwords\n\n```swift\nlet a = 1\n```\n", "3:1"),
    ("````text\na\n```\n\nwords\n\n````swift\nlet a = 1\n````\n", "3:1"),
    ("```text\na\n    ```\n\n```swift\nlet a = 1\n```\n", "3:5"),
    ("```text\na\n\nwords\n\n```swift\nlet a = 1\n```\n", "6:1"),
    ("```text\na\n``` // the end\n\n```\nb\n```\n", "3:1"),
  ])
  func `a block that runs into the next is reported where it should have ended`(source: String, place: String) throws {
    let page = try Page(source)
    #expect(page.findings.first == "\(place) warning lost-fence")
  }

  @Test func `a block without an end names the line that was meant as one`() throws {
    let page = try Page("```text\na\n~~~\n\nwords\n")
    #expect(page.findings == ["1:1 warning unclosed-fence", "3:1 warning lost-fence"])
    #expect(page.document.diagnostics.last?.remedy == "write ```")
  }

  @Test(arguments: [
    "````markdown\n```swift\nlet a = 1\n```\n````\n", "~~~markdown\n```swift\n```\n~~~\n",
    "```markdown\n~~~swift\n~~~\n```\n", "```text\n    ```swift\n```\n", "```text\n~~~\n```\n",
    "```swift\n/// ```swift\n/// ```\nlet a = 1\n```\n",
  ])
  func `fences that readers are to see are none of the page's`(source: String) throws {
    #expect(try Page(source).findings == [])
  }

  @Test(arguments: [
    "<details>\n<summary>More</summary>\n```swift\nlet a = 1\n```\n</details>\n",
    "<div>\n  ~~~swift\n  let a = 1\n  ~~~\n</div>\n", "<!-- note --> ```swift\nlet a = 1\n",
  ])
  func `a fence inside HTML is an error on its line`(source: String) throws {
    let page = try Page(source)
    #expect(page.document.diagnostics.first { $0.code == .lostFence }?.severity == .error)
  }

  @Test(arguments: [
    "<pre>\n```swift\n```\n</pre>\n", "<!--\n```swift\nlet a = 1\n```\n-->\n",
    "<details>\n\n```swift\nlet a = 1\n```\n\n</details>\n", "<p><code>```</code></p>\n",
  ])
  func `fences in comments, in verbatim text and between HTML are fine`(source: String) throws {
    #expect(!(try Page(source)).findings.contains { $0.hasSuffix("lost-fence") })
  }
}
