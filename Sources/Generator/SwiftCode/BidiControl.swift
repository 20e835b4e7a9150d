/// A character that steers the direction of text, in code: it can make a reader see other code than the compiler.
package struct BidiControl: Sendable, Equatable {
  package enum Place: String, Sendable {
    case identifier, comment, string, other
  }

  package var offset: Int
  package var scalar: Unicode.Scalar
  package var place: Place

  /// All of them in `source`, in order: the embeddings and overrides (U+202A–U+202E), the isolates (U+2066–U+2069)
  /// and the marks (U+200E, U+200F, U+061C).
  package static func scan(_ source: [UInt8]) -> [BidiControl] {
    guard source.contains(where: { $0 == 0xE2 || $0 == 0xD8 }) else { return [] }
    var found: [BidiControl] = []
    source.withUnsafeBufferPointer { bytes in
      SwiftLexer.forEachToken(in: bytes) { kind, start, end in
        for offset in start..<end {
          guard let scalar = control(in: bytes, at: offset) else { continue }
          found.append(BidiControl(offset: offset, scalar: scalar, place: place(of: kind)))
        }
      }
    }
    return found
  }

  private static func control(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Unicode.Scalar? {
    switch bytes[offset] {
    case 0xD8:
      guard offset + 1 < bytes.count, bytes[offset + 1] == 0x9C else { return nil }
      return "\u{061C}"
    case 0xE2:
      guard offset + 2 < bytes.count else { return nil }
      let last = bytes[offset + 2]
      switch (bytes[offset + 1], last) {
      case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE): return Unicode.Scalar(0x2000 + UInt32(last & 0x3F))
      case (0x81, 0xA6...0xA9): return Unicode.Scalar(0x2040 + UInt32(last & 0x3F))
      default: return nil
      }
    default: return nil
    }
  }

  private static func place(of kind: SwiftTokenKind) -> Place {
    switch kind {
    case .identifier, .typeName, .argumentLabel, .dollarIdentifier, .attribute, .macro, .keyword: .identifier
    case .string, .regex: .string
    case _ where kind.isComment: .comment
    default: .other
    }
  }
}
