/// Cuts the text of attributes into items: separated by white space and commas, values bare or quoted.
struct AttributeScanner {
  /// Keys whose bare value is a list, so that a comma does not end it.
  static let listKeys: Set<String> = ["uses", "replaces", "device", "devices", "platforms", "sc-compile-with"]

  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The items in `range` of `bytes`.
  static func items(_ bytes: [UInt8], in range: Range<Int>) -> [AttributeItem] {
    var scanner = AttributeScanner(bytes, range)
    var items: [AttributeItem] = []
    while scanner.skipSeparators() { scanner.readItem(into: &items) }
    return items
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { isSpace(byte) || byte == UInt8(ascii: ",") }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func skipSeparators() -> Bool {
    while position < end, Self.isSeparator(bytes[position]) { position += 1 }
    return position < end
  }

  private mutating func readItem(into items: inout [AttributeItem]) {
    let first = bytes[position]
    if first == UInt8(ascii: "{") {
      readBraces(into: &items)
    } else if Self.isQuote(first) {
      let start = position
      let value = readQuoted()
      items.append(
        AttributeItem(
          kind: value == nil ? .unclosed : .foreign, name: text(start..<position), value: value ?? "",
          range: start..<position, valueStart: start + 1))
    } else {
      items.append(readWord())
    }
  }

  /// `{1,3-5}` marks lines; anything else in braces is more attributes.
  private mutating func readBraces(into items: inout [AttributeItem]) {
    let start = position
    let close = bytes[position..<end].firstIndex(of: UInt8(ascii: "}")) ?? end
    let inner = (start + 1)..<close
    position = min(close + 1, end)
    let isLines = bytes[inner].allSatisfy {
      Self.isSeparator($0) || $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    if isLines {
      items.append(
        AttributeItem(
          kind: .lines, name: text(start..<position), value: text(inner), range: start..<position,
          valueStart: inner.lowerBound))
    } else {
      items += Self.items(bytes, in: inner)
    }
  }

  private mutating func readWord() -> AttributeItem {
    let start = position
    while position < end, !Self.isSeparator(bytes[position]), bytes[position] != UInt8(ascii: "="),
      bytes[position] != UInt8(ascii: "{")
    { position += 1 }
    let name = text(start..<position)
    guard position < end, bytes[position] == UInt8(ascii: "=") else {
      let isExpression = name.utf8.first == UInt8(ascii: "/") && name.utf8.count > 1
      return AttributeItem(
        kind: isExpression ? .foreign : .flag, name: name, value: "", range: start..<position, valueStart: position)
    }
    position += 1
    let valueStart = position
    if position < end, Self.isQuote(bytes[position]) {
      let value = readQuoted()
      return AttributeItem(
        kind: value == nil ? .unclosed : .pair, name: name, value: value ?? "", range: start..<position,
        valueStart: valueStart + 1)
    }
    if position < end, bytes[position] == UInt8(ascii: "{"),
      let close = bytes[position..<end].firstIndex(of: UInt8(ascii: "}"))
    {
      position = close + 1
    } else {
      let isList = Self.listKeys.contains(name.lowercased())
      while position < end, !Self.isSpace(bytes[position]), isList || bytes[position] != UInt8(ascii: ",") {
        position += 1
      }
    }
    return AttributeItem(
      kind: .pair, name: name, value: text(valueStart..<position), range: start..<position, valueStart: valueStart)
  }

  /// Reads a quoted text; a quote inside it counts as its end only where a separator follows, because Markdown has
  /// already taken the backslashes from `\"`.
  private mutating func readQuoted() -> String? {
    let quote = bytes[position]
    position += 1
    var value: [UInt8] = []
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\"), position + 1 < end, bytes[position + 1] == quote || bytes[position + 1] == byte {
        value.append(bytes[position + 1])
        position += 2
        continue
      }
      if byte == quote, position + 1 == end || Self.isSeparator(bytes[position + 1]) || bytes[position + 1] == 0x7B {
        position += 1
        return String(decoding: value, as: UTF8.self)
      }
      value.append(byte)
      position += 1
    }
    return nil
  }
}
