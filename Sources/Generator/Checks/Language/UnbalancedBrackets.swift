package import Diagnostics

/// Finds brackets without a partner in their paragraph, heading or cell.
enum UnbalancedBrackets {
  static func check(_ passage: Passage, _ report: inout LanguageReport) {
    var open: [Int] = []
    let firstItem = passage.points.first { beginsEnumeration(at: $0, passage) }
    for place in passage.points {
      let scalar = passage.units[place].scalar
      if Signs.brackets[scalar] != nil {
        if !isQuoted(at: place, passage), !isFace(at: place, passage) { open.append(place) }
      } else if let partner = Signs.closingBrackets[scalar] {
        guard !isQuoted(at: place, passage), !isCharacterData(at: place, passage) else { continue }
        if let last = open.last {
          let found = passage.units[last].scalar
          if found == partner {
            open.removeLast()
          } else if isInterval(last..<place, passage) {
            open.removeLast()
          } else if open.contains(where: { passage.units[$0].scalar == partner }) {
            while let inner = open.popLast(), passage.units[inner].scalar != partner {
              reportOpen(inner, passage, &report)
            }
          } else if isEnumeration(at: place, from: firstItem, passage) || isFace(at: place, passage) {
            continue
          } else if !standsAlone(place, passage) {
            open.removeLast()
            reportOther(place, for: last, passage, &report)
          }
        } else if !isEnumeration(at: place, from: firstItem, passage), !isFace(at: place, passage),
          !standsAlone(place, passage)
        {
          report.add(
            .unbalancedBrackets, place..<place + 1, of: passage, "\(passage.text(place..<place + 1)) closes no bracket",
            remedy: "add its partner, or delete it")
        }
      }
    }
    for place in open where !standsAlone(place, passage) { reportOpen(place, passage, &report) }
  }

  private static func reportOpen(_ place: Int, _ passage: Passage, _ report: inout LanguageReport) {
    report.add(
      .unbalancedBrackets, place..<place + 1, of: passage,
      "\(passage.text(place..<place + 1)) is not closed in this text", remedy: "add its partner, or delete it")
  }

  private static func reportOther(
    _ place: Int, for open: Int, _ passage: Passage, _ report: inout LanguageReport
  ) {
    let right = Signs.brackets[passage.units[open].scalar].flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    report.add(
      .unbalancedBrackets, place..<place + 1, of: passage,
      "\(passage.text(place..<place + 1)) closes a bracket that began with \(passage.text(open..<open + 1))",
      remedy: "write \(right)", replacement: right)
  }
}

// MARK: - What is no bracket

extension UnbalancedBrackets {
  /// A bracket between quotation marks is spoken of and not used, and so is one that is the whole text.
  private static func isQuoted(at place: Int, _ passage: Passage) -> Bool {
    guard let before = passage.unit(before: place), let after = passage.unit(after: place) else {
      return passage.units.count == 1
    }
    return Signs.isQuotationMark(before.scalar) && Signs.isQuotationMark(after.scalar)
  }

  /// `]]>` is the end of a section of XML.
  private static func isCharacterData(at place: Int, _ passage: Passage) -> Bool {
    let end = passage.units[place...].drop { $0.scalar == 0x5D }.first
    let before = place > 0 && passage.units[place - 1].scalar == 0x5D
    return end?.scalar == 0x3E && (before || place + 1 < passage.units.count && passage.units[place + 1].scalar == 0x5D)
  }

  /// Between spaces a bracket without a partner is a sign by itself.
  private static func standsAlone(_ place: Int, _ passage: Passage) -> Bool {
    passage.unit(before: place).map { $0.kind == .space } ?? false
      && passage.unit(after: place).map { $0.kind == .space } ?? false
  }

  /// `1)`, `a)` and `ב)` count the items of a list.
  ///
  /// Inside a sentence only what counts on, or begins to count, is no end of a bracket: (since iOS 17).
  private static func isEnumeration(at place: Int, from firstItem: Int?, _ passage: Passage) -> Bool {
    guard let firstItem, firstItem <= place, let number = itemNumber(before: place, passage) else { return false }
    guard number.lowerBound > 0 else { return true }
    let before = passage.units[number.lowerBound - 1]
    return before.kind == .space || Signs.isDash(before.scalar)
  }

  /// Whether a bracket stands behind the first number of an enumeration: `a)`, or `(a)` where the others are `b)`.
  private static func beginsEnumeration(at place: Int, _ passage: Passage) -> Bool {
    guard let number = itemNumber(before: place, passage) else { return false }
    guard number.lowerBound > 0 else { return true }
    let before = passage.units[number.lowerBound - 1]
    guard number.count == 1, firstNumbers.contains(passage.units[number.lowerBound].scalar) else { return false }
    return before.kind == .space || Signs.brackets[before.scalar] == passage.units[place].scalar
  }

  /// The letters or digits before a closing bracket, if they are few enough to count with.
  private static func itemNumber(before place: Int, _ passage: Passage) -> Range<Int>? {
    let scalar = passage.units[place].scalar
    guard scalar == 0x29 || scalar == 0xFF09 || scalar == 0x5D else { return nil }
    var start = place
    while start > 0, place - start < 4, isCounting(passage.units[start - 1].kind) { start -= 1 }
    guard start < place, place - start <= 3 else { return nil }
    return passage.units[start].kind.isLetter && place - start > 2 ? nil : start..<place
  }

  private static func isCounting(_ kind: ProseUnit.Kind) -> Bool {
    kind.isLetter || kind == .digit || kind == .otherDigit
  }

  /// 1, a, A, i, א, أ, ١, 一.
  private static let firstNumbers: Set<UInt32> = [0x31, 0x61, 0x41, 0x69, 0x05D0, 0x0623, 0x0661, 0x4E00]

  /// `:)`, `;-)` and `:(` are faces.
  private static func isFace(at place: Int, _ passage: Passage) -> Bool {
    func scalar(_ index: Int) -> UInt32 { index >= 0 ? passage.units[index].scalar : 0x20 }
    let eyes: (UInt32) -> Bool = { $0 == 0x3A || $0 == 0x3B || $0 == 0x3D }
    if eyes(scalar(place - 1)) { return scalar(place - 2) == 0x20 || scalar(place - 2) == 0x0A || place < 2 }
    return scalar(place - 1) == 0x2D && eyes(scalar(place - 2))
  }

  /// `[0, 1)` and `(0, 1]` are intervals of mathematics.
  private static func isInterval(_ units: Range<Int>, _ passage: Passage) -> Bool {
    let pair = (passage.units[units.lowerBound].scalar, passage.units[units.upperBound].scalar)
    guard pair == (0x5B, 0x29) || pair == (0x28, 0x5D) else { return false }
    let inside = passage.units[units.lowerBound + 1..<units.upperBound]
    return inside.contains { $0.scalar == 0x2C } && inside.count <= 24
  }
}

extension DiagnosticCode {
  package static let unbalancedBrackets = DiagnosticCode(
    "unbalanced-brackets",
    explanation: """
      Each bracket has its partner in the same paragraph, heading or cell: ( ), [ ], { }, （ ）, 《 》, 【 】 and their \
      siblings, across emphasis and links. Brackets in code do not count, nor do the numbers of a list (1), a)), faces \
      :-), intervals [0, 1) and a bracket between spaces or quotation marks, which is spoken of. Add the partner, or \
      delete the bracket.
      """)
}
