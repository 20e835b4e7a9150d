extension JSONSyntax {
  /// Reads a string between double quotation marks and returns what it stands for.
  @discardableResult
  mutating func readString() -> [UInt8] {
    let start = index
    var value: [UInt8] = []
    index += 1
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""):
        index += 1
        return value
      case UInt8(ascii: "\\"): readEscape(into: &value)
      case 0x0A:
        report(
          start..<lineEnd(from: start), "string that does not end on its line",
          "close it with a quotation mark; a line end inside a string is \\n")
        return value
      case 0x00...0x1F:
        report(
          index..<index + 1, "control character inside a string",
          text[index] == 0x09 ? "write \\t" : "write it as \\u00…")
        index += 1
      case let byte:
        value.append(byte)
        index += 1
      }
    }
    report(start..<lineEnd(from: start), "string without its closing quotation mark", "close it")
    return value
  }

  private mutating func readEscape(into value: inout [UInt8]) {
    let start = index
    let letter = byte(index + 1)
    index += 2
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
      UInt8(ascii: "/"): UInt8(ascii: "/"),
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
      UInt8(ascii: "t"): 0x09,
    ]
    if let byte = plain[letter] { return value.append(byte) }
    guard letter == UInt8(ascii: "u") else {
      index = min(start + 1 + (letter == 0x0A ? 0 : characterLength(at: start + 1)), text.count)
      return report(start..<index, "escape that JSON does not have", "write \\\\ for a backslash")
    }
    guard let unit = hexadecimal(from: index) else {
      while (0x30...0x39).contains(byte(index)) || (0x41...0x46).contains(byte(index) & 0xDF) { index += 1 }
      return report(start..<min(index, text.count), "\\u without four hexadecimal digits", "write them, as in \\u00e9")
    }
    index += 4
    var code = unit
    if (0xD800...0xDBFF).contains(unit), byte(index) == UInt8(ascii: "\\"), byte(index + 1) == UInt8(ascii: "u"),
      let low = hexadecimal(from: index + 2), (0xDC00...0xDFFF).contains(low)
    {
      code = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      index += 6
    }
    guard let scalar = Unicode.Scalar(code) else {
      return report(
        start..<index, "half of a surrogate pair, which is no character", "write both halves, or the character")
    }
    value += String(scalar).utf8
  }

  private func hexadecimal(from start: Int) -> UInt32? {
    guard start + 4 <= text.count else { return nil }
    var value: UInt32 = 0
    for byte in text[start..<start + 4] {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32((byte & 0xDF) - 0x37)
      default: return nil
      }
    }
    return value
  }

  mutating func readSingleQuoted() {
    let start = index
    index += 1
    while index < text.count, text[index] != 0x0A, text[index] != UInt8(ascii: "'") {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + (byte(index) == UInt8(ascii: "'") ? 1 : 0), text.count)
    report(start..<index, "text between single quotation marks", "write double quotation marks: \"…\"")
  }

  /// Passes over a text between the quotation marks of prose.
  mutating func skipTypographicQuotation() -> Bool {
    let marks = ["\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}", "«", "»", "\u{FF02}"]
    guard marks.contains(where: { text[index...].starts(with: $0.utf8) }) else { return false }
    let start = index
    index += characterLength(at: index)
    while index < text.count, text[index] != 0x0A, !marks.contains(where: { text[index...].starts(with: $0.utf8) }) {
      index += 1
    }
    if index < text.count, text[index] != 0x0A { index += characterLength(at: index) }
    report(start..<index, "text between the quotation marks of prose", "write straight double quotation marks: \"…\"")
    return true
  }

  mutating func readWord() {
    let start = index
    while Self.isLetter(byte(index)) || (0x30...0x39).contains(byte(index)) { index += 1 }
    let word = String(decoding: text[start..<index], as: UTF8.self)
    if ["true", "false", "null"].contains(word) { return }
    let range = start..<index
    switch word.lowercased() {
    case "true", "false", "null":
      report(range, "'\(word)' with capital letters", "write \(word.lowercased())")
    case "none", "nil", "undefined": report(range, "'\(word)', which JSON does not have", "write null")
    case "yes", "no", "on", "off": report(range, "'\(word)', which JSON does not have", "write true or false")
    case "nan", "infinity", "inf": report(range, "'\(word)', which is no number of JSON", "write null or a number")
    default: report(range, "text without quotation marks", "write it between double quotation marks")
    }
  }

  mutating func readNumber() {
    let start = index
    while Self.isLetter(byte(index)) || "+-.0123456789".utf8.contains(byte(index)) { index += 1 }
    var rest = text[start..<index]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    var remedy: String?
    if whole.isEmpty {
      remedy = rest.first == UInt8(ascii: "+") ? "leave the plus sign out" : "write a digit before the point"
    }
    if whole.count > 1, whole.first == UInt8(ascii: "0") { remedy = "leave the zeros at its beginning out" }
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      rest = rest.dropFirst(1 + fraction.count)
      if fraction.isEmpty { remedy = remedy ?? "write a digit behind the point" }
    }
    if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      let exponent = rest.prefix(while: isDigit)
      rest = rest.dropFirst(exponent.count)
      if exponent.isEmpty { remedy = remedy ?? "write the exponent" }
    }
    if !rest.isEmpty { remedy = remedy ?? "write a decimal number, or quote it if it is a text" }
    if let remedy { report(start..<index, "number that JSON does not write so", remedy) }
  }
}
