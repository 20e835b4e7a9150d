import Foundation

/// A value that stands in a localised text.
package enum LocalizedArgument: Hashable, Codable, Sendable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case decimal(Double)

  /// The value as a reader of a language sees it, by the specifier at its place.
  func text(as specifier: String, in locale: Locale) -> String {
    switch self {
    case .text(let text): text
    case .integer(let number) where specifier.hasPlainNumber: number.formatted(.number.locale(locale))
    case .unsigned(let number) where specifier.hasPlainNumber: number.formatted(.number.locale(locale))
    case .integer(let number): String(format: specifier, locale: locale, number)
    case .unsigned(let number): String(format: specifier, locale: locale, number)
    case .decimal(let number): String(format: specifier, locale: locale, number)
    }
  }
}

/// Fills the places of a format such as `%lld of %2$@` with values.
struct LocalizedFormat {
  let format: String

  /// The format with its places filled; a place without a value stays as it is written.
  func filled(with arguments: [LocalizedArgument], in locale: Locale) -> String {
    var result = ""
    var next = 0
    var rest = format.unicodeScalars[...]
    while let percent = rest.firstIndex(of: "%") {
      result.unicodeScalars.append(contentsOf: rest[..<percent])
      let place = Place(rest[rest.index(after: percent)...])
      rest = place.rest
      if place.isPercent {
        result += "%"
      } else {
        let index = place.position.map { $0 - 1 } ?? next
        if place.position == nil { next += 1 }
        let isKnown = arguments.indices.contains(index)
        result += isKnown ? arguments[index].text(as: place.specifier, in: locale) : place.specifier
      }
    }
    result.unicodeScalars.append(contentsOf: rest)
    return result
  }

  /// What follows a percent sign.
  private struct Place {
    var position: Int?
    var specifier = "%"
    var isPercent = false
    var rest: Substring.UnicodeScalarView

    init(_ text: Substring.UnicodeScalarView) {
      rest = text
      let digits = text.prefix { ("0"..."9").contains($0) }
      if !digits.isEmpty, text[digits.endIndex...].first == "$" {
        position = Int(String(digits))
        rest = text[text.index(after: digits.endIndex)...]
      }
      while let scalar = rest.popFirst() {
        specifier.unicodeScalars.append(scalar)
        if scalar == "@" || scalar == "%" || scalar.properties.isAlphabetic && !"lhqzt".unicodeScalars.contains(scalar)
        {
          break
        }
      }
      isPercent = specifier == "%%"
    }
  }
}

extension String {
  /// Whether a specifier asks for a whole number without width or precision.
  fileprivate var hasPlainNumber: Bool {
    ["%d", "%i", "%u", "%ld", "%lu", "%lld", "%llu", "%@"].contains(self)
  }
}
