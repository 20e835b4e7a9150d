import Diagnostics

extension JSONSyntax {
  mutating func readObject(level: Int) -> Bool {
    let open = index
    index += 1
    var keys: [[UInt8]: Range<Int>] = [:]
    while true {
      skipSpace()
      if byte(index) == UInt8(ascii: "}"), index < text.count {
        index += 1
        return true
      }
      guard canGoOn(from: open, "}") else { return false }
      if skipEllipsis() {
        skipCommaBehindEllipsis()
        continue
      }
      if byte(index) == UInt8(ascii: ",") {
        skipStrayComma()
        continue
      }
      guard let key = readKey() else { return false }
      check(key, among: &keys)
      guard readColon(behind: key.range), readValue(level: level + 1), readSeparator("}", "member") else {
        return false
      }
    }
  }

  mutating func readArray(level: Int) -> Bool {
    let open = index
    index += 1
    while true {
      skipSpace()
      if byte(index) == UInt8(ascii: "]"), index < text.count {
        index += 1
        return true
      }
      guard canGoOn(from: open, "]") else { return false }
      if skipEllipsis() {
        skipCommaBehindEllipsis()
        continue
      }
      if byte(index) == UInt8(ascii: ",") {
        skipStrayComma()
        continue
      }
      guard readValue(level: level + 1), readSeparator("]", "element") else { return false }
    }
  }

  /// Whether something follows that can stand in the container that begins at `open`.
  private mutating func canGoOn(from open: Int, _ closing: Unicode.Scalar) -> Bool {
    let what = closing == "}" ? "brace {" : "bracket ["
    guard index < text.count else {
      report(open..<open + 1, "\(what) is never closed", "write \(closing)")
      return false
    }
    guard byte(index) == UInt8(ascii: closing == "}" ? "]" : "}") else { return true }
    report(
      index..<index + 1, "\(Unicode.Scalar(byte(index))) closes a \(what)",
      "write \(closing), or close what is inside first",
      note: DataFinding.Note(message: "it is opened here", range: open..<open + 1))
    return false
  }

  private mutating func skipStrayComma() {
    report(index..<index + 1, "comma without anything before it", "delete it")
    index += 1
  }

  private mutating func skipCommaBehindEllipsis() {
    skipSpace()
    if byte(index) == UInt8(ascii: ",") { index += 1 }
  }

  // MARK: Members

  private struct Key {
    var range: Range<Int>
    var name: [UInt8]
  }

  private mutating func readKey() -> Key? {
    let start = index
    switch byte(index) {
    case UInt8(ascii: "\""):
      let name = readString()
      return Key(range: start..<index, name: name)
    case UInt8(ascii: "'"):
      readSingleQuoted()
      return Key(range: start..<index, name: Array(text[start..<index].dropFirst().dropLast()))
    case let letter where Self.isLetter(letter):
      while Self.isLetter(byte(index)) || (0x30...0x39).contains(byte(index)) || byte(index) == UInt8(ascii: "-") {
        index += 1
      }
      report(start..<index, "name of a member without quotation marks", "write it between double quotation marks")
      return Key(range: start..<index, name: Array(text[start..<index]))
    default:
      if skipTypographicQuotation() { return Key(range: start..<index, name: Array(text[start..<index])) }
      report(
        index..<index + characterLength(at: index), "the name of a member is expected here",
        "write it between double quotation marks")
      return nil
    }
  }

  private mutating func check(_ key: Key, among keys: inout [[UInt8]: Range<Int>]) {
    guard let earlier = keys[key.name] else {
      keys[key.name] = key.range
      return
    }
    findings.append(
      DataFinding(
        .warning, key.range, "member \(String(decoding: text[key.range], as: UTF8.self)) stands here twice",
        "rename or remove one of them: which one counts differs between readers of JSON",
        note: DataFinding.Note(message: "the first one", range: earlier)))
  }

  private mutating func readColon(behind key: Range<Int>) -> Bool {
    skipSpace()
    switch byte(index) {
    case UInt8(ascii: ":"): index += 1
    case UInt8(ascii: "="):
      report(index..<index + 1, "equals sign where JSON has a colon", "write a colon")
      index += 1
    default: report(key, "name of a member without a colon behind it", "write a colon and a value behind it")
    }
    skipSpace()
    return true
  }

  /// Reads what stands between two members or elements.
  private mutating func readSeparator(_ closing: Unicode.Scalar, _ what: String) -> Bool {
    let end = index
    skipSpace()
    let next = byte(index)
    if next == UInt8(ascii: ",") {
      let comma = index
      index += 1
      skipSpace()
      if index < text.count, byte(index) == UInt8(ascii: closing) {
        report(comma..<comma + 1, "comma behind the last \(what), which JSON does not allow", "delete it")
      }
      return true
    }
    if next == UInt8(ascii: ";") {
      report(index..<index + 1, "semicolon where JSON has a comma", "write a comma")
      index += 1
      return true
    }
    let isEnd = index >= text.count || next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
    guard !isEnd, Ellipsis.length(in: text, at: index) == 0 else { return true }
    report(max(0, end - 1)..<end, "comma is missing between two \(what)s", "write a comma behind this")
    return "\"'{[-+".utf8.contains(next) || Self.isLetter(next) || (0x30...0x39).contains(next)
  }
}
