import Languages

/// Finds where an address leads that a page mentions.
package struct ReferenceResolver: Sendable {
  /// Where an address leads, or why it leads nowhere.
  package enum Resolution: Hashable, Sendable {
    /// A page (by its place in the list of pages), with the query and the decoded fragment.
    case page(Int, query: Substring, fragment: String?)
    /// A file that is copied.
    case asset(String, query: Substring, fragment: String?)
    case external
    /// The address is not a file of the site.
    case missing(path: String)
    /// The address climbs out of the content folder.
    case outside
  }

  private var pageBySource: [String: Int] = [:]
  private var pageByOutput: [String: Int] = [:]
  private var folderPage: [String: Int] = [:]
  private let assets: Set<String>

  package init(pages: [PageFacts], assets: Set<String>) {
    self.assets = assets
    pageBySource.reserveCapacity(pages.count)
    pageByOutput.reserveCapacity(pages.count)
    for (index, page) in pages.enumerated() {
      pageBySource[page.file] = index
      pageByOutput[page.outputPath] = index
      if page.isFolderIndex { folderPage[String(SitePath.folder(of: page.outputPath))] = index }
    }
  }

  /// Follows an address from the page at `index` whose source is `file`.
  package func resolve(_ destination: String, from file: String, at index: Int) -> Resolution {
    if Self.isExternal(destination) { return .external }
    let address = AddressParts(destination)
    let (query, fragment) = (address.query, address.fragment)
    if address.path.isEmpty { return .page(index, query: query, fragment: fragment) }
    let path = SitePath.percentDecoded(address.path)
    let folder = path.utf8.first == 0x2F ? "" : SitePath.folder(of: file)
    guard let target = SitePath.resolve(Substring(path), in: folder) else { return .outside }
    if let page = page(at: target) { return .page(page, query: query, fragment: fragment) }
    let file = target.isEmpty ? "index.html" : target
    // The disk's spelling, which need not be the address's.
    if let asset = assets.firstIndex(of: file) { return .asset(assets[asset], query: query, fragment: fragment) }
    return .missing(path: target)
  }

  /// The page that is made from a source.
  package func page(ofSource file: String) -> Int? { pageBySource[file] }

  /// A page by the name of its source, of its folder, of its file in the site, or without an ending.
  private func page(at path: String) -> Int? {
    pageBySource[path] ?? folderPage[path] ?? pageByOutput[path] ?? pageByOutput[path + ".html"]
      ?? pageBySource[path + ".md"]
  }

  /// Whether an address has a scheme or an authority of its own.
  package static func isExternal(_ destination: String) -> Bool {
    let bytes = destination.utf8
    if destination.hasPrefix("//") { return true }
    guard let first = bytes.first, (first | 0x20) >= 0x61, (first | 0x20) <= 0x7A else { return false }
    for byte in bytes.dropFirst() {
      switch byte {
      case 0x3A: return true
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: continue
      default: return false
      }
    }
    return false
  }
}
