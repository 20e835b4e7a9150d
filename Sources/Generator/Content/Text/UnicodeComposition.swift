import Foundation

/// Composes text (NFC), so that a name is the same whichever system wrote it.
enum UnicodeComposition {
  static func composed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.precomposedStringWithCanonicalMapping
  }
}
