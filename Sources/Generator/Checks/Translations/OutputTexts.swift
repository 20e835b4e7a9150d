import Snippets

/// The texts of a page's string literals, as they can turn up in what its blocks print.
struct OutputTexts {
  /// What remains of a line without those texts, each sorted, since a sentence is ordered otherwise in another language.
  struct Shape: Equatable {
    var numbers: [String] = []
    var words: [String] = []
  }

  /// For each literal of the page's Swift blocks its text, or nil where it has expressions or escapes.
  private(set) var literals: [[UInt8]?] = []
  /// The names in the page's Swift code.
  private(set) var names: Set<[UInt8]> = []
  /// The words of its literals.
  private(set) var words: Set<[UInt8]> = []
  /// Pieces of literals that a shape would see, by their first byte, longest first.
  private var pieces: [UInt8: [[UInt8]]] = [:]

  init(_ page: PageParts) {
    let codes = page.sections.flatMap(\.parts).compactMap { part in
      if case .code(let code) = part.content { code } else { nil }
    }
    guard codes.contains(where: { $0.isOutput || $0.attributes?.mode == .run }) else { return }
    var found: Set<[UInt8]> = []
    for code in codes where code.language == "swift" {
      for token in code.tokens ?? [] {
        guard token.text == CodeToken.literal else {
          if Self.isName(code.code[token.range]) { names.insert(Array(code.code[token.range])) }
          continue
        }
        let texts = token.texts.flatMap { Self.pieces(of: code.code[$0]) }
        for text in texts { words.formUnion(text.split { !CodeSyntax.isWord($0) }.map(Array.init)) }
        literals.append(token.expressions.isEmpty && texts.count == 1 ? texts[0] : nil)
        for text in texts where text.contains(where: Self.isSeen) { found.insert(text) }
      }
    }
    pieces = Dictionary(grouping: found, by: { $0[0] }).mapValues { texts in
      texts.sorted { $0.count != $1.count ? $0.count > $1.count : $0.lexicographicallyPrecedes($1) }
    }
  }

  /// The text of a run of a literal, without quotation marks, divided where an escape or a line end stands.
  private static func pieces(of literal: ArraySlice<UInt8>) -> [[UInt8]] {
    let quotes: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "#")]
    let start = literal.firstIndex { !quotes.contains($0) } ?? literal.endIndex
    let end = literal.lastIndex { !quotes.contains($0) }.map { $0 + 1 } ?? start
    var pieces: [[UInt8]] = []
    var piece: [UInt8] = []
    var index = start
    while index < end {
      let byte = literal[index]
      if byte == 0x0A || byte == UInt8(ascii: "\\") {
        if !piece.isEmpty { pieces.append(piece) }
        piece = []
        index += byte == 0x0A ? 1 : 2
      } else {
        piece.append(byte)
        index += 1
      }
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }

  private static func isName(_ token: ArraySlice<UInt8>) -> Bool {
    token.count > 1 && token.allSatisfy { CodeSyntax.isWord($0) && $0 < 0x80 }
      && !(0x30...0x39).contains(token[token.startIndex])
  }

  private static func isSeen(_ byte: UInt8) -> Bool { CodeSyntax.isWord(byte) && byte < 0x80 }

  /// The numbers in a line, and the words of code: those that look like code, and names.
  func shape(of line: [UInt8], _ names: Set<[UInt8]>) -> Shape {
    let scalars = Array(String(decoding: withoutTexts(line), as: UTF8.self).unicodeScalars)
    var shape = Shape()
    var index = 0
    while index < scalars.count {
      let start = index
      if Self.isEscape(scalars, at: index) {
        // A byte of an address: the letters of each language have others.
        index += 3
      } else if Self.digit(scalars[index]) != nil {
        var digits = ""
        while index < scalars.count, let digit = Self.digit(scalars[index]) ?? Self.separator(scalars, at: index) {
          digits += digit
          index += 1
        }
        shape.numbers.append(digits)
      } else if Self.isCode(scalars[index]) {
        while index < scalars.count, Self.isCode(scalars[index]) { index += 1 }
        let word = Self.trimmed(scalars[start..<index])
        let text = String(String.UnicodeScalarView(word))
        if Self.looksLikeCode(word) || names.contains(Array(text.utf8)) { shape.words.append(text) }
      } else {
        index += 1
      }
    }
    shape.numbers.sort()
    shape.words.sort()
    return shape
  }

  /// A line with a space for each text that stands in it as a whole word.
  private func withoutTexts(_ line: [UInt8]) -> [UInt8] {
    guard !pieces.isEmpty else { return line }
    var result: [UInt8] = []
    var index = 0
    while index < line.count {
      let isInside = index > 0 && Self.isSeen(line[index - 1]) && Self.isSeen(line[index])
      let text = isInside ? nil : pieces[line[index]]?.first { matches($0, line, index) }
      if let text {
        result.append(0x20)
        index += text.count
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return result
  }

  private func matches(_ text: [UInt8], _ line: [UInt8], _ start: Int) -> Bool {
    guard line[start...].starts(with: text) else { return false }
    let end = start + text.count
    return end == line.count || !Self.isSeen(line[end]) || !Self.isSeen(line[end - 1])
  }

  /// Whether a byte stands here as in an address, `%D9`.
  private static func isEscape(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard scalars[index] == "%", index + 2 < scalars.count else { return false }
    return scalars[index + 1...index + 2].allSatisfy { $0.isASCII && $0.properties.isASCIIHexDigit }
  }

  /// The digit that a character of any script stands for.
  private static func digit(_ scalar: Unicode.Scalar) -> String? {
    guard scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue else {
      return nil
    }
    return String(Int(value))
  }

  /// Nothing, for a sign that groups the digits on both sides of it; languages have other signs.
  private static func separator(_ scalars: [Unicode.Scalar], at index: Int) -> String? {
    guard index + 1 < scalars.count, digit(scalars[index + 1]) != nil else { return nil }
    return [",", ".", "٫", "٬", "'", "’"].contains(scalars[index]) ? "" : nil
  }

  private static func isCode(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return false }
    return CodeSyntax.isWord(UInt8(scalar.value)) || scalar == "." || scalar == "@" || scalar == "#"
  }

  private static func trimmed(_ word: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    var word = word
    while let last = word.last, last == "." { word.removeLast() }
    return word
  }

  /// Values that Swift prints in its own words, whatever the language of the page.
  private static let values = ["true", "false", "nil"].map { Array($0.unicodeScalars) }

  /// Whether a word can be no word of prose: it has a capital behind a small letter, a low line or a dot within it,
  /// begins with a sign of code, or is a value as Swift prints it.
  private static func looksLikeCode(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = word.first, word.count > 1 else { return false }
    if first == "." || first == "@" || first == "#" || values.contains(where: { $0.elementsEqual(word) }) {
      return true
    }
    return zip(word, word.dropFirst()).contains { before, after in
      after == "_" || after == "." || ("a"..."z").contains(before) && ("A"..."Z").contains(after)
    }
  }
}
