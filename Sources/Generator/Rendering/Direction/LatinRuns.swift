/// Finds the stretches of right-to-left prose that have to be isolated as left-to-right: terms such as `iOS 26+`,
/// `@Observable`, `.sheet`, `C++`, versions, paths and addresses, with the signs that belong to them.
///
/// A run is what the bidirectional algorithm would itself read as one left-to-right run (words with nothing but space
/// between them), grown by the signs at its edges that are part of the term, and cut where the signs between two terms
/// belong to the sentence: at an Arabic comma, at the comma of a list of names, at parentheses and dashes.
struct LatinRuns {
  private let text: DirectionalText

  /// The runs in flattened text (see `TextMarker`), in order.
  static func find(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard DirectionalText.mayHoldLeftToRight(bytes) else { return [] }
    let scanner = LatinRuns(text: DirectionalText(bytes))
    if let sentence = scanner.wholeSentence() { return [sentence] }
    return scanner.runs()
  }

  private init(text: DirectionalText) { self.text = text }

  private func runs() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    var floor = 0
    while index < text.count {
      let (kind, length) = text.character(at: index)
      guard kind == .leftToRight || kind == .digit else {
        index += length
        continue
      }
      let run = run(from: index, notBefore: floor)
      if run.needsIsolation { found.append(run.range) }
      index = run.range.upperBound
      floor = index
    }
    return found
  }

  /// A whole paragraph in a left-to-right language: a sentence keeps its own full stop.
  private func wholeSentence() -> Range<Int>? {
    var words = 0
    var previous = TextClass.space
    var index = 0
    while index < text.count {
      let (kind, length) = text.character(at: index)
      if kind == .rightToLeft || kind == .wall { return nil }
      if kind == .leftToRight, previous == .space || previous == .sign { words += 1 }
      if kind != .mark { previous = kind }
      index += length
    }
    guard words >= 4 else { return nil }
    var end = text.count
    while end > 0, text.kind(before: end) == .space { end -= 1 }
    return text.skipSpaces(from: 0)..<end
  }

  // MARK: One run

  private struct Run {
    var range: Range<Int>
    var needsIsolation: Bool
  }

  private func run(from first: Int, notBefore floor: Int) -> Run {
    var hasLetters = false
    let start = leadingSigns(before: first, notBefore: floor)
    var end = token(from: openedBracket(at: start) ?? first, hasLetters: &hasLetters)
    if !hasLetters, start < first { hasLetters = holdsLetters(start..<end) }
    while let next = continuation(after: end, hasLetters: hasLetters) {
      end = token(from: next, hasLetters: &hasLetters)
    }
    end = TermBrackets.wideEnd(of: start..<end, in: text)
    let isSingleMarker = end == start + 1 && text.byte(at: start) == TextMarker.leftToRight
    let isBareNumber = !hasLetters && !(start..<end).contains { text.character(at: $0).kind != .digit }
    return Run(range: start..<end, needsIsolation: !isSingleMarker && !isBareNumber)
  }

  private func holdsLetters(_ range: Range<Int>) -> Bool {
    range.contains { text.character(at: $0).kind == .leftToRight }
  }

  /// The start of the signs that stand directly before a term and belong to it.
  private func leadingSigns(before first: Int, notBefore floor: Int) -> Int {
    var start = first
    while start > floor, let length = TermSigns.leading(endingAt: start, in: text, beforeDigit: isDigit(first)) {
      start -= length
    }
    // After a letter of the sentence itself a hyphen or slash is the sentence's own: `ב-SwiftUI`.
    while start < first, text.kind(before: start) == .rightToLeft, TermSigns.joinsProse(text.byte(at: start)) {
      start += 1
    }
    // An opening bracket comes along only with the bracket that closes it.
    while start < first, let closer = TermSigns.closer(of: text.byte(at: start)),
      TermBrackets.end(of: closer, from: start, in: text) == nil
    {
      if text.byte(at: start) == UInt8(ascii: "<"), isDigit(first) { break }
      start += 1
    }
    return start
  }

  private func isDigit(_ index: Int) -> Bool { text.kind(at: index) == .digit }

  /// Where to go on after the bracket that a term begins with.
  private func openedBracket(at start: Int) -> Int? {
    guard let closer = TermSigns.closer(of: text.byte(at: start)) else { return nil }
    return TermBrackets.end(of: closer, from: start, in: text)
  }

  /// The end of the term whose first letter, digit or closed bracket ends at or begins at `first`.
  private func token(from first: Int, hasLetters: inout Bool) -> Int {
    var end = first
    while end < text.count {
      let (kind, length) = text.character(at: end)
      switch kind {
      case .leftToRight:
        hasLetters = true
        end += length
      case .digit, .atom, .mark: end += length
      case .sign:
        guard let next = signs(from: end) else { return end }
        if !hasLetters { hasLetters = holdsLetters(end..<next) }
        end = next
      case .space, .rightToLeft, .wall: return end
      }
    }
    return end
  }

  /// The end of the signs at `start` that belong to the term before them: a closed bracket, signs between two parts of
  /// a term, or signs that end one.
  private func signs(from start: Int) -> Int? {
    if let closer = TermSigns.closer(of: text.byte(at: start)),
      let end = TermBrackets.end(of: closer, from: start, in: text)
    {
      return end
    }
    if let end = TermSigns.connector(from: start, in: text) { return end }
    return TermSigns.trailing(from: start, in: text)
  }

  /// Where the run goes on after a gap, if what stands in the gap belongs to the run.
  private func continuation(after end: Int, hasLetters: Bool) -> Int? {
    if let next = TermGaps.lowercaseWord(afterCommaAt: end, in: text), hasLetters { return next }
    let next = text.skipSpaces(from: end)
    guard next > end, next < text.count else { return nil }
    if !hasLetters { return TermGaps.unit(at: next, in: text) ?? TermGaps.term(afterOperatorAt: next, in: text) }
    return TermGaps.term(at: next, in: text) ?? TermGaps.term(afterOperatorAt: next, in: text)
  }
}
