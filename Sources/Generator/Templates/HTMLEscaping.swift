/// Writes text so that HTML reads it as text, in content and in quoted attributes.
///
/// It works on bytes: a quotation mark followed by a combining mark is one `Character`, and still ends an attribute.
package enum HTMLEscaping {
  /// Appends the text with `& < > " '` as character references.
  package static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &output) }
  }

  /// Appends UTF-8 text with `& < > " '` as character references.
  package static func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var start = 0
    for index in bytes.indices {
      guard needsEscape(bytes[index]) else { continue }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      start = index + 1
      switch bytes[index] {
      case UInt8(ascii: "&"): appendReference("&amp;", to: &output)
      case UInt8(ascii: "<"): appendReference("&lt;", to: &output)
      case UInt8(ascii: ">"): appendReference("&gt;", to: &output)
      case UInt8(ascii: "\""): appendReference("&quot;", to: &output)
      default: appendReference("&#39;", to: &output)
      }
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  private static func appendReference(_ reference: StaticString, to output: inout [UInt8]) {
    output.append(contentsOf: UnsafeBufferPointer(start: reference.utf8Start, count: reference.utf8CodeUnitCount))
  }

  /// The five bytes all lie below `?`, so one comparison clears most of a text.
  @inline(__always)
  private static func needsEscape(_ byte: UInt8) -> Bool {
    guard byte < 0x3F else { return false }
    return byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27
  }
}
