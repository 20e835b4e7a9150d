import Content
import Languages
import Testing

/// The public cases about reading content.
@Suite struct ContentCasesTests {
  @Test func `a byte-order mark makes no difference`() throws {
    let tree = try fixtureTree("16-fm-bom")
    #expect(tree.lines == [])
    let page = try #require(tree.page("zh-Hans/bom.md"))
    #expect(page.frontMatter.title?.value == "带有 BOM 的页面")
    #expect(page.frontMatter.updated?.value.description == "2025-03-01")
    #expect(page.bodyText.hasPrefix("\n## 第一节"))
    #expect(tree.page("zh-Hans/bom-heading.md")?.bodyText.hasPrefix("# 没有元数据的页面") == true)
  }

  @Test func `carriage returns make no difference`() throws {
    let tree = try fixtureTree("17-fm-crlf")
    let page = try #require(tree.page("en/windows.md"))
    #expect(tree.lines == [])
    #expect(page.frontMatter.title?.value == "Written on Windows")
    #expect(page.frontMatter.tags.map(\.value) == ["swift", "windows"])
    #expect(!page.body.contains(0x0D))
    #expect(page.bodyFirstLine == 7)
    let lines = page.bodyText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[24 - page.bodyFirstLine].contains("missing.md"))
  }

  @Test func `no is Norwegian, and a text in a list`() throws {
    let tree = try fixtureTree("18-fm-no-yes")
    let page = try #require(tree.page("no/index.md"))
    #expect(tree.lines == [])
    #expect(page.language.name == "no")
    #expect(!page.frontMatter.isDraft)
    #expect(page.frontMatter.tags.map(\.value) == ["no", "yes", "on", "off", "y", "null"])
  }

  @Test func `a colon in a title is a mistake where it stands`() throws {
    let tree = try fixtureTree("19-fm-colon-title")
    #expect(
      tree.lines == [
        "he/faq.md:2:31: [yaml-syntax] colon followed by a space in a text without quotation marks; quote it: \"…: …\""
      ])
    #expect(tree.page("zh-Hans/faq.md")?.frontMatter.title?.value == "常见问题：安装与更新")
    #expect(tree.page("en/faq.md")?.frontMatter.title?.value == "Questions: setup # and 'quotes'")
  }

  @Test func `other encodings are named, all in one run`() throws {
    let tree = try fixtureTree("33-encoding-gbk")
    #expect(
      tree.lines == [
        "en/latin1.md:8:23: [not-utf8] not valid UTF-8: byte 0xE9 at offset 76; it looks like Latin-1 or Windows-1252; save the file as UTF-8",
        "zh-Hans/gbk.md:2:8: [not-utf8] not valid UTF-8: byte 0xBE at offset 11; it looks like GBK; save the file as UTF-8",
        "zh-Hans/utf16.md:1:1: [not-utf8] not valid UTF-8: byte 0xFF at offset 0; it looks like UTF-16; save the file as UTF-8",
      ])
    #expect(tree.pages.map(\.file) == ["zh-Hans/good.md"])
  }
}
