import Foundation

/// Text in composed form (NFC), so that a letter is the same however its accents were typed.
enum ComposedText {
  static func of(_ text: String) -> String {
    var text = text
    let isComposed = text.withUTF8 { !mayCompose($0) }
    return isComposed ? text : text.precomposedStringWithCanonicalMapping
  }

  /// Whether characters are among the bytes that can change in composition: a quick look that errs on the safe side.
  private static func mayCompose(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] >= 0xCC {
      let second = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case 0xCC, 0xCD: return true
      // Hebrew points begin at U+0591, Arabic marks are U+0610 to U+061A, U+064B to U+065F, U+0670, U+06D6 to U+06ED.
      case 0xD6 where second >= 0x91: return true
      case 0xD7 where second < 0x90: return true
      case 0xD8 where (0x90...0x9A).contains(second): return true
      case 0xD9 where (0x8B...0x9F).contains(second) || second == 0xB0: return true
      case 0xDB where second >= 0x96: return true
      case 0xDC...0xDF, 0xE0, 0xE1: return true
      case 0xE2 where second == 0x83 || second == 0x84 || second == 0xAB: return true
      case 0xE3 where second == 0x80 || second == 0x82: return mayComposeKana(bytes, at: index)
      case 0xEA: return true
      case 0xEF where (0xA4...0xAD).contains(second) || second == 0xB8: return true
      case 0xF0 where second != 0x9F: return true
      default: continue
      }
    }
    return false
  }

  /// Marks of tone and voice; punctuation and letters of the same rows stay as they are.
  private static func mayComposeKana(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    bytes[index...].indices.contains { place in
      guard bytes[place] == 0xE3, place + 2 < bytes.count else { return false }
      return bytes[place + 1] == 0x80 && (0xAA...0xAF).contains(bytes[place + 2])
        || bytes[place + 1] == 0x82 && (0x99...0x9A).contains(bytes[place + 2])
    }
  }
}
