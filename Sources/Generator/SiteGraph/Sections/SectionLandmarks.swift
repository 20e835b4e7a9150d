import Markdown

/// What a section has in common with its translations: the code in it, and where it leads. A sketch of it, the smallest
/// hashes of its words, is enough to tell whether two sections can be the same.
package struct SectionLandmarks: Hashable, Sendable {
  /// How many hashes are kept.
  private static let size = 24
  /// A section with fewer has too little to be known by.
  private static let fewest = 6

  /// Sorted, each once.
  package let hashes: [UInt32]

  package init(hashes: [UInt32] = []) { self.hashes = hashes }

  init(of blocks: ArraySlice<Block>) {
    var reader = Reader()
    reader.read(blocks)
    hashes = Array(reader.found.sorted().prefix(Self.size))
  }

  /// Whether two sections have so little in common that neither can be a translation of the other.
  package func differs(from other: SectionLandmarks) -> Bool {
    guard hashes.count >= Self.fewest, other.hashes.count >= Self.fewest else { return false }
    // Of the smallest hashes that either has, those that both have.
    var (own, others, smallest, shared) = (0, 0, 0, 0)
    while smallest < Self.size, own < hashes.count || others < other.hashes.count {
      let here = own < hashes.count ? Int(hashes[own]) : .max
      let there = others < other.hashes.count ? Int(other.hashes[others]) : .max
      if here <= there { own += 1 }
      if there <= here { others += 1 }
      if here == there { shared += 1 }
      smallest += 1
    }
    return shared * 10 < smallest
  }

  private struct Reader {
    var found: Set<UInt32> = []

    mutating func read(_ blocks: some Sequence<Block>) {
      for block in blocks {
        switch block {
        case .heading(let heading): read(heading.content)
        case .paragraph(let paragraph): read(paragraph.content)
        case .codeBlock(let code): addWords(of: code.code)
        case .list(let list): for item in list.items { read(item.blocks) }
        case .quote(let quote): read(quote.blocks)
        case .callout(let callout): read(callout.blocks)
        case .table(let table): for cell in ([table.header] + table.rows).joined() { read(cell.content) }
        case .html, .thematicBreak: break
        }
      }
    }

    mutating func read(_ inlines: [Inline]) {
      for inline in inlines {
        switch inline {
        case .code(let code, _): addWords(of: code)
        case .emphasis(let content), .strong(let content), .strikethrough(let content): read(content)
        case .link(let link):
          add(link.destination.utf8)
          read(link.content)
        case .image(let image): add(image.source.utf8)
        case .text, .footnoteReference, .html, .softBreak, .lineBreak: break
        }
      }
    }

    /// Adds the words of ASCII letters and digits.
    private mutating func addWords(of code: String) {
      var code = code
      code.withUTF8 { bytes in
        var start = 0
        while start < bytes.count {
          var end = start
          while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
          if end - start > 1 { add(bytes[start..<end]) }
          start = end + 1
        }
      }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
    }

    /// FNV-1a, 32 bits.
    private mutating func add(_ text: some Sequence<UInt8>) {
      var hash: UInt32 = 0x811C_9DC5
      for byte in text { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
      // Neighbouring words have neighbouring hashes; the smallest of them would be no fair choice.
      hash ^= hash >> 16
      hash = hash &* 0x85EB_CA6B
      hash ^= hash >> 13
      found.insert(hash)
    }
  }
}
