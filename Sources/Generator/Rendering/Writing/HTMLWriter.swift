/// Grows the bytes of an HTML document; text is escaped byte by byte.
///
/// Escaping by `Character` would miss a quotation mark that carries a combining mark.
struct HTMLWriter {
  var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Markup that the renderer itself spells out.
  @inline(__always)
  mutating func markup(_ literal: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Finished markup.
  mutating func markup(_ finished: String) {
    var finished = finished
    finished.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Running text, or the value of an attribute in double quotes.
  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { self.text($0, 0..<$0.count) }
  }

  /// Running text; control characters and noncharacters, which no HTML document may hold, are left out.
  mutating func text(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    escape(text, range, isCode: false)
  }

  /// Code: invisible characters that could make it read as something else are shown as their code points.
  mutating func code(_ code: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    escape(code, range, isCode: true)
  }

  /// A decimal number.
  mutating func number(_ value: Int) {
    if (0...9).contains(value) { return bytes.append(UInt8(ascii: "0") + UInt8(value)) }
    markup(String(value))
  }

  /// Takes back text that has just been written.
  mutating func removeSuffix(_ suffix: String) {
    guard bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else { return }
    bytes.removeLast(suffix.utf8.count)
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isCode: Bool) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let byte = text[index]
      guard Self.mayBeSpecial(byte) else {
        index += 1
        continue
      }
      let length = specialLength(at: index, in: text, before: range.upperBound, isCode: isCode)
      if length > 0 {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        special(at: index, in: text, isCode: isCode)
        start = index + length
      }
      index += max(1, length)
    }
    if start < range.upperBound { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index])) }
  }

  /// Signs below `?`, and the first bytes of the blocks in which invisible characters and noncharacters are.
  @inline(__always)
  private static func mayBeSpecial(_ byte: UInt8) -> Bool {
    byte < 0x3F
      ? byte < 0x20 || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22
      : byte >= 0x7F && (byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte >= 0xEF)
  }

  /// How many bytes are to be replaced; 0 for a character that passes.
  private func specialLength(
    at index: Int, in text: UnsafeBufferPointer<UInt8>, before end: Int, isCode: Bool
  ) -> Int {
    let byte = text[index]
    if byte == 0xC2 || byte >= 0xEF { return ForbiddenCharacter.length(in: text, at: index, before: end) }
    if byte == 0xE2 { return isCode && index + 2 < end && BidiControl.scalar(at: index, in: text) != nil ? 3 : 0 }
    return byte == 0x0A || byte == 0x09 ? 0 : 1
  }

  private mutating func special(at index: Int, in text: UnsafeBufferPointer<UInt8>, isCode: Bool) {
    switch text[index] {
    case UInt8(ascii: "&"): markup("&amp;")
    case UInt8(ascii: "<"): markup("&lt;")
    case UInt8(ascii: ">"): markup("&gt;")
    case UInt8(ascii: "\""): markup("&quot;")
    case 0xC2, 0xEF...0xFF: if isCode { codePoint(ForbiddenCharacter.scalar(in: text, at: index)) }
    case let byte: if isCode { codePoint(BidiControl.scalar(at: index, in: text) ?? UInt32(byte)) }
    }
  }

  private mutating func codePoint(_ scalar: UInt32) {
    let digits = String(scalar, radix: 16, uppercase: true)
    markup("<span class=\"control\">U+")
    for _ in digits.utf8.count..<max(4, digits.utf8.count) { bytes.append(UInt8(ascii: "0")) }
    markup(digits)
    markup("</span>")
  }
}
