import Diagnostics
import Glibc
import Languages

/// Turns the bytes of a file into text: checked UTF-8 without byte-order mark, lines ending in a line feed.
enum SourceText {
  /// The text, or nil with what is wrong with it.
  static func read(_ bytes: [UInt8], file: String, language: LanguageTag?) -> ([UInt8]?, [Diagnostic]) {
    let mistake = bytes.withUnsafeBytes { problem(in: $0, file: file, language: language) }
    if let mistake { return (nil, [mistake]) }
    var text = bytes[...]
    // A program that puts a mark in front does not look whether one stands there already.
    while text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    let hasReturns = bytes.withUnsafeBytes { contains(0x0D, $0) }
    if text.count == bytes.count, !hasReturns { return (bytes, []) }
    return (hasReturns ? withLineFeeds(text) : Array(text), [])
  }

  private static func problem(
    in bytes: UnsafeRawBufferPointer, file: String, language: LanguageTag?
  ) -> Diagnostic? {
    if bytes.count >= 2, bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF {
      return notUTF8(bytes, 0, file, "UTF-16")
    }
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      return notUTF8(bytes, offset, file, EncodingGuess.name(of: bytes, language: language))
    }
    guard let start = bytes.baseAddress, let found = memchr(start, 0, bytes.count) else { return nil }
    let offset = start.distance(to: UnsafeRawPointer(found))
    return Diagnostic(
      .binaryPage, .error, file: file, range: range(of: offset, in: bytes), message: "NUL byte at offset \(offset)",
      remedy: "remove it, or give a file that is no text another name")
  }

  private static func notUTF8(
    _ bytes: UnsafeRawBufferPointer, _ offset: Int, _ file: String, _ encoding: String?
  ) -> Diagnostic {
    let hexadecimal = String(bytes[offset], radix: 16, uppercase: true)
    let looks = damage(at: offset, in: bytes) ?? encoding.map { "; it looks like \($0)" } ?? ""
    return Diagnostic(
      .notUTF8, .error, file: file, range: range(of: offset, in: bytes),
      message:
        "not valid UTF-8: byte 0x\(hexadecimal.utf8.count < 2 ? "0" : "")\(hexadecimal) at offset \(offset)\(looks)",
      remedy: "save the file as UTF-8")
  }

  /// What is wrong with a text that is UTF-8 otherwise.
  private static func damage(at offset: Int, in bytes: UnsafeRawBufferPointer) -> String? {
    let lead = bytes[offset]
    guard offset + 1 < bytes.count else {
      return (0xC2...0xF4).contains(lead) ? "; the file ends inside a character" : nil
    }
    if lead == 0xED, (0xA0...0xBF).contains(bytes[offset + 1]) { return "; it is half of a surrogate pair" }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard (0xE0...0xF4).contains(lead), offset + length > bytes.count,
      bytes[(offset + 1)...].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return nil }
    return "; the file ends inside a character"
  }

  private static func range(of offset: Int, in bytes: UnsafeRawBufferPointer) -> SourceRange {
    var line = 1
    var lineStart = 0
    for index in 0..<offset where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    return SourceRange(line: line, column: offset - lineStart + 1, length: 1)
  }

  private static func contains(_ byte: UInt8, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    return memchr(start, Int32(byte), bytes.count) != nil
  }

  /// CRLF and a lone CR become LF.
  private static func withLineFeeds(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var previous: UInt8 = 0
    for byte in text {
      if byte == 0x0A, previous == 0x0D {
        previous = byte
        continue
      }
      previous = byte
      result.append(byte == 0x0D ? 0x0A : byte)
    }
    return result
  }
}
