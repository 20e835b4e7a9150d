/// Reads a JSON document; of numbers only whole ones are kept exactly.
struct JSONReader {
  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case array([Value])
    case object([String: Value])

    subscript(key: String) -> Value? {
      if case .object(let members) = self { members[key] } else { nil }
    }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
    var isTrue: Bool { if case .bool(true) = self { true } else { false } }
    var items: [Value] { if case .array(let items) = self { items } else { [] } }
  }

  private let bytes: [UInt8]
  private var position = 0

  /// Nil for bytes that are no document.
  static func read(_ bytes: [UInt8]) -> Value? {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    return reader.position == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func value(depth: Int) -> Value? {
    skipSpace()
    guard depth < 64, position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return string().map(Value.text)
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object(_ depth: Int) -> Value? {
    var members: [String: Value] = [:]
    position += 1
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard let key = string(), take(UInt8(ascii: ":")), let member = value(depth: depth + 1) else { return nil }
      members[key] = member
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func array(_ depth: Int) -> Value? {
    var items: [Value] = []
    position += 1
    if take(UInt8(ascii: "]")) { return .array(items) }
    repeat {
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(items) : nil
  }

  private mutating func number() -> Value? {
    let start = position
    while position < bytes.count, "+-.eE0123456789".utf8.contains(bytes[position]) { position += 1 }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map(Value.number)
  }

  private mutating func string() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        guard let scalar = escape() else { return nil }
        text += Array(String(Character(scalar)).utf8)
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    return take(UInt8(ascii: "\"")) ? String(decoding: text, as: UTF8.self) : nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard position + 1 < bytes.count else { return nil }
    let byte = bytes[position + 1]
    position += 2
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicodeEscape()
    default: return Unicode.Scalar(byte)
    }
  }

  /// Four digits, or two times four for what UTF-16 divides.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = digits() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard take("\\u"), let second = digits(), (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func digits() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    position += 4
    return UInt32(String(decoding: bytes[position - 4..<position], as: UTF8.self), radix: 16)
  }
}
