import Diagnostics

/// Finds the text between the tags of a template, and in those of its attributes that readers see.
struct TemplateTextScanner {
  /// A text without the template's own tags.
  struct Text {
    var words: String
    var place: Range<Int>
  }

  private let bytes: [UInt8]
  private var index = 0
  private var texts: [Text] = []
  /// Whether the tag before the text says its language.
  private var hasLanguage = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func contains(_ needle: [UInt8]) -> Bool { find(needle, from: 0) != nil }

  mutating func texts(attributes: [String]) -> [Text] {
    var start = 0
    while index < bytes.count {
      if starts("{{") {
        index = find(Array("}}".utf8), from: index).map { $0 + 2 } ?? bytes.count
      } else if bytes[index] == UInt8(ascii: "<") {
        add(start..<index)
        skipTag(attributes)
        start = index
      } else {
        index += 1
      }
    }
    add(start..<bytes.count)
    return texts
  }

  /// The place of a text as lines and columns.
  func range(_ place: Range<Int>) -> SourceRange {
    SourceRange(start: position(of: place.lowerBound), end: position(of: place.upperBound))
  }

  private func position(of offset: Int) -> SourcePosition {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourcePosition(line: before.count { $0 == 0x0A } + 1, column: offset - lineStart + 1)
  }

  private func starts(_ text: StaticString) -> Bool { bytes[index...].starts(with: text.description.utf8) }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, bytes.count >= needle.count else { return nil }
    var index = start
    while let found = bytes[index...].firstIndex(of: first) {
      if bytes[found...].starts(with: needle) { return found }
      index = found + 1
    }
    return nil
  }

  /// Passes over a comment, over an element that holds no words, or over a tag, whose attributes are read.
  private mutating func skipTag(_ attributes: [String]) {
    if starts("<!--") {
      index = find(Array("-->".utf8), from: index).map { $0 + 3 } ?? bytes.count
      return
    }
    for name in ["script", "style", "code", "pre"] where bytes[(index + 1)...].starts(with: name.utf8) {
      index = find(Array("</\(name)".utf8), from: index) ?? bytes.count - 1
    }
    hasLanguage = false
    let start = index
    index += 1
    var quote: UInt8?
    var valueStart = index
    while index < bytes.count {
      let byte = bytes[index]
      if starts("{{") {
        index = (find(Array("}}".utf8), from: index) ?? bytes.count - 2) + 1
      } else if byte == quote {
        quote = nil
        read(attributeFrom: start, value: valueStart..<index, attributes)
      } else if quote == nil {
        if byte == UInt8(ascii: ">") {
          index += 1
          return
        }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { (quote, valueStart) = (byte, index + 1) }
      }
      index += 1
    }
  }

  private mutating func read(attributeFrom start: Int, value: Range<Int>, _ attributes: [String]) {
    var nameStart = value.lowerBound - 2
    while nameStart > start, bytes[nameStart - 1] > 0x20 { nameStart -= 1 }
    guard nameStart < value.lowerBound - 2 else { return }
    let name = String(decoding: bytes[nameStart..<value.lowerBound - 2], as: UTF8.self)
    if name == "lang", !bytes[value].contains(UInt8(ascii: "{")) { hasLanguage = true }
    if attributes.contains(name) { add(value) }
  }

  /// Adds a text if there are letters in it.
  private mutating func add(_ place: Range<Int>) {
    defer { hasLanguage = false }
    guard !hasLanguage else { return }
    var (start, end) = (place.lowerBound, place.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    let words = Self.withoutTags(bytes[start..<end])
    guard words.contains(where: \.isLetter) else { return }
    texts.append(Text(words: words, place: start..<end))
  }

  /// The text without the template's tags and character references.
  private static func withoutTags(_ bytes: ArraySlice<UInt8>) -> String {
    var output: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "&") {
        let end = UInt8(ascii: bytes[index] == UInt8(ascii: "{") ? "}" : ";")
        if let close = bytes[index...].firstIndex(of: end) {
          index = close + 1
          continue
        }
      }
      if bytes[index] != UInt8(ascii: "}") { output.append(bytes[index] == 0x0A ? 0x20 : bytes[index]) }
      index += 1
    }
    return String(decoding: output, as: UTF8.self).split(separator: " ").joined(separator: " ")
  }
}
