import Foundation
import Templates
import Testing

@testable import Rendering

@Suite struct PageTests {
  @Test func `the built-in templates have no mistakes`() throws {
    #expect(TemplateSet(try TestSite.templates()).diagnostics.isEmpty)
  }

  @Test func `a page says its language and direction, and those of its translations`() throws {
    let page = try TestSite().page("ar/guides/tabs.md")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"ar\" dir=\"rtl\">"))
    #expect(page.contains("hreflang=\"he\" lang=\"he\" dir=\"rtl\""))
    #expect(page.contains("<a href=\"../../en/guides/tabs.html\" hreflang=\"en\" lang=\"en\" dir=\"ltr\">English</a>"))
    for tag in ["ar", "he", "en", "x-default"] { #expect(page.contains("<link rel=\"alternate\" hreflang=\"\(tag)\"")) }
    #expect(page.contains("<link rel=\"canonical\" href=\"https://docs.example.org/ar/guides/tabs.html\">"))
  }

  @Test func `the way from home is in order, isolated, and ends with the page`() throws {
    let page = try TestSite().page("he/guides/tabs.md")
    let start = try #require(page.firstRange(of: "<nav class=\"breadcrumbs\""))
    let trail = page[start.lowerBound...].prefix { $0 != "\u{0}" }
    let home = try #require(trail.firstRange(of: ">מדריך</a>"))
    let folder = try #require(trail.firstRange(of: "Guides"))
    let own = try #require(
      trail.firstRange(of: "<li aria-current=\"page\"><bdi dir=\"ltr\">Tabs &amp; iOS 26+</bdi></li>"))
    #expect(home.lowerBound < folder.lowerBound && folder.lowerBound < own.lowerBound)
  }

  @Test func `the day of the last change is a time in the page's own words`() throws {
    let page = try TestSite().page("en/guides/tabs.md")
    #expect(page.contains("<time datetime=\"2026-11-30\">Updated November 30, 2026</time>"))
  }

  @Test func `titles cannot leave their attributes, whatever mark follows a quotation mark`() throws {
    let evil = TestSite.facts(
      "en", "x", title: "a\"\u{5B7} onfocus=x <\u{338}b> &\u{301}", description: "c\"\u{301} onload=x")
    let page = try TestSite(pages: [evil]).page("en/x.md")
    #expect(page.contains("<title>a&quot;\u{5B7} onfocus=x &lt;\u{338}b&gt; &amp;\u{301} · Guide &amp; more</title>"))
    #expect(page.contains("<meta name=\"description\" content=\"c&quot;\u{301} onload=x\">"))
    let markup = page.components(separatedBy: "<script type=").first ?? ""
    #expect(!markup.unicodeScalars.split(separator: "\"").contains { String($0).hasPrefix("\u{5B7}") })
  }

  @Test func `nothing is loaded from elsewhere, and every way in the site ends in a file`() throws {
    let page = try TestSite().page("he/guides/tabs.md", "# T\n\n## A\n\n## B")
    for attribute in [" src=\"", "<a href=\"", "rel=\"stylesheet\" href=\""] {
      for part in page.components(separatedBy: attribute).dropFirst() {
        let address = part.prefix { $0 != "\"" }
        #expect(!address.hasPrefix("/") && !address.contains("://") && !address.hasSuffix("/"), "\(address)")
        let isFile = [".html", ".css", ".js", ".xml"].contains { address.hasSuffix($0) }
        #expect(address.hasPrefix("#") || isFile, "\(address)")
      }
    }
    #expect(!page.contains("<base"))
  }

  @Test func `a site without a base address names no absolute addresses`() throws {
    let page = try TestSite(baseAddress: nil).page("en/guides/tabs.md")
    #expect(!page.contains("canonical") && !page.contains("feed.xml") && !page.contains("rel=\"alternate\" hreflang="))
  }

  @Test func `a home page lists the pages, and one without a document is complete`() throws {
    let page = try TestSite().page("en/index.md", "")
    #expect(page.contains("<h1>Home en</h1>"))
    #expect(
      page.contains("<a href=\"guides/tabs.html\"><strong>Tabs &amp; iOS 26+</strong><span>About tabs</span></a>"))
  }

  @Test func `the same page gives the same bytes`() throws {
    let first = try TestSite().page("ar/guides/tabs.md", "## A `x`\n\n## B")
    #expect(try TestSite().page("ar/guides/tabs.md", "## A `x`\n\n## B") == first)
  }

  @Test func `code in a title is code where markup can stand, and plain where it cannot`() throws {
    let title = "استخدم `@State` مع SwiftUI"
    let pages = [
      TestSite.facts("ar", "", title: "Home", isIndex: true),
      TestSite.facts("ar", "x", title: title, updated: "2026-11-30", description: "عن `.sheet(<T>)`"),
    ]
    let site = try TestSite(pages: pages)
    let page = try site.page("ar/x.md")
    let markup = "استخدم <code dir=\"ltr\" translate=\"no\">@State</code> مع <bdi dir=\"ltr\">SwiftUI</bdi>"
    #expect(page.contains("<h1>\(markup)</h1>"))
    #expect(page.contains("<li aria-current=\"page\">\(markup)</li>"))
    #expect(page.contains("<title>استخدم @State مع SwiftUI · دليل</title>"))
    #expect(page.contains("content=\"عن .sheet(&lt;T&gt;)\""))
    let home = try site.page("ar/index.md")
    #expect(
      home.contains(
        "<strong>\(markup)</strong><span>عن <code dir=\"ltr\" translate=\"no\">.sheet(&lt;T&gt;)</code></span>"))
    let feed = try site.files()["ar/feed.xml"] ?? ""
    #expect(feed.contains("<title>استخدم \u{2066}@State\u{2069} مع \u{2066}SwiftUI\u{2069}</title>"))
    #expect(feed.contains("<summary>عن \u{2066}.sheet(&lt;T&gt;)\u{2069}</summary>"))
  }
}
