/// Short pieces of code for findings.
enum CodeExcerpt {
  private static let limit = 32

  /// A text without white space round it, cut behind so many characters.
  static func shortened(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let first = bytes.first, CodeSyntax.isSpace(first) { bytes.removeFirst() }
    while let last = bytes.last, CodeSyntax.isSpace(last) { bytes.removeLast() }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.count > limit else { return String(scalars) }
    return String(String.UnicodeScalarView(scalars.prefix(limit))) + "…"
  }

  /// The rest of the line from a byte on.
  static func line(of code: [UInt8], from start: Int) -> String {
    shortened(code[min(start, code.count)...].prefix { $0 != 0x0A })
  }
}
