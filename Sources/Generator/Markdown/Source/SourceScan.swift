internal import Languages

/// One pass over the author's text that finds what must be changed before it is parsed, and what it holds at all.
struct SourceScan {
  /// A change: so many bytes left out at an offset, and something put in there.
  struct Edit {
    enum Insertion { case nothing, letter, addressStart, addressEnd, replacementCharacter }

    var offset: Int
    var removed: Int
    var insertion: Insertion
  }

  private(set) var edits: [Edit] = []
  /// Where control characters and noncharacters stand that are left out.
  private(set) var illegal: [Int] = []
  private(set) var hasTildes = false
  /// Whether two asterisks or underscores stand beside each other.
  private(set) var hasEmphasisRuns = false
  private(set) var hasFootnotes = false
  /// Whether something looks like a reference to a link definition or footnote.
  private(set) var hasReferences = false
  /// Whether something looks like a link definition.
  private(set) var hasDefinitions = false
  private(set) var hasNumericReferences = false
  private(set) var hasBidiControls = false
  /// Whether U+200E or U+200F stands anywhere.
  private(set) var hasDirectionMarks = false

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the characters end that the last address was made of.
  private var addressRunEnd = 0

  /// `leavingOut`: stretches that the text must not have.
  init(_ bytes: UnsafeBufferPointer<UInt8>, leavingOut: [Range<Int>] = []) {
    self.bytes = bytes
    edits = leavingOut.map { Edit(offset: $0.lowerBound, removed: $0.count, insertion: .nothing) }
    Self.isPlain.withUnsafeBufferPointer { plain in
      var index = 0
      while index < bytes.count {
        index = plain[Int(bytes[index])] ? index + 1 : look(at: index)
      }
    }
  }

  /// Bytes that need no look: all but control characters, signs of Markdown with a rule here, and some lead bytes.
  private static let isPlain: [Bool] = (0...255).map { byte in
    switch byte {
    case 0x09, 0x0A: return true
    case 0x00...0x1F, 0x7F, 0xC2, 0xE2, 0xEF, 0xF0...0xFF: return false
    default: return !"*_~:w[&".utf8.contains(UInt8(byte))
    }
  }

