import Languages
import SiteGraph

/// Writes what a page is as JSON-LD: a page with its breadcrumbs and its article, and a `FAQPage` if it has questions.
///
/// One object holds all of it, with the page outermost: `FAQPage` is a kind of `WebPage`, which has a `breadcrumb` and
/// parts (schema.org).
struct StructuredData {
  private let context: PageContext
  private var json = JSONWriter()

  /// The whole `script` element.
  static func element(_ entries: [QuestionAndAnswer], of context: PageContext) -> [UInt8] {
    var data = StructuredData(context: context)
    data.json.raw("<script type=\"application/ld+json\">{\"@context\":\"https://schema.org\"")
    // Search engines refuse a question without an answer.
    data.page(entries.filter { !$0.answer.isEmpty })
    data.json.raw("}</script>")
    return data.json.bytes
  }

  private init(context: PageContext) { self.context = context }

  private mutating func page(_ entries: [QuestionAndAnswer]) {
    json.raw(entries.isEmpty ? ",\"@type\":\"WebPage\"" : ",\"@type\":\"FAQPage\"")
    member("name", context.facts.plainTitle)
    member("inLanguage", context.facts.language.name)
    if let address = context.canonical { member("url", address) }
    if context.facts.layout == .home {
      site(as: "mainEntity")
    } else {
      breadcrumbs()
      article(as: entries.isEmpty ? "mainEntity" : "hasPart")
    }
    guard !entries.isEmpty else { return }
    json.raw(",\"mainEntity\":[")
    for (index, entry) in entries.enumerated() {
      json.raw(index == 0 ? "{" : ",{")
      json.raw("\"@type\":\"Question\"")
      member("name", entry.question)
      json.raw(",\"acceptedAnswer\":{\"@type\":\"Answer\"")
      member("text", entry.answer)
      json.raw("}}")
    }
    json.raw("]")
  }

  private mutating func article(as name: StaticString) {
    begin(name, "TechArticle")
    member("headline", context.facts.plainTitle)
    if !context.facts.description.isEmpty { member("description", context.facts.plainDescription) }
    member("inLanguage", context.facts.language.name)
    if let updated = context.facts.updated { member("dateModified", updated) }
    if let address = context.canonical { member("mainEntityOfPage", address) }
    if let picture = context.socialImage { member("image", picture) }
    if !context.facts.tags.isEmpty { member("keywords", context.facts.tags.joined(separator: ", ")) }
    if !context.siteTitle.isEmpty {
      begin("author", "Organization")
      member("name", LabelText.plain(context.siteTitle))
      json.raw("}")
      site(as: "isPartOf")
    }
    json.raw("}")
  }

  private mutating func site(as name: StaticString) {
    begin(name, "WebSite")
    member("name", LabelText.plain(context.siteTitle))
    if let address = absolute(context.homeHref) { member("url", address) }
    json.raw("}")
  }

  /// From the home page down to this page; only with addresses, which search engines ask for.
  private mutating func breadcrumbs() {
    let steps = context.breadcrumbs.filter { $0.isCurrent || $0.href != nil }
    guard context.canonical != nil, steps.count > 1 else { return }
    begin("breadcrumb", "BreadcrumbList")
    json.raw(",\"itemListElement\":[")
    for (index, step) in steps.enumerated() {
      json.raw(index == 0 ? "{" : ",{")
      json.raw("\"@type\":\"ListItem\",\"position\":")
      json.number(index + 1)
      member("name", LabelText.plain(step.title))
      if let address = step.isCurrent ? context.canonical : step.href.flatMap(absolute) { member("item", address) }
      json.raw("}")
    }
    json.raw("]}")
  }

  /// The absolute form of an address that is relative to the page.
  private func absolute(_ href: String) -> String? {
    guard let canonical = context.canonical, let folder = canonical.lastIndex(of: "/") else { return nil }
    var base = canonical[..<folder]
    var rest = Substring(href)
    while rest.hasPrefix("../"), let parent = base.lastIndex(of: "/") {
      base = base[..<parent]
      rest = rest.dropFirst(3)
    }
    return "\(base)/\(rest)"
  }

  private mutating func begin(_ name: StaticString, _ type: StaticString) {
    json.raw(",\"")
    json.raw(name)
    json.raw("\":{\"@type\":\"")
    json.raw(type)
    json.raw("\"")
  }

  private mutating func member(_ name: StaticString, _ text: String) {
    json.raw(",\"")
    json.raw(name)
    json.raw("\":")
    json.string(text)
  }
}
