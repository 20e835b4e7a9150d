/// Divides a text into the terms by which it is found; the page does the same to what a reader types (`search.js`).
///
/// A word is a run of letters, digits and low lines of one kind: Han characters and kana, a script that is written from
/// right to left, or any other. Han characters give each two that stand together, since no space divides words; names
/// in camel case or with low lines give their parts as well as the whole.
struct SearchTokenizer {
  /// A word found, folded.
  struct Word {
    let bytes: UnsafeBufferPointer<UInt8>
    let isHan: Bool
  }

  private let letters = SearchLetters()
  /// The word that is being read, folded.
  private var word: [UInt8] = []
  /// Whether the word is of ASCII letters, digits and low lines only, so that it is as long as its folded form.
  private var isPlain = true
  /// Whether a plain word can be of several parts.
  private var isMixed = false
  private var parts: [Range<Int>] = []

  /// Calls `body` with every word and every part of a name, as often as it occurs.
  mutating func forEachWord(of text: UnsafeBufferPointer<UInt8>, _ body: (Word) -> Void) {
    var index = 0
    while index < text.count {
      let (kind, length) = kind(at: index, in: text)
      guard kind != .none, kind != .mark else {
        index += length
        continue
      }
      let start = index
      readWord(of: kind, in: text, &index)
      guard !word.isEmpty else { continue }
      word.withUnsafeBufferPointer { body(Word(bytes: $0, isHan: kind == .han)) }
      if isPlain, isMixed { addParts(of: UnsafeBufferPointer(rebasing: text[start..<index]), body) }
    }
  }

  private mutating func addParts(of name: UnsafeBufferPointer<UInt8>, _ body: (Word) -> Void) {
    parts.removeAll(keepingCapacity: true)
    CamelCase.findParts(of: name, &parts)
    guard parts.count > 1 else { return }
    word.withUnsafeBufferPointer { word in
      for part in parts { body(Word(bytes: UnsafeBufferPointer(rebasing: word[part]), isHan: false)) }
    }
  }

  /// Reads the word that begins at `index`, to its end.
  private mutating func readWord(
    of kind: SearchLetters.Kind, in text: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) {
    word.removeAll(keepingCapacity: true)
    isPlain = kind == .other
    isMixed = false
    let start = index
    while index < text.count {
      let byte = text[index]
      if Self.isWordByte(byte) {
        guard kind == .other else { return }
        if byte < 0x5B {
          isMixed = isMixed || index > start || byte < 0x41
          word.append(byte < 0x41 ? byte : byte | 0x20)
        } else {
          if byte == 0x5F { isMixed = true }
          word.append(byte)
        }
        index += 1
      } else {
        guard readOther(of: kind, in: text, &index) else { return }
        isPlain = false
      }
    }
  }

  /// Reads a character of a word that is no ASCII letter, or a sign between two of its letters.
  private mutating func readOther(
    of kind: SearchLetters.Kind, in text: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Bool {
    let (value, length) = Self.scalar(at: index, in: text)
    if value >= 0x80 {
      if kind == .han, SearchLetters.isPlainHan(value) {
        word.append(contentsOf: UnsafeBufferPointer(rebasing: text[index..<index + length]))
        index += length
        return true
      }
      let entry = letters.entry(of: value)
      if entry.kind == kind || entry.kind == .mark {
        letters.fold(entry, of: value, to: &word)
        index += length
        return true
      }
    }
    guard Self.joins(value, in: kind), index + length < text.count,
      self.kind(at: index + length, in: text).kind == kind
    else { return false }
    index += length
    return true
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == 0x5F
  }

  private func kind(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> (kind: SearchLetters.Kind, length: Int) {
    if text[index] < 0x80 { return (Self.isWordByte(text[index]) ? .other : .none, 1) }
    let (value, length) = Self.scalar(at: index, in: text)
    if SearchLetters.isPlainHan(value) { return (.han, length) }
    return (letters.entry(of: value).kind, length)
  }

  /// The character at an offset of valid UTF-8, and how many bytes it takes.
  private static func scalar(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> (value: UInt32, length: Int) {
    let first = UInt32(text[index])
    func next(_ offset: Int) -> UInt32 { UInt32(text[index + offset] & 0x3F) }
    switch first {
    case 0xC2...0xDF where index + 1 < text.count: return ((first & 0x1F) << 6 | next(1), 2)
    case 0xE0...0xEF where index + 2 < text.count: return ((first & 0xF) << 12 | next(1) << 6 | next(2), 3)
    case 0xF0...0xF4 where index + 3 < text.count:
      return ((first & 0x7) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    default: return (first < 0x80 ? first : 0xFFFD, 1)
    }
  }

  /// Whether a sign between two letters is a part of the word: an apostrophe, gershayim however typed, a joiner.
  private static func joins(_ value: UInt32, in kind: SearchLetters.Kind) -> Bool {
    switch value {
    case 0x22, 0x05F3, 0x05F4: kind == .rightToLeft
    case 0x27, 0x2019, 0x02BC, 0x200C, 0x200D, 0xAD: kind != .han
    default: false
    }
  }
}
