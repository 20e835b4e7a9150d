import Diagnostics
import Languages

/// A page's text, parted into front matter and body.
struct PageText {
  var frontMatter = FrontMatter()
  var body: [UInt8] = []
  /// The line of the file on which the body begins.
  var bodyFirstLine = 1

  /// Parts checked text with line feeds; collects what is wrong with the front matter.
  static func read(_ text: [UInt8], file: String) -> (PageText, [Diagnostic]) {
    text.withUnsafeBufferPointer { bytes in
      guard let opening = fence(at: 0, in: bytes, allowsDots: false) else {
        return (PageText(body: text), misplaced(in: bytes, file: file))
      }
      guard let closing = closingFence(in: bytes, from: opening) else {
        let mistake = Diagnostic(
          .frontMatterUnclosed, .error, file: file, range: SourceRange(line: 1, column: 1, length: 3),
          message: "front matter without end", remedy: "close it with a line ---")
        return (PageText(), [mistake])
      }
      let yaml = UnsafeBufferPointer(rebasing: bytes[opening..<closing.start])
      let range = SourceRange(
        start: SourcePosition(line: 1, column: 1), end: SourcePosition(line: closing.line, column: 4))
      let (matter, mistakes) = FrontMatter.read(yaml, file: file, range: range)
      let body = Array(bytes[closing.end...])
      return (PageText(frontMatter: matter, body: body, bodyFirstLine: closing.line + 1), mistakes)
    }
  }

  /// A warning about what was meant as front matter but is none, and so shows on the page.
  private static func misplaced(in bytes: UnsafeBufferPointer<UInt8>, file: String) -> [Diagnostic] {
    var start = 0
    var line = 1
    while start < bytes.count, bytes[start] == 0x0A || bytes[start] == 0x20 {
      if bytes[start] == 0x0A { line += 1 }
      start += 1
    }
    let hyphens = bytes[start...].prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") }.count
    let remedy: String
    if isInOtherFormat(bytes[start...]) {
      remedy = "write it in YAML, between two lines ---, with key: value"
    } else if hyphens >= 3, let next = bytes[(start + hyphens)...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      bytes[next] == 0x0A, beginsKey(at: next + 1, in: bytes)
    {
      let isFence = hyphens == 3 && bytes[start] == UInt8(ascii: "-")
      remedy =
        !isFence
        ? "write three hyphens above and below it"
        : line > 1 ? "delete the empty lines above it" : "delete the spaces before ---"
    } else {
      return []
    }
    return [
      Diagnostic(
        .frontMatterMisplaced, .warning, file: file, range: SourceRange(line: line, column: 1, length: 3),
        message: "front matter must begin with --- on line 1: this shows as text", remedy: remedy)
    ]
  }

  /// Whether front matter of another format begins here: TOML, a format behind its hyphens, or JSON.
  private static func isInOtherFormat(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if text.starts(with: "+++\n".utf8) { return true }
    if ["toml", "yaml", "yml", "json"].contains(where: { text.starts(with: "---\($0)\n".utf8) }) { return true }
    guard text.first == UInt8(ascii: "{") else { return false }
    let rest = text.dropFirst().drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
    return FrontMatter.keys.contains { rest.starts(with: "\"\($0)\"".utf8) }
  }

  /// Whether a line begins with a key of front matter.
  private static func beginsKey(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let line = bytes[start...].drop { $0 == 0x20 }
    return FrontMatter.keys.contains { line.starts(with: "\($0):".utf8) }
  }

  /// The start of the line behind a fence that stands at `start`; nil if none stands there.
  private static func fence(at start: Int, in bytes: UnsafeBufferPointer<UInt8>, allowsDots: Bool) -> Int? {
    guard start + 3 <= bytes.count else { return nil }
    let sign = bytes[start]
    guard sign == UInt8(ascii: "-") || allowsDots && sign == UInt8(ascii: "."), bytes[start + 1] == sign,
      bytes[start + 2] == sign
    else { return nil }
    var index = start + 3
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    if index == bytes.count { return index }
    return bytes[index] == 0x0A ? index + 1 : nil
  }

  private static func closingFence(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (start: Int, end: Int, line: Int)? {
    var lineStart = start
    var line = 2
    while lineStart < bytes.count {
      if let end = fence(at: lineStart, in: bytes, allowsDots: true) { return (lineStart, end, line) }
      guard let next = bytes[lineStart...].firstIndex(of: 0x0A) else { return nil }
      lineStart = next + 1
      line += 1
    }
    return nil
  }
}
