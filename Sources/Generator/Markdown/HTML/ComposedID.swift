import Foundation

/// Composes ids (NFC): browsers compare them byte by byte, and links to them are composed.
enum ComposedID {
  static func bytes(of id: [UInt8]) -> [UInt8] {
    if id.allSatisfy({ $0 < 0x80 }) { return id }
    return Array(String(decoding: id, as: UTF8.self).precomposedStringWithCanonicalMapping.utf8)
  }
}
