import Diagnostics
import Markdown
import SiteGraph

extension ExternalAddress {
  /// A file beside the pages that can name other sites: a template, a style sheet, a page in HTML.
  package struct SourceFile: Sendable {
    package var file: String
    package var bytes: [UInt8]

    package init(file: String, bytes: [UInt8]) {
      self.file = file
      self.bytes = bytes
    }
  }

  /// The addresses of other sites in a file, each with its place; what a template fills in is none.
  static func places(in source: SourceFile) -> [(address: String, place: Place)] {
    source.bytes.withUnsafeBufferPointer { bytes in
      ranges(in: bytes, isStyle: source.file.hasSuffix(".css")).compactMap { range in
        let written = CharacterReferences.resolve(UnsafeBufferPointer(rebasing: bytes[range]))
        guard written.hasPrefix("https://") || written.hasPrefix("http://") || written.hasPrefix("//"),
          !written.contains("{{")
        else { return nil }
        let address = SitePath.addressEncoded(written.hasPrefix("//") ? "https:" + written : written)
        return (address, Place(file: source.file, start: TextPlace.range(of: range, in: bytes).start))
      }
    }
  }

  private static func ranges(in bytes: UnsafeBufferPointer<UInt8>, isStyle: Bool) -> [Range<Int>] {
    if isStyle { return StyleAddresses.find(in: bytes, 0..<bytes.count) }
    var ranges: [Range<Int>] = []
    var tags = TagScanner(bytes)
    while tags.next() {
      tags.mentions { mention, _ in
        switch mention.kind {
        case .link, .load, .whole: ranges.append(mention.value)
        case .candidates: ranges += CandidateRanges.find(in: bytes, mention.value)
        case .styles: ranges += StyleAddresses.find(in: bytes, mention.value)
        case .id, .idReferences, .base: break
        }
      }
    }
    return ranges
  }
}