  private func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0x0A }

  /// Looks at one character and returns where to go on.
  private mutating func look(at index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "*"):
      if byte(index + 1) == UInt8(ascii: "*") { hasEmphasisRuns = true }
      return lookAtRun(from: index)
    case UInt8(ascii: "_"): if byte(index + 1) == UInt8(ascii: "_") { hasEmphasisRuns = true }
    case UInt8(ascii: "~"):
      hasTildes = true
      return lookAtRun(from: index)
    case UInt8(ascii: ":"):
      if byte(index - 1) == UInt8(ascii: "]") { hasDefinitions = true }
      lookAtScheme(colon: index)
    case UInt8(ascii: "w"): lookAtHost(from: index)
    case UInt8(ascii: "["):
      if byte(index + 1) == UInt8(ascii: "^") {
        (hasFootnotes, hasReferences) = (true, true)
        keepBrokenFootnote(from: index)
      }
      if byte(index - 1) == UInt8(ascii: "]") { hasReferences = true }
    case UInt8(ascii: "&"):
      guard byte(index + 1) == UInt8(ascii: "#") else { break }
      hasNumericReferences = true
      if BidiControls.reference(in: bytes, at: index) != nil { hasBidiControls = true }
    case 0xE2:
      if BidiControls.isControl(bytes, at: index) { hasBidiControls = true }
      if BidiControls.lengthOfMark(bytes, at: index) > 0 { hasDirectionMarks = true }
    case 0x00: edits.append(Edit(offset: index, removed: 1, insertion: .replacementCharacter))
    case 0x0D where byte(index + 1) == 0x0A: edits.append(Edit(offset: index, removed: 1, insertion: .nothing))
    default:
      let length = SourceMarker.lengthOfIllegal(bytes, at: index)
      guard length > 0 else { break }
      edits.append(Edit(offset: index, removed: length, insertion: .nothing))
      illegal.append(index)
      return index + length
    }
    return index + 1
  }

  /// Lets a run of asterisks or tildes open or close emphasis next to a sign where a letter stands on the other side.
  ///
  /// CommonMark asks for a space or a sign there; text that is written without spaces, and the one-letter words that
  /// Arabic and Hebrew write together with the next (`و**«…»**`), have letters. A marker that counts as a letter takes
  /// the sign's place.
  private mutating func lookAtRun(from start: Int) -> Int {
    var end = start + 1
    while byte(end) == bytes[start] { end += 1 }
    guard byte(start - 1) >= 0x80 || byte(end) >= 0x80 else { return end }
    let before = bytes.scalar(before: start)
    let after = bytes.scalar(from: end)
    guard !CharacterClasses.isSpace(before), !CharacterClasses.isSpace(after),
      standsTogether(before) || standsTogether(after)
    else { return end }
    let signBefore = CharacterClasses.isPunctuation(before)
    guard signBefore != CharacterClasses.isPunctuation(after) else { return end }
    edits.append(Edit(offset: signBefore ? start : end, removed: 0, insertion: .letter))
    return end
  }

  private func standsTogether(_ scalar: Unicode.Scalar) -> Bool {
    CharacterClasses.isEastAsian(scalar) || CharacterClasses.isHangul(scalar)
      || CharacterClasses.isRightToLeft(scalar)
  }

  private mutating func lookAtScheme(colon: Int) {
    guard byte(colon + 1) == UInt8(ascii: "/"), byte(colon + 2) == UInt8(ascii: "/") else { return }
    var start = colon
    while start > 0, isLetter(bytes[start - 1]) { start -= 1 }
    endAddress(from: start, host: colon + 3)
  }

  private mutating func lookAtHost(from start: Int) {
    guard byte(start + 1) == UInt8(ascii: "w"), byte(start + 2) == UInt8(ascii: "w"),
      byte(start + 3) == UInt8(ascii: "."), !isLetter(byte(start - 1)), byte(start - 1) != UInt8(ascii: "/")
    else { return }
    endAddress(from: start, host: start + 4)
    // The parser finds such an address only behind a space or an opening sign of ASCII.
    if byte(start - 1) >= 0x80, standsTogether(bytes.scalar(before: start)), isBare(start) {
      edits.append(Edit(offset: start, removed: 0, insertion: .addressStart))
    }
  }

  /// Ends a bare address before its first non-ASCII character, which belongs to the sentence round it.
  private mutating func endAddress(from start: Int, host: Int) {
    // One run of address characters may hold the beginnings of very many addresses.
    if host > addressRunEnd {
      addressRunEnd = host
      while addressRunEnd < bytes.count, isOfAddress(bytes[addressRunEnd]) { addressRunEnd += 1 }
    }
    let end = addressRunEnd
    guard end > host, byte(end) >= 0x80, edits.last.map({ $0.offset < start }) ?? true, isBare(start) else { return }
    edits.append(Edit(offset: end, removed: 0, insertion: .addressEnd))
  }

  private func isOfAddress(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "<") }

  /// Whether an address stands in running text, and not in a link's target, an attribute or angle brackets.
  private func isBare(_ start: Int) -> Bool {
    var index = start - 1
    while byte(index) == 0x20 || byte(index) == 0x0A && index > 0 { index -= 1 }
    guard index >= 0 else { return true }
    switch bytes[index] {
    case UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "/"): return false
    case UInt8(ascii: "("), UInt8(ascii: ":"): return byte(index - 1) != UInt8(ascii: "]")
    default: return true
    }
  }

  /// Keeps a reference to a footnote text whose label goes over the end of a line: the parser would drop its words.
  private mutating func keepBrokenFootnote(from start: Int) {
    var index = start + 2
    while index < bytes.count, index - start < 1000, bytes[index] != UInt8(ascii: "]") {
      if bytes[index] == UInt8(ascii: "[") || bytes[index] == 0x0A && byte(index + 1) == 0x0A { return }
      index += 1
    }
    guard byte(index) == UInt8(ascii: "]"), bytes[start..<index].contains(0x0A) else { return }
    edits.append(Edit(offset: start + 1, removed: 0, insertion: .letter))
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}

extension SourceScan {
  /// The first character of each line that is left out, and how many more are.
  func illegalByLine() -> [(line: Int, column: Int, scalar: Unicode.Scalar, count: Int)] {
    var findings: [(line: Int, column: Int, scalar: Unicode.Scalar, count: Int)] = []
    var (index, line, lineStart) = (0, 0, 0)
    for offset in illegal {
      while index < offset {
        if bytes[index] == 0x0A { (line, lineStart) = (line + 1, index + 1) }
        index += 1
      }
      if let last = findings.last, last.line == line {
        findings[findings.count - 1].count += 1
      } else {
        findings.append((line, offset - lineStart + 1, bytes.scalar(from: offset), 1))
      }
    }
    return findings
  }
}
