import Foundation

/// Makes words alike that readers take for the same: without case, accents, points, harakat and forms of letters.
///
/// The page does the same to what a reader types (`fold` in `search.js`): compatibility decomposition (NFKD), lower
/// case, no marks, and the table below. Tests hold the two to one table of examples. As all marks go, each character
/// can be folded by itself.
enum SearchFolding {
  /// The folded form of a character; empty for one that is no letter.
  static func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
    var result = String.UnicodeScalarView()
    if isFoldedByItself(scalar) {
      append(scalar, to: &result)
    } else {
      for part in String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars {
        for lower in part.properties.lowercaseMapping.unicodeScalars { append(lower, to: &result) }
      }
    }
    return Array(String(result).utf8)
  }

  /// Whether a character needs no decomposition: letters and marks of Arabic and Hebrew, and unified Han characters.
  private static func isFoldedByItself(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0591...0x05EA, 0x0610...0x0674, 0x0679...0x06BF, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    default: false
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
    switch scalar.value {
    // Alef with hamza, madda or wasla; waw and yeh with hamza; alef maksura and Persian yeh; teh marbuta; Persian kaf.
    case 0x0622, 0x0623, 0x0625, 0x0671: result.append("\u{0627}")
    case 0x0624: result.append("\u{0648}")
    case 0x0626, 0x0649, 0x06CC: result.append("\u{064A}")
    case 0x0629: result.append("\u{0647}")
    case 0x06A9: result.append("\u{0643}")
    case 0x0660...0x0669: result.append(digit(scalar.value - 0x0660))
    case 0x06F0...0x06F9: result.append(digit(scalar.value - 0x06F0))
    // The final sigma is a sigma; tatweel, apostrophes, gershayim, joiners and soft hyphens are no letters.
    case 0x03C2: result.append("\u{03C3}")
    case 0x0640, 0x22, 0x27, 0x2019, 0x02BC, 0x05F3, 0x05F4, 0x200C, 0x200D, 0xAD: break
    default: if !isMark(scalar) { result.append(scalar) }
    }
  }

  private static func digit(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(UInt8(0x30 + value)) }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
