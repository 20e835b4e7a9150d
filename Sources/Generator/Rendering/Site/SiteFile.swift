/// One file of the site, apart from its pages.
package struct SiteFile: Hashable, Sendable {
  /// Path in the site.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
