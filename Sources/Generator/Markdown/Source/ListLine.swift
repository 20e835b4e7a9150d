/// The beginning of a line that looks like an item of a list and is none for Markdown.
struct ListLine {
  private enum Style { case bullet(Unicode.Scalar), number(opening: Unicode.Scalar?, closing: Unicode.Scalar) }

  private let style: Style
  /// What the item is numbered with; nil behind a bullet.
  let number: Int?
  /// How many bytes the sign and number take.
  let length: Int

  init?(_ line: UnsafeBufferPointer<UInt8>) {
    guard let lead = line.first, lead >= 0x80 || "-*+(0123456789".utf8.contains(lead) || Self.isLettered(line) else {
      return nil
    }
    let scalars = Array(String(decoding: line.prefix(24), as: UTF8.self).unicodeScalars)
    guard let found = Self.circled(scalars) ?? Self.bullet(scalars) ?? Self.numbered(scalars) ?? Self.lettered(scalars)
    else { return nil }
    (style, number) = (found.style, found.number)
    length = scalars.prefix(found.count).reduce(0) { $0 + String($1).utf8.count }
  }

  /// Whether this line continues a list that has that other one right above.
  func follows(_ other: ListLine) -> Bool {
    switch (style, other.style) {
    case (.bullet(let sign), .bullet(let above)): sign == above
    case (.number(let opening, let closing), .number(let openingAbove, let closingAbove)):
      opening == openingAbove && closing == closingAbove && number == other.number.map { $0 + 1 }
    default: false
    }
  }

  /// Whether a line ends with a break of its own, so that the next does not run into it.
  static func breaks(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    line.last == UInt8(ascii: "\\") || line.suffix(2).elementsEqual([0x20, 0x20])
  }

  private typealias Found = (style: Style, number: Int?, count: Int)

  private static let signs: Set<Unicode.Scalar> = [
    "•", "●", "○", "◦", "‣", "▪", "■", "□", "◆", "◇", "★", "☆", "·", "・",
  ]

  /// A sign that is no bullet of Markdown, or one of Markdown's without the space behind it.
  private static func bullet(_ text: [Unicode.Scalar]) -> Found? {
    guard let sign = text.first, text.count > 1 else { return nil }
    if signs.contains(sign) { return (.bullet(sign), nil, 1) }
    guard sign == "-" || sign == "*" || sign == "+", text[1].properties.isAlphabetic else { return nil }
    // The second asterisk of a line is the end of emphasis.
    return sign == "*" && text.dropFirst().contains("*") ? nil : (.bullet(sign), nil, 1)
  }

  private static func circled(_ text: [Unicode.Scalar]) -> Found? {
    guard let value = text.first?.value, (0x2460...0x2473).contains(value) else { return nil }
    return (.number(opening: nil, closing: "①"), Int(value - 0x245F), 1)
  }

  /// A number of up to three digits, in full-width or ASCII parentheses or before a sign.
  private static func numbered(_ text: [Unicode.Scalar]) -> Found? {
    let opening = text.first.flatMap { $0 == "（" || $0 == "(" ? $0 : nil }
    var index = opening == nil ? 0 : 1
    let start = index
    var number = 0
    while index < text.count, index - start < 3, let digit = digit(text[index]) {
      number = number * 10 + digit
      index += 1
    }
    guard index > start, index < text.count else { return nil }
    let closing = text[index]
    let found: Found = (.number(opening: opening, closing: closing), number, index + 1)
    if opening != nil { return closing == "）" || closing == ")" ? found : nil }
    if "、．）".unicodeScalars.contains(closing) { return found }
    // `1.5` is a number, and `1. ` a list.
    guard closing == "." || closing == ")", index + 1 < text.count, text[index + 1].properties.isAlphabetic else {
      return nil
    }
    return found
  }

  /// Whether a line begins with one letter of ASCII and a sign, as most lines of prose do not.
  private static func isLettered(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    line.count > 3 && (0x41...0x5A).contains(line[0] & 0xDF) && ".)".utf8.contains(line[1]) && line[2] == 0x20
  }

  /// One letter in the place of a number, as in `a)` and `א.`.
  private static func lettered(_ text: [Unicode.Scalar]) -> Found? {
    let opening = text.first.flatMap { $0 == "（" || $0 == "(" ? $0 : nil }
    var index = opening == nil ? 0 : 1
    guard index < text.count, let number = place(of: text[index]) else { return nil }
    index += 1
    if index < text.count, text[index] == "׳" || text[index] == "'" || text[index] == "ـ" { index += 1 }
    guard index + 1 < text.count, ".)）".unicodeScalars.contains(text[index]),
      text[index] == "）" || text[index + 1] == " ", opening == nil || text[index] != "."
    else { return nil }
    return (.number(opening: opening, closing: text[index]), number, index + 1)
  }

  /// The place of a letter among those that lists are numbered with; Arabic has two orders, which begin alike.
  private static func place(of letter: Unicode.Scalar) -> Int? {
    switch letter.value {
    case 0x41...0x5A, 0x61...0x7A: return Int(letter.value | 0x20) - 0x60
    case 0x5D0...0x5EA: return hebrew.firstIndex(of: letter).map { $0 + 1 }
    default: return arabic.firstIndex { $0.contains(letter) }.map { $0 + 1 }
    }
  }

  private static let hebrew: [Unicode.Scalar] = Array("אבגדהוזחטיכלמנסעפצקרשת".unicodeScalars)
  private static let arabic: [[Unicode.Scalar]] = ["أا", "ب", "تج", "ثد", "جه"].map { Array($0.unicodeScalars) }

  private static let han: [Unicode.Scalar] = Array("一二三四五六七八九十".unicodeScalars)

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value - 0x30)
    case 0x660...0x669, 0x6F0...0x6F9: Int(scalar.value & 0x0F)
    default: han.firstIndex(of: scalar).map { $0 + 1 }
    }
  }
}
