import Languages
import SiteGraph

/// The feed of one language: its dated pages, the newest first (RFC 4287).
enum AtomFeed {
  /// Readers ask again and again: older pages are found in the site itself.
  private static let entryLimit = 50

  /// - Parameter language: One that has dated pages, since a feed must say when it changed.
  static func bytes(of language: SiteSettings.Language, in site: Site, base: String) -> [UInt8] {
    let entries = newest(in: language.tag, of: site)
    let address = base + SitePath.percentEncoded(site.feedPath(of: language.tag))
    let title = FeedText.of(language.title.isEmpty ? language.name : language.title, in: language.tag)
    var xml = XMLWriter()
    xml.markup("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"")
    xml.text(language.tag.name)
    xml.markup("\">\n")
    xml.element("id", address)
    xml.element("title", title)
    if !language.description.isEmpty { xml.element("subtitle", FeedText.of(language.description, in: language.tag)) }
    link("self", address, to: &xml)
    link("alternate", base + SitePath.percentEncoded(site.homePath(of: language.tag)), to: &xml)
    if let latest = entries.first { xml.element("updated", time(latest.date)) }
    xml.markup("<author>\n")
    xml.element("name", LabelText.plain(language.title.isEmpty ? language.name : language.title))
    xml.markup("</author>\n")
    for entry in entries { self.entry(entry.page, date: entry.date, base: base, to: &xml) }
    xml.markup("</feed>\n")
    return xml.bytes
  }

  private static func newest(in language: LanguageTag, of site: Site) -> [(page: PageFacts, date: String)] {
    let dated = (site.readingOrder[language] ?? []).filter { site.pages[$0].shownText == nil }.enumerated().compactMap {
      position, index in
      site.pages[index].updated.map { (position: position, page: site.pages[index], date: $0) }
    }
    let sorted = dated.sorted { ($1.date, $0.position) < ($0.date, $1.position) }
    return sorted.prefix(entryLimit).map { ($0.page, $0.date) }
  }

  private static func entry(_ page: PageFacts, date: String, base: String, to xml: inout XMLWriter) {
    let address = base + SitePath.percentEncoded(page.outputPath)
    xml.markup("<entry>\n")
    xml.element("id", address)
    xml.element("title", FeedText.of(page.title, in: page.language))
    link("alternate", address, to: &xml)
    xml.element("updated", time(date))
    if !page.description.isEmpty { xml.element("summary", FeedText.of(page.description, in: page.language)) }
    xml.markup("</entry>\n")
  }

  private static func link(_ relation: StaticString, _ address: String, to xml: inout XMLWriter) {
    xml.markup("<link rel=\"")
    xml.markup(relation)
    xml.markup("\" href=\"")
    xml.text(address)
    xml.markup("\"/>\n")
  }

  /// The start of a day as RFC 3339 writes it.
  private static func time(_ date: String) -> String { "\(date)T00:00:00Z" }
}
