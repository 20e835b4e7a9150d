import Foundation

/// Turns the words of a heading into an id that keeps the letters of every script.
package enum SlugText {
  /// Letters, marks, digits, `-`, `_` and joiners inside words are kept, in lower case and composed form; each space
  /// becomes `-`; all else is dropped. Empty if nothing is left but hyphens.
  package static func slug(of text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isASCII = true
    for byte in text.utf8 {
      if byte >= 0x80 {
        isASCII = false
        break
      }
      append(ascii: byte, to: &bytes)
    }
    let raw = isASCII ? String(decoding: bytes, as: UTF8.self) : slugByScalars(text)
    return trimmingHyphens(raw)
  }

  /// A text in composed form, in which all ids are.
  static func composed(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
  }

  private static func append(ascii byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case 0x41...0x5A: bytes.append(byte | 0x20)
    case 0x61...0x7A, 0x30...0x39, 0x2D, 0x5F: bytes.append(byte)
    case 0x20, 0x09, 0x0A: bytes.append(0x2D)
    default: break
    }
  }

  private static func slugByScalars(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var needsComposition = false
    var isInWord = false
    var joiner: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if isPlainLetter(scalar) {
        if let joiner { result.append(joiner) }
        result.append(scalar)
        (isInWord, joiner) = (scalar.value >= 0x80, nil)
        continue
      }
      if composes(scalar) { needsComposition = true }
      if scalar.properties.isJoinControl {
        joiner = isInWord ? scalar : nil
      } else if scalar.properties.isWhitespace {
        result.append("-")
        (isInWord, joiner) = (false, nil)
      } else if keeps(scalar) {
        if let joiner { result.append(joiner) }
        result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
        (isInWord, joiner) = (scalar.value >= 0x80, nil)
      } else {
        (isInWord, joiner) = (false, nil)
      }
    }
    let slug = String(result)
    return needsComposition ? slug.precomposedStringWithCanonicalMapping : slug
  }

  /// Whether a character is kept as it is: the letters of most headings, known without a look into Unicode's tables.
  private static func isPlainLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A, 0x05D0...0x05EA, 0x0620...0x064A, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF,
      0x4E00...0x9FFF:
      true
    default: false
    }
  }

  /// Whether a character can be a part of another in composed form, as marks and the vowels and finals of Hangul are, or
  /// is another one there, as the compatibility forms of Han and Hebrew are.
  private static func composes(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.canonicalCombiningClass != .notReordered || properties.generalCategory == .spacingMark
      || (0x1160...0x11FF).contains(scalar.value) || (0xF900...0xFB4E).contains(scalar.value)
      || (0x2126...0x212B).contains(scalar.value) || (0x1F00...0x1FFF).contains(scalar.value)
      || (0x0958...0x0A5E).contains(scalar.value) || (0x2F800...0x2FA1F).contains(scalar.value)
  }

  private static func keeps(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "-" || scalar == "_" { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default:
      return false
    }
  }

  /// Hyphens at the ends come from signs and spaces that stood there; a text of nothing else gives no id.
  private static func trimmingHyphens(_ text: String) -> String {
    guard text.utf8.first == 0x2D || text.utf8.last == 0x2D else { return text }
    let view = Substring(text).utf8.drop { $0 == 0x2D }
    let end = view.lastIndex { $0 != 0x2D }.map { view.index(after: $0) } ?? view.startIndex
    return String(Substring(view[..<end]))
  }
}
