import Languages
import SiteGraph

/// The map of the site for search engines, each page with its translations.
enum SiteMap {
  static func bytes(of site: Site, base: String) -> [UInt8] {
    var xml = XMLWriter()
    xml.markup(
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n
      """)
    if site.hasLanguageChooser {
      entry(base, updated: nil, site.alternatesOfLanguageChooser, in: &xml)
    }
    for index in site.pages.indices where site.pages[index].shownText == nil {
      let page = site.pages[index]
      let address = base + SitePath.percentEncoded(page.outputPath)
      entry(address, updated: page.updated, site.alternates(of: index), in: &xml)
    }
    xml.markup("</urlset>\n")
    return xml.bytes
  }

  private static func entry(_ address: String, updated: String?, _ alternates: [Alternate], in xml: inout XMLWriter) {
    xml.markup("<url>\n")
    xml.element("loc", address)
    if let updated { xml.element("lastmod", updated) }
    for alternate in alternates {
      xml.markup("<xhtml:link rel=\"alternate\" hreflang=\"")
      xml.text(alternate.hreflang)
      xml.markup("\" href=\"")
      xml.text(alternate.address)
      xml.markup("\"/>\n")
    }
    xml.markup("</url>\n")
  }
}
