/// The address of a Markdown link with the title behind it, as CommonMark reads what stands in its parentheses.
struct MarkdownLinkTarget {
  private(set) var address = ""
  /// The place behind the closing parenthesis.
  private(set) var end: Int
  private let text: ArraySlice<Unicode.Scalar>

  /// Reads what follows an opening parenthesis; nil where that is no address up to a closing one.
  init?(_ text: ArraySlice<Unicode.Scalar>, from start: Int) {
    self.text = text
    end = start
    skipSpace()
    guard readAddress() else { return nil }
    let isSpaced = skipSpace()
    if isSpaced { guard skipTitle() else { return nil } }
    skipSpace()
    guard next == ")" else { return nil }
    end += 1
  }

  private var next: Unicode.Scalar? { end < text.endIndex ? text[end] : nil }

  @discardableResult private mutating func skipSpace() -> Bool {
    let start = end
    while let scalar = next, scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" { end += 1 }
    return end > start
  }

  /// Angle brackets hold anything but themselves; a bare address ends at a space or at a parenthesis without a partner.
  private mutating func readAddress() -> Bool {
    let isBracketed = next == "<"
    if isBracketed { end += 1 }
    var depth = 0
    while let scalar = next {
      if isBracketed, scalar == ">" {
        end += 1
        return true
      }
      if isBracketed ? scalar == "<" || scalar == "\n" : scalar.value <= 0x20 || scalar.value == 0x7F { break }
      if !isBracketed {
        if scalar == ")", depth == 0 { break }
        if scalar == "(" { depth += 1 } else if scalar == ")" { depth -= 1 }
      }
      takeScalar()
    }
    return !isBracketed && depth == 0
  }

  private mutating func takeScalar() {
    if text[end] == "\\", end + 1 < text.endIndex, text[end + 1].isMarkdownPunctuation { end += 1 }
    address.unicodeScalars.append(text[end])
    end += 1
  }

  /// Goes past a title in quotation marks or parentheses; true where there is none.
  private mutating func skipTitle() -> Bool {
    let closing: Unicode.Scalar
    switch next {
    case "\"": closing = "\""
    case "'": closing = "'"
    case "(": closing = ")"
    default: return true
    }
    end += 1
    while let scalar = next, scalar != closing { end += scalar == "\\" ? 2 : 1 }
    guard end < text.endIndex else { return false }
    end += 1
    return true
  }
}

extension Unicode.Scalar {
  /// Whether a backslash before it takes its meaning away.
  var isMarkdownPunctuation: Bool {
    isASCII && !properties.isAlphabetic && !properties.isWhitespace && !("0"..."9").contains(self) && value > 0x20
  }
}
