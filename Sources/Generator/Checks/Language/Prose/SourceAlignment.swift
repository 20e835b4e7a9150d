import Diagnostics
import Markdown

/// Finds the text of a document again in the source it was read from, and takes it over with its places.
struct SourceAlignment {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where each line of the text begins.
  let lineStarts: [Int]
  /// The line of the file on which the text begins.
  let firstLine: Int
  /// Everything before this offset is taken.
  var cursor = 0
  /// Where the block ends that is being read.
  var end = 0
  /// What may yet be spent on looking for texts that are not where they are expected.
  private var budget: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int) {
    self.bytes = bytes
    self.firstLine = firstLine
    budget = 4096 + bytes.count * 8
    var starts = [0]
    starts.reserveCapacity(bytes.count / 40 + 2)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0A { starts.append(index + 1) }
      index += 1
    }
    lineStarts = starts
  }

  /// The offset of a place in the file, kept inside the text.
  func offset(of position: SourcePosition) -> Int {
    let line = position.line - firstLine
    guard line >= 0 else { return 0 }
    guard line < lineStarts.count else { return bytes.count }
    return min(lineStarts[line] + max(position.column - 1, 0), bytes.count)
  }

  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: firstLine + low, column: offset - lineStarts[low] + 1)
  }

  /// Begins a block.
  mutating func enter(_ range: SourceRange) {
    cursor = offset(of: range.start)
    end = max(cursor, offset(of: range.end))
  }

  /// Passes over something that is no text.
  mutating func skip(_ range: SourceRange) { cursor = max(cursor, offset(of: range.end)) }

  /// Passes over the end of a link whose text is taken: its bracket and what follows it.
  mutating func skipLinkEnd(_ range: SourceRange) {
    // Places that the parser gives may lie behind the end of their block.
    guard cursor < end, let bracket = bytes[cursor..<end].firstIndex(of: UInt8(ascii: "]")) else { return skip(range) }
    switch bracket + 1 < end ? bytes[bracket + 1] : 0 {
    case UInt8(ascii: "("): cursor = endOfAddress(from: bracket + 2) ?? max(cursor, offset(of: range.end))
    case UInt8(ascii: "["):
      cursor = (bytes[(bracket + 2)..<end].firstIndex(of: UInt8(ascii: "]")) ?? bracket) + 1
    default: cursor = bracket + 1
    }
  }

  /// Behind the bracket that closes an address and its title.
  private func endOfAddress(from start: Int) -> Int? {
    var depth = 1
    var quote: UInt8?
    var index = start
    while index < end {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\\"): index += 1
      case quote: quote = nil
      case _ where quote != nil: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if bytes[index - 1] == 0x20 || bytes[index - 1] == 0x0A { quote = byte }
      case UInt8(ascii: "<") where index == start: quote = UInt8(ascii: ">")
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Adds the characters of a text to a passage; one that cannot be found again is left out.
  mutating func take(_ text: String, into units: inout [ProseUnit]) {
    var text = text
    text.withUTF8 { take($0, into: &units) }
  }

  private mutating func take(_ text: UnsafeBufferPointer<UInt8>, into units: inout [ProseUnit]) {
    guard let first = text.first else { return }
    var start = cursor
    while start < end, budget > 0 {
      let byte = bytes[start]
      if byte == first, isVerbatim(text, at: start) {
        append(start..<start + text.count, to: &units)
        cursor = start + text.count
        return
      }
      if byte == first || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&") {
        let count = units.count
        if let found = appendMatch(of: text, from: start, to: &units) {
          cursor = found
          return
        }
        units.removeLast(units.count - count)
      }
      start += 1
      budget -= 1
    }
  }

  private func isVerbatim(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start + text.count <= end else { return false }
    var index = 0
    while index < text.count {
      if bytes[start + index] != text[index] { return false }
      index += 1
    }
    return true
  }

  /// Adds a text that may be written with escapes and character references; nil if it does not stand here.
  private mutating func appendMatch(
    of text: UnsafeBufferPointer<UInt8>, from start: Int, to units: inout [ProseUnit]
  ) -> Int? {
    var source = start
    var index = 0
    while index < text.count {
      guard source < end else { return nil }
      budget -= 1
      let byte = bytes[source]
      if byte == UInt8(ascii: "\\"), source + 1 < end, bytes[source + 1] == text[index], byte != text[index] {
        source += 1
      }
      if bytes[source] == text[index], !isReference(at: source) {
        let length = Self.length(of: text[index])
        guard index + length <= text.count,
          isVerbatim(UnsafeBufferPointer(rebasing: text[index..<index + length]), at: source)
        else { return nil }
        append(source..<source + length, to: &units)
        (source, index) = (source + length, index + length)
      } else if isReference(at: source), let close = bytes[source..<min(end, source + 40)].firstIndex(of: 0x3B) {
        // What a reference stands for is the author's express wish, and not looked at.
        units.append(ProseUnit(scalar: 0, offset: source, kind: .mark))
        index += Self.length(of: text[index])
        source = close + 1
      } else if case let dropped = lengthOfDropped(at: source), dropped > 0 {
        source += dropped
      } else {
        return nil
      }
    }
    return source
  }

  /// The length of a control character or noncharacter, which is left out of the page.
  private func lengthOfDropped(at offset: Int) -> Int {
    func byte(_ distance: Int) -> UInt8 { offset + distance < end ? bytes[offset + distance] : 0 }
    switch byte(0) {
    case 0x00...0x08, 0x0B...0x1F, 0x7F: return 1
    case 0xC2: return (0x80...0x9F).contains(byte(1)) ? 2 : 0
    case 0xEF:
      let isNone = byte(1) == 0xB7 && (0x90...0xAF).contains(byte(2)) || byte(1) == 0xBF && byte(2) >= 0xBE
      return isNone || byte(1) == 0xBB && byte(2) == 0xBF ? 3 : 0
    default: return 0
    }
  }

  /// Whether something that can be a character reference begins here.
  private func isReference(at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "&"), offset + 1 < end else { return false }
    var index = offset + 1
    if bytes[index] == UInt8(ascii: "#") { index += 1 }
    while index < end, index < offset + 40 {
      switch bytes[index] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: index += 1
      case 0x3B: return index > offset + 1
      default: return false
      }
    }
    return false
  }

  private static func length(of lead: UInt8) -> Int { lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

  /// Adds the characters of a stretch of the source.
  private func append(_ range: Range<Int>, to units: inout [ProseUnit]) {
    Self.append(UnsafeBufferPointer(rebasing: bytes[range]), offset: range.lowerBound, to: &units)
  }

  /// Adds the characters of valid UTF-8 that begins at an offset.
  static func append(_ text: UnsafeBufferPointer<UInt8>, offset: Int, to units: inout [ProseUnit]) {
    units.reserveCapacity(units.count + text.count)
    let ascii = ProseUnit.Kind.ascii
    var index = 0
    while index < text.count {
      let lead = text[index]
      if lead < 0x80 {
        units.append(ProseUnit(scalar: UInt32(lead), offset: offset + index, kind: ascii[Int(lead)]))
        index += 1
        continue
      }
      let length = length(of: lead)
      guard index + length <= text.count else { return }
      var scalar = UInt32(lead) & (0x7F >> UInt32(length))
      for distance in 1..<length { scalar = scalar << 6 | UInt32(text[index + distance] & 0x3F) }
      units.append(ProseUnit(scalar: scalar, offset: offset + index, kind: ProseUnit.Kind(beyondASCII: scalar)))
      index += length
    }
  }
}
