extension XMLSyntax {
  static func beginsName(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte >= 0x80
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    beginsName(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  mutating func readName() -> String {
    let start = index
    while Self.isNameByte(byte(index)) { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  /// Reads the rest of a start tag and says whether the element is empty; nil where the tag has no end.
  mutating func readAttributes(of name: String, from start: Int) -> Bool? {
    var known: [String: Range<Int>] = [:]
    while true {
      let before = index
      while Self.isSpace(byte(index)) { index += 1 }
      switch byte(index) {
      case UInt8(ascii: ">"):
        index += 1
        return false
      case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: ">"):
        index += 2
        return true
      case let first where Self.beginsName(first):
        if before == index, before > start + 1 + name.utf8.count {
          report(index..<index + 1, "attribute without a space before it", "write one")
        }
        readAttribute(&known)
      default:
        let hasEnd = index < text.count && text[index] != UInt8(ascii: "<")
        report(
          hasEnd ? index..<index + 1 : start..<start + 1 + name.utf8.count,
          hasEnd ? "sign that no tag can hold here" : "tag of <\(name)> without its closing sign",
          hasEnd ? "delete it, or quote the value it belongs to" : "write >")
        while index < text.count, text[index] != UInt8(ascii: ">"), text[index] != UInt8(ascii: "<") { index += 1 }
        guard index < text.count else { return nil }
        if text[index] == UInt8(ascii: ">") { index += 1 }
        return false
      }
    }
  }

  private mutating func readAttribute(_ known: inout [String: Range<Int>]) {
    let start = index
    let name = readName()
    let range = start..<index
    if let earlier = known[name] {
      report(
        range, "attribute \(name) stands here twice", "remove one of them",
        note: DataFinding.Note(message: "the first one", range: earlier))
    }
    known[name] = range
    while Self.isSpace(byte(index)) { index += 1 }
    guard byte(index) == UInt8(ascii: "=") else {
      index = range.upperBound
      return report(range, "attribute \(name) without a value", "write \(name)=\"…\"")
    }
    index += 1
    while Self.isSpace(byte(index)) { index += 1 }
    let quote = byte(index)
    let valueStart = index
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while index < text.count, !Self.isSpace(text[index]), !"<>/".utf8.contains(text[index]) { index += 1 }
      return report(valueStart..<index, "value of \(name) without quotation marks", "write it between \"…\"")
    }
    index += 1
    readValue(quote, of: name, from: valueStart)
  }

  private mutating func readValue(_ quote: UInt8, of name: String, from start: Int) {
    while index < text.count, text[index] != quote {
      if text[index] == UInt8(ascii: "<") {
        // A value that runs into the next tag has most likely lost its end.
        if text[start..<index].contains(UInt8(ascii: ">")) || text[start..<index].contains(0x0A) { break }
        report(index..<index + 1, "less-than sign in a value", "write &lt;")
        index += 1
      } else if text[index] == UInt8(ascii: "&") {
        readReference()
      } else {
        index += 1
      }
    }
    guard byte(index) != quote || index >= text.count else {
      index += 1
      return
    }
    let line = text[start...].firstIndex(where: { $0 == 0x0A || $0 == UInt8(ascii: ">") }) ?? text.count
    report(start..<line, "value of \(name) without its closing quotation mark", "close it")
    index = line
  }

  /// Reads what begins with an ampersand.
  mutating func readReference() {
    let start = index
    index += 1
    if byte(index) == UInt8(ascii: "#") {
      index += 1
      let isHexadecimal = byte(index) == UInt8(ascii: "x")
      if isHexadecimal { index += 1 }
      let digits = index
      while Self.isNameByte(byte(index)) { index += 1 }
      let number = UInt32(String(decoding: text[digits..<index], as: UTF8.self), radix: isHexadecimal ? 16 : 10)
      guard byte(index) == UInt8(ascii: ";"), let number, Self.isCharacter(number) else {
        return report(start..<index, "reference that names no character of XML", "write it as in &#8212; or &#x2014;")
      }
      index += 1
      return
    }
    let name = readName()
    guard byte(index) == UInt8(ascii: ";"), !name.isEmpty else {
      return report(start..<start + 1, "ampersand that begins no reference", "write &amp;")
    }
    index += 1
    guard !knows(entity: name) else { return }
    report(
      start..<index, "&\(name); is not defined in XML",
      "write the character itself, or &amp;\(name); if readers are to see the name")
  }

  private static func isCharacter(_ value: UInt32) -> Bool {
    guard Unicode.Scalar(value) != nil else { return false }
    return value >= 0x20 && value != 0xFFFE && value != 0xFFFF || value == 0x09 || value == 0x0A || value == 0x0D
  }

  /// Passes over a document type and the declarations in it, whose entities are known from then on.
  mutating func skipDocumentType() -> Bool {
    var depth = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = text[(index + 1)...].firstIndex(of: text[index]) else { return false }
        index = end + 1
      case UInt8(ascii: "<"):
        if starts(with: "<!--"), let end = position(of: "-->", from: index + 4) {
          index = end + 3
          continue
        }
        if starts(with: "<!ENTITY") { readEntityName() }
        depth += 1
        index += 1
      case UInt8(ascii: ">"):
        depth -= 1
        index += 1
        if depth == 0 { return true }
      default: index += 1
      }
    }
    return false
  }

  private mutating func readEntityName() {
    var start = index + 8
    while Self.isSpace(byte(start)) { start += 1 }
    let name = text[start...].prefix(while: Self.isNameByte)
    entities.insert(String(decoding: name, as: UTF8.self))
  }
}
