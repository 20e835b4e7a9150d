import Diagnostics

/// Compares what blocks print on a page with what they print in its source.
///
/// What runs is proven on each page; a translation can still show the output of other texts. So the numbers of lines are
/// compared, and in each line the numbers and the words of code that remain when the texts of the page's own string
/// literals are taken out; a line that is the whole text of a literal has to be that of the literal that stands for it.
struct OutputComparison {
  struct Difference {
    var message: String
    var range: SourceRange?
    var sourceRange: SourceRange?
  }

  private let texts: OutputTexts
  private let sourceTexts: OutputTexts
  /// For each text that is a whole literal of the source's, the texts that stand for it.
  private var translations: [[UInt8]: Set<[UInt8]>] = [:]
  /// Names in the code of both pages that are no words of their texts: an output that holds one has it from a value.
  private let names: Set<[UInt8]>

  init(_ parts: PageParts, _ source: PageParts) {
    texts = OutputTexts(parts)
    sourceTexts = OutputTexts(source)
    names = texts.names.intersection(sourceTexts.names).subtracting(texts.words).subtracting(sourceTexts.words)
    // With other literals than in the source it is unknown which of them stand for which.
    guard texts.literals.count == sourceTexts.literals.count else { return }
    for (text, original) in zip(texts.literals, sourceTexts.literals) {
      guard let text, let original else { continue }
      translations[original, default: []].insert(text)
    }
  }

  func difference(_ output: CodePart, _ source: CodePart) -> Difference? {
    guard output.code != source.code else { return nil }
    let lines = Self.lines(of: output.code)
    let originals = Self.lines(of: source.code)
    guard lines.count == originals.count else {
      return Difference(
        message: "output has \(ParityReporter.count(lines.count, "line")), in the source \(originals.count)")
    }
    for (line, original) in zip(lines, originals) {
      let text = Array(output.code[line])
      let wanted = Array(source.code[original])
      guard let what = difference(text, wanted) else { continue }
      return Difference(message: what, range: output.range(of: line), sourceRange: source.range(of: original))
    }
    return nil
  }

  /// In words how the value in a comment differs from that in the source.
  func difference(value comment: ArraySlice<UInt8>, _ source: ArraySlice<UInt8>) -> String? {
    difference(Self.value(in: comment), Self.value(in: source), of: "value")
  }

  /// What stands behind the arrow of a comment.
  private static func value(in comment: ArraySlice<UInt8>) -> [UInt8] {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || CodeSyntax.isSpace(byte) }
    var value = comment.drop(while: isBlank)
    for arrow in [Array("→".utf8), Array("->".utf8)] where value.starts(with: arrow) {
      value = value.dropFirst(arrow.count).drop(while: CodeSyntax.isSpace)
      break
    }
    while let last = value.last, CodeSyntax.isSpace(last) { value.removeLast() }
    return Array(value)
  }

  /// In words how a line differs from that of the source.
  private func difference(_ line: [UInt8], _ source: [UInt8], of subject: String = "output") -> String? {
    if line == source { return nil }
    let here = String(decoding: line, as: UTF8.self)
    if let wanted = translations[source], !source.isEmpty {
      if wanted.contains(line) { return nil }
      let text = wanted.sorted { $0.lexicographicallyPrecedes($1) }.first ?? []
      return "\(subject) is '\(here)', the text in the code is '\(String(decoding: text, as: UTF8.self))'"
    }
    let shape = texts.shape(of: line, names)
    let original = sourceTexts.shape(of: source, names)
    if shape.numbers != original.numbers {
      return "\(subject) has \(Self.list(shape.numbers)), in the source \(Self.list(original.numbers))"
    }
    guard shape.words != original.words else { return nil }
    return "\(subject) has \(Self.list(shape.words)), in the source \(Self.list(original.words))"
  }

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "none" : texts.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The lines without white space at their ends, up to the last that has any text.
  private static func lines(of code: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < code.count {
      let end = code[start...].firstIndex(of: 0x0A) ?? code.count
      var last = end
      while last > start, CodeSyntax.isSpace(code[last - 1]) { last -= 1 }
      lines.append(start..<last)
      start = end + 1
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
