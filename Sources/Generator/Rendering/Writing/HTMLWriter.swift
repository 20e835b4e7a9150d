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
    text.withUTF8 { self.text($0[...]) }
  }

  /// Running text; control characters, which no HTML document may hold, are left out.
  mutating func text(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    escape(text, whenControl: { _, _ in })
  }

  /// Code: invisible characters that could make it read as something else are shown as their code points.
  mutating func code(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      guard text[index] == 0xE2, let control = BidiControl(at: index, in: text) else {
        index += 1
        continue
      }
      codeWithoutBidiControls(text[start..<index])
      codePoint(control.scalar)
      index += 3
      start = index
    }
    codeWithoutBidiControls(text[start...])
  }

  /// A decimal number.
  mutating func number(_ value: Int) {
    var text = String(value)
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Takes back text that has just been written.
  mutating func removeSuffix(_ suffix: String) {
    guard bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else { return }
    bytes.removeLast(suffix.utf8.count)
  }

  private mutating func codeWithoutBidiControls(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    escape(text, whenControl: { $0.codePoint(UInt32($1)) })
  }

  private mutating func codePoint(_ scalar: UInt32) {
    let digits = String(scalar, radix: 16, uppercase: true)
    markup("<span class=\"control\">U+")
    for _ in digits.utf8.count..<max(4, digits.utf8.count) { bytes.append(UInt8(ascii: "0")) }
    bytes.append(contentsOf: digits.utf8)
    markup("</span>")
  }

  private mutating func escape(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, whenControl: (inout HTMLWriter, UInt8) -> Void
  ) {
    var start = text.startIndex
    for index in text.indices {
      let byte = text[index]
      guard byte <= 0x3E, Self.isSpecial(byte) else { continue }
      if start < index { bytes.append(contentsOf: text[start..<index]) }
      start = index + 1
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&quot;")
      default: whenControl(&self, byte)
      }
    }
    if start < text.endIndex { bytes.append(contentsOf: text[start...]) }
  }

  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    if byte >= 0x20 { return byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 }
    return byte != 0x0A && byte != 0x09
  }
}
