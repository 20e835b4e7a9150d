package import Diagnostics
package import SiteGraph

/// An address of another site, with the places that name it.
package struct ExternalAddress: Hashable, Sendable {
  package struct Place: Hashable, Sendable {
    package var file: String
    package var start: SourcePosition

    package init(file: String, start: SourcePosition) {
      self.file = file
      self.start = start
    }
  }

  /// Percent-encoded, with a scheme.
  package var address: String
  /// In the order of files and lines; never empty.
  package var places: [Place]

  package init(address: String, places: [Place]) {
    self.address = address
    self.places = places
  }

  /// Every address of another site once, sorted by its bytes.
  ///
  /// - Parameter files: Templates and files that are copied.
  package static func list(of site: Site, _ files: [SourceFile] = []) -> [ExternalAddress] {
    var places: [String: [Place]] = [:]
    for (address, place) in files.flatMap(Self.places(in:)) { places[address, default: []].append(place) }
    for page in site.pages where page.shownText == nil {
      for reference in page.references where ReferenceResolver.isExternal(reference.destination) {
        let written = reference.destination
        let address = SitePath.addressEncoded(written.hasPrefix("//") ? "https:" + written : written)
        places[address, default: []].append(Place(file: page.file, start: reference.range.start))
      }
    }
    return places.map { address, places in
      ExternalAddress(address: address, places: places.sorted { ($0.file, $0.start) < ($1.file, $1.start) })
    }.sorted { $0.address.utf8.lexicographicallyPrecedes($1.address.utf8) }
  }
}
