/// The forms of the values that a property list writes as text.
enum PropertyListValue {
  /// How to mend a text as the value of an element; nil if it is one.
  static func remedy(for text: [UInt8], in element: String) -> String? {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    switch element {
    case "integer":
      return isInteger(trimmed(text, isSpace)) ? nil : "write digits with a sign before them if need be, as in -12"
    case "real":
      let value = String(decoding: trimmed(text, isSpace), as: UTF8.self)
      let isNamed = ["nan", "inf", "infinity", "+infinity", "-infinity", "-inf", "+inf"].contains(value.lowercased())
      let isPlain = value.utf8.allSatisfy { "+-.eE0123456789".utf8.contains($0) }
      return isNamed || isPlain && Double(value) != nil ? nil : "write a decimal number, as in 0.5"
    case "date": return isDate(trimmed(text, isSpace)) ? nil : "write it as in 2026-01-31T09:00:00Z"
    default: return isBase64(text.filter { !isSpace($0) }) ? nil : "write the bytes in Base64"
    }
  }

  private static func trimmed(_ text: [UInt8], _ isSpace: (UInt8) -> Bool) -> [UInt8] {
    var text = Array(text.drop(while: isSpace))
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  private static func isInteger(_ text: [UInt8]) -> Bool {
    var digits = text[...]
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { digits.removeFirst() }
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      let rest = digits.dropFirst(2)
      return !rest.isEmpty && rest.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
    }
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isDate(_ text: [UInt8]) -> Bool {
    let pattern = Array("0000-00-00T00:00:00Z".utf8)
    guard text.count == pattern.count else { return false }
    for (byte, form) in zip(text, pattern) {
      guard form == UInt8(ascii: "0") ? (0x30...0x39).contains(byte) : byte == form else { return false }
    }
    func number(_ range: Range<Int>) -> Int { text[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    return (1...12).contains(number(5..<7)) && (1...31).contains(number(8..<10)) && number(11..<13) < 24
      && number(14..<16) < 60 && number(17..<19) <= 60
  }

  private static func isBase64(_ text: [UInt8]) -> Bool {
    let padding = text.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard text.count % 4 == 0, padding <= 2 else { return false }
    return text.dropLast(padding).allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "/")
    }
  }
}
