internal import Diagnostics

/// Follows the elements of raw HTML in which text is shown as it is, so that Markdown there is no mistake.
struct VerbatimText {
  private static let names: Set<String> = ["code", "pre", "samp", "script", "style", "textarea", "xmp"]
  private var open: [String] = []
  private var hasMarkdown = false

  var isOpen: Bool { !open.isEmpty }

  mutating func pass(_ token: HTMLToken) {
    switch token {
    case .startTag(let name, _, _) where Self.names.contains(name): open.append(name)
    case .endTag(let name, _): if let last = open.lastIndex(of: name) { open.removeSubrange(last...) }
    default: break
    }
  }

  /// Finds what would be Markdown in a text, were it not inside HTML: fences, and the first link or strong emphasis.
  mutating func markdown(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [HTMLSanitizer.Finding] {
    guard !isOpen else { return [] }
    var findings: [HTMLSanitizer.Finding] = []
    if let fence = Self.fence(in: text, range) {
      findings.append(
        HTMLSanitizer.Finding(
          code: .lostFence, severity: .error, range: fence,
          message: "fence inside HTML, where it is ordinary text and its code is prose",
          remedy: "put a blank line, or the end of the comment on a line of its own, before it"))
    }
    if !hasMarkdown, let place = Self.inline(in: text, range) {
      hasMarkdown = true
      findings.append(
        HTMLSanitizer.Finding(
          code: .markdownInHTML, range: place, message: "Markdown inside HTML, where it is ordinary text",
          remedy: "put a blank line before and behind it, or write it in HTML"))
    }
    return findings
  }

  /// The first link, image or strong emphasis of Markdown in a text.
  private static func inline(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    var bracket: Int?
    var asterisks: Int?
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      defer { index += 1 }
      switch text[index] {
      case 0x0A: (bracket, asterisks) = (nil, nil)
      case UInt8(ascii: "["): bracket = index
      case UInt8(ascii: "]"):
        defer { bracket = nil }
        guard text[index + 1] == UInt8(ascii: "("), let start = bracket, start < index - 1,
          let end = text[index..<range.upperBound].firstIndex(of: UInt8(ascii: ")")),
          !text[index..<end].contains(0x0A), end > index + 2
        else { continue }
        return start..<end + 1
      case UInt8(ascii: "*") where text[index + 1] == UInt8(ascii: "*"):
        if let start = asterisks, index > start + 2, text[index - 1] > 0x20 { return start..<index + 2 }
        asterisks = index + 2 < range.upperBound && text[index + 2] > 0x20 ? index : nil
        index += 1
      default: continue
      }
    }
    return nil
  }

  /// The first fence that stands at the beginning of a line in a text, or behind a comment on its last line.
  private static func fence(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    func byte(_ index: Int) -> UInt8 { range.contains(index) ? text[index] : 0x0A }
    var start = range.lowerBound
    while start < range.upperBound {
      var lineEnd = start
      while byte(lineEnd) != 0x0A { lineEnd += 1 }
      let isLineStart = start == 0 || text[start - 1] == 0x0A || text[..<start].suffix(3).elementsEqual("-->".utf8)
      var index = start
      while byte(index) == 0x20 || byte(index) == 0x09 { index += 1 }
      let sign = byte(index)
      var end = index
      while byte(end) == sign, end < lineEnd { end += 1 }
      if isLineStart, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~"), end - index >= 3,
        !text[end..<lineEnd].contains(UInt8(ascii: "`"))
      {
        while lineEnd > end, byte(lineEnd - 1) == 0x20 { lineEnd -= 1 }
        return index..<lineEnd
      }
      start = lineEnd + 1
    }
    return nil
  }
}
