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
    for index in site.pages.indices where site.pages[index].shownText == nil {
      xml.markup("<url>\n")
      xml.element("loc", address(of: index, in: site, base: base))
      if let updated = site.pages[index].updated { xml.element("lastmod", updated) }
      if site.translations[index].count > 1 {
        for translation in site.translations[index] {
          xml.markup("<xhtml:link rel=\"alternate\" hreflang=\"")
          xml.text(site.pages[translation].language.name)
          xml.markup("\" href=\"")
          xml.text(address(of: translation, in: site, base: base))
          xml.markup("\"/>\n")
        }
      }
      xml.markup("</url>\n")
    }
    xml.markup("</urlset>\n")
    return xml.bytes
  }

  private static func address(of index: Int, in site: Site, base: String) -> String {
    base + SitePath.percentEncoded(site.pages[index].outputPath)
  }
}
