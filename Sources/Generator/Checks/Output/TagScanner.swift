/// Goes from start tag to start tag of an HTML file and reads their attributes, as browsers do.
struct TagScanner {
  struct Attribute {
    var name: Range<Int>
    /// Without quotes; empty where nothing is written.
    var value: Range<Int>
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var name = 0..<0
  private(set) var attributes: [Attribute] = []
  /// What stands between a `<style>` and its end, for the tag that was found last.
  private(set) var rawText = 0..<0
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Goes to the next start tag.
  mutating func next() -> Bool {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let after = byte(index + 1)
      if Self.isLetter(after) {
        readTag()
        return true
      }
      if after == UInt8(ascii: "!"), byte(index + 2) == UInt8(ascii: "-"), byte(index + 3) == UInt8(ascii: "-") {
        skipComment()
      } else {
        index += 1
      }
    }
    return false
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipComment() {
    index += 4
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: ">"), bytes[index - 1] == UInt8(ascii: "-"),
        bytes[index - 2] == UInt8(ascii: "-")
      {
        return
      }
      index += 1
    }
  }

  private mutating func readTag() {
    let start = index + 1
    index = start
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    name = start..<index
    rawText = index..<index
    attributes.removeAll(keepingCapacity: true)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") {
        index += 1
        skipRawText()
        return
      }
      if Self.isSpace(byte) || byte == UInt8(ascii: "/") { index += 1 } else { readAttribute() }
    }
  }

  private mutating func readAttribute() {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "="), !Self.endsName(bytes[index]) { index += 1 }
    let name = start..<index
    var value = index
    while value < bytes.count, Self.isSpace(bytes[value]) { value += 1 }
    guard byte(value) == UInt8(ascii: "=") else {
      attributes.append(Attribute(name: name, value: index..<index))
      return
    }
    value += 1
    while value < bytes.count, Self.isSpace(bytes[value]) { value += 1 }
    let quote = byte(value)
    index = value
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      value += 1
      index = value
      while index < bytes.count, bytes[index] != quote { index += 1 }
      attributes.append(Attribute(name: name, value: value..<index))
      index += 1
    } else {
      while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">") { index += 1 }
      attributes.append(Attribute(name: name, value: value..<index))
    }
  }

  /// Passes over the content of an element whose content is no markup.
  private mutating func skipRawText() {
    guard equals(name, "script") || equals(name, "style") || equals(name, "textarea") || equals(name, "title") else {
      return
    }
    let start = index
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), byte(index + 1) == UInt8(ascii: "/"),
        index + 2 + name.count <= bytes.count,
        zip(name, index + 2..<index + 2 + name.count).allSatisfy({ bytes[$0] | 0x20 == bytes[$1] | 0x20 })
      {
        break
      }
      index += 1
    }
    rawText = start..<index
  }

  /// Whether a name is a word in small letters, whatever its case.
  @inline(__always)
  func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    let pointer = word.utf8Start
    for offset in 0..<range.count where bytes[range.lowerBound + offset] | 0x20 != pointer[offset] | 0x20 {
      return false
    }
    return true
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
