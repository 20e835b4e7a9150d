import Foundation
import SiteGraph
import Testing

@testable import Rendering

@Suite struct StructuredDataTests {
  private func object(_ page: String) throws -> [String: Any] {
    let start = try #require(page.firstRange(of: "<script type=\"application/ld+json\">"))
    let end = try #require(page[start.upperBound...].firstRange(of: "</script>"))
    #expect(page[end.upperBound...].firstRange(of: "application/ld+json") == nil)
    let data = Data(page[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `a guide is a page with breadcrumbs whose matter is an article`() throws {
    let data = try object(try TestSite().page("ar/guides/tabs.md"))
    #expect(data["@type"] as? String == "WebPage" && data["inLanguage"] as? String == "ar")
    #expect(data["url"] as? String == "https://docs.example.org/ar/guides/tabs.html")
    let article = try #require(data["mainEntity"] as? [String: Any])
    #expect(article["@type"] as? String == "TechArticle" && article["headline"] as? String == "Tabs & iOS 26+")
    #expect(article["dateModified"] as? String == "2026-11-30" && article["description"] as? String == "About tabs")
    #expect((article["isPartOf"] as? [String: Any])?["url"] as? String == "https://docs.example.org/ar/index.html")
    let steps = try #require((data["breadcrumb"] as? [String: Any])?["itemListElement"] as? [[String: Any]])
    #expect(steps.map { $0["position"] as? Int } == [1, 2, 3])
    #expect(
      steps.map { $0["item"] as? String } == [
        "https://docs.example.org/ar/index.html", "https://docs.example.org/ar/guides/index.html",
        "https://docs.example.org/ar/guides/tabs.html",
      ])
  }

  @Test func `a guide with questions is a page of questions that has an article`() throws {
    let data = try object(try TestSite().page("en/guides/tabs.md", "## FAQ\n\n### Why?\n\nSo."))
    #expect(data["@type"] as? String == "FAQPage")
    #expect((data["mainEntity"] as? [[String: Any]])?.count == 1)
    #expect((data["hasPart"] as? [String: Any])?["@type"] as? String == "TechArticle")
  }

  @Test func `a home page is the page of its site`() throws {
    let data = try object(try TestSite().page("he/index.md"))
    #expect((data["mainEntity"] as? [String: Any])?["@type"] as? String == "WebSite" && data["breadcrumb"] == nil)
  }

  @Test func `without a base address nothing claims an address`() throws {
    let page = try TestSite(baseAddress: nil).page("en/guides/tabs.md")
    let data = try object(page)
    #expect(data["url"] == nil && data["breadcrumb"] == nil)
  }
}
