/// Reads raw HTML as browsers do, as far as the safety of a page depends on it.
struct HTMLTokenizer {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  private func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  mutating func next() -> HTMLToken? {
    guard index < text.count else { return nil }
    if text[index] == UInt8(ascii: "<") {
      if let token = mark() { return token }
    }
    let start = index
    repeat { index += 1 } while index < text.count && !beginsMark(index)
    return .text(start..<index)
  }

  /// Passes over the content of an element whose content is not markup, up to its end tag.
  mutating func skipRawText(of name: String) {
    let name = Array(name.utf8)
    while index < text.count {
      if byte(index) == UInt8(ascii: "<"), byte(index + 1) == UInt8(ascii: "/") {
        let found = (0..<name.count).allSatisfy { byte(index + 2 + $0) | 0x20 == name[$0] }
        let after = byte(index + 2 + name.count)
        if found, isSpace(after) || after == UInt8(ascii: "/") || after == UInt8(ascii: ">") { return }
      }
      index += 1
    }
  }

  private func beginsMark(_ index: Int) -> Bool {
    guard text[index] == UInt8(ascii: "<") else { return false }
    let after = byte(index + 1)
    return isLetter(after) || after == UInt8(ascii: "/") || after == UInt8(ascii: "!") || after == UInt8(ascii: "?")
  }

  /// A tag, comment or declaration at the index; nil if the sign there is text.
  private mutating func mark() -> HTMLToken? {
    let start = index
    switch byte(index + 1) {
    case UInt8(ascii: "!") where byte(index + 2) == UInt8(ascii: "-") && byte(index + 3) == UInt8(ascii: "-"):
      return comment(start)
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      skip(past: UInt8(ascii: ">"))
      return .declaration(start..<index)
    case UInt8(ascii: "/") where isLetter(byte(index + 2)):
      index += 2
      let name = tagName()
      skip(past: UInt8(ascii: ">"))
      return .endTag(name: name, start..<index)
    case UInt8(ascii: "/"):
      skip(past: UInt8(ascii: ">"))
      return .declaration(start..<index)
    case let letter where isLetter(letter): return startTag(start)
    default: return nil
    }
  }

  private mutating func skip(past end: UInt8) {
    while index < text.count, text[index] != end { index += 1 }
    index = min(index + 1, text.count)
  }

  private mutating func comment(_ start: Int) -> HTMLToken {
    let content = start + 4
    // Browsers end a comment at once that begins with its end.
    for short in [">", "->"] where text[content...].starts(with: short.utf8) {
      index = content + short.utf8.count
      return .comment(content: content..<content, start..<index, isClosed: true)
    }
    var end = content
    while end < text.count {
      if text[end] == UInt8(ascii: "-"), byte(end + 1) == UInt8(ascii: "-") {
        let bang = byte(end + 2) == UInt8(ascii: "!") ? 1 : 0
        if byte(end + 2 + bang) == UInt8(ascii: ">") {
          index = end + 3 + bang
          return .comment(content: content..<end, start..<index, isClosed: true)
        }
      }
      end += 1
    }
    index = text.count
    return .comment(content: min(content, index)..<index, start..<index, isClosed: false)
  }

  private mutating func startTag(_ start: Int) -> HTMLToken {
    index += 1
    let name = tagName()
    var attributes: [HTMLToken.Attribute] = []
    while index < text.count {
      if text[index] == UInt8(ascii: ">") {
        index += 1
        return .startTag(name: name, attributes: attributes, start..<index)
      }
      if isSpace(text[index]) || text[index] == UInt8(ascii: "/") {
        index += 1
      } else {
        attributes.append(attribute())
      }
    }
    return .brokenTag(start..<index)
  }

  private mutating func attribute() -> HTMLToken.Attribute {
    let start = index
    index += 1
    while index < text.count, !isSpace(text[index]), !"/>=".utf8.contains(text[index]) { index += 1 }
    let name = lowercased(start..<index)
    let end = index
    while isSpace(byte(index)), index < text.count { index += 1 }
    guard byte(index) == UInt8(ascii: "=") else {
      index = end
      return HTMLToken.Attribute(name: name, value: nil, range: start..<end)
    }
    index += 1
    while isSpace(byte(index)), index < text.count { index += 1 }
    let quote = byte(index)
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let value = index + 1
      index += 1
      while index < text.count, text[index] != quote { index += 1 }
      let valueEnd = index
      index = min(index + 1, text.count)
      return HTMLToken.Attribute(name: name, value: value..<max(value, valueEnd), range: start..<index)
    }
    let value = index
    while index < text.count, !isSpace(text[index]), text[index] != UInt8(ascii: ">") { index += 1 }
    return HTMLToken.Attribute(name: name, value: value..<index, range: start..<index)
  }

  private mutating func tagName() -> String {
    let start = index
    while index < text.count, !isSpace(text[index]), text[index] != UInt8(ascii: "/"), text[index] != UInt8(ascii: ">")
    {
      index += 1
    }
    return lowercased(start..<index)
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: text[range].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B }
  private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
