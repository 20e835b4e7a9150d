/// `robots.txt`: everything may be read, and there the map is.
enum RobotsText {
  /// Crawlers look for the file at the root of a host only, so a site below a path has none.
  static func bytes(base: String) -> [UInt8]? {
    guard let scheme = base.firstRange(of: "://"), base[scheme.upperBound...].dropLast().utf8.allSatisfy({ $0 != 0x2F })
    else { return nil }
    return Array("User-agent: *\nAllow: /\n\nSitemap: \(base)sitemap.xml\n".utf8)
  }
}
