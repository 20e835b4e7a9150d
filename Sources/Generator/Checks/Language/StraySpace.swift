package import Diagnostics

/// Finds spaces that do not belong in prose: two together, before punctuation, inside brackets, beside full-width signs.
enum StraySpace {
  static func check(_ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport) {
    for place in passage.points {
      if passage.units[place].kind == .space {
        checkRun(at: place, passage, language, &report)
      } else if passage.units[place].kind == .sign {
        checkSign(at: place, passage, language, &report)
      }
    }
  }

  private static func checkRun(
    at place: Int, _ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport
  ) {
    var end = place
    var isBroken = false
    while end < passage.units.count, passage.units[end].kind == .space {
      if passage.units[end].isNewline { isBroken = true }
      end += 1
    }
    // The end of a line takes the spaces beside it away.
    guard !isBroken, place > 0, end < passage.units.count else { return }
    let scalar = passage.units[place].scalar
    if end - place > 1 {
      let isBoundSpace = passage.units[place..<end].contains { $0.scalar == 0xA0 || $0.scalar == 0x202F }
      report.add(
        .straySpace, place..<end, of: passage,
        isBoundSpace ? "spaces on both sides of one that does not break" : "\(end - place) spaces in a row",
        remedy: "write one", replacement: isBoundSpace ? nil : " ")
    } else if scalar == 0x09 {
      report.add(.straySpace, place..<end, of: passage, "tab in a text", remedy: "write a space", replacement: " ")
    } else if scalar == 0x3000, language.script != .han {
      report.add(
        .straySpace, place..<end, of: passage, "ideographic space in a text", remedy: "write a space", replacement: " ")
    }
  }

  private static func checkSign(
    at place: Int, _ passage: Passage, _ language: ProseLanguage, _ report: inout LanguageReport
  ) {
    let scalar = passage.units[place].scalar
    if language.script == .han, isFullWidth(scalar) {
      checkFullWidth(at: place, passage, &report)
    } else if language.hasSpacedMarks, "«»;:!?".unicodeScalars.contains(where: { $0.value == scalar }) {
      checkFrench(scalar, at: place, passage, &report)
    } else if Signs.ends(scalar) {
      checkBefore(scalar, at: place, passage, &report)
    } else if Signs.brackets[scalar] != nil || scalar == 0xAB {
      guard scalar != 0xAB || language.quotations.outer.open == 0xAB && !language.hasSpacedMarks else { return }
      checkInside(at: place, step: 1, passage, &report)
    } else if Signs.closingBrackets[scalar] != nil || scalar == 0xBB {
      guard scalar != 0xBB || language.quotations.outer.open == 0xAB && !language.hasSpacedMarks else { return }
      checkInside(at: place, step: -1, passage, &report)
    }
  }

  /// A space before a comma, full stop, colon or question mark.
  private static func checkBefore(
    _ scalar: UInt32, at place: Int, _ passage: Passage, _ report: inout LanguageReport
  ) {
    guard scalar != 0x2026, place > 1, isPlainSpace(passage.units[place - 1]) else { return }
    let before = passage.units[place - 2]
    guard before.kind != .space, before.kind != .sign || Signs.closes(before.scalar) else { return }
    // A dot or a colon before a word is part of the word, and several signs are no punctuation.
    if let after = passage.unit(after: place), after.kind != .space {
      if isComma(scalar), after.kind.isLetter {
        return report.add(
          .straySpace, place - 1..<place, of: passage,
          "space before \(passage.text(place..<place + 1)), and none behind",
          remedy: "write the space behind it")
      }
      guard after.kind == .sign, after.scalar != scalar, Signs.closes(after.scalar), after.scalar != 0x29 else {
        return
      }
    }
    report.add(
      .straySpace, place - 1..<place, of: passage,
      "space before \(Unicode.Scalar(scalar).map { String($0) } ?? "")", remedy: "delete it", replacement: "")
  }

  /// Commas and semicolons, with which no word begins.
  private static func isComma(_ scalar: UInt32) -> Bool {
    scalar == 0x2C || scalar == 0x3B || scalar == 0x060C || scalar == 0x061B
  }

  /// A space behind an opening bracket, or before a closing one.
  private static func checkInside(at place: Int, step: Int, _ passage: Passage, _ report: inout LanguageReport) {
    let scalar = passage.units[place].scalar
    let (space, next) = (place + step, place + 2 * step)
    guard passage.units.indices.contains(space), passage.units.indices.contains(next),
      isPlainSpace(passage.units[space]), passage.units[next].kind != .space
    else { return }
    // A face, and brackets that hold nothing or stand between spaces themselves, are meant as signs.
    guard Signs.brackets[passage.units[next].scalar] == nil, Signs.closingBrackets[passage.units[next].scalar] == nil,
      !(step > 0 && place > 0 && ":;=-".unicodeScalars.contains { $0.value == passage.units[place - 1].scalar }),
      hasPartner(at: place, step: step, passage)
    else { return }
    // `[ x ]` shows a box.
    let end = place + 4 * step
    if scalar == 0x5B || scalar == 0x5D, passage.units.indices.contains(end),
      passage.units[end].scalar == (scalar == 0x5B ? 0x5D : 0x5B)
    {
      return
    }
    let sign = passage.text(place..<place + 1)
    report.add(
      .straySpace, space..<space + 1, of: passage, step > 0 ? "space behind \(sign)" : "space before \(sign)",
      remedy: "delete it", replacement: "")
  }

  private static func hasPartner(at place: Int, step: Int, _ passage: Passage) -> Bool {
    let scalar = passage.units[place].scalar
    let partner = Signs.brackets[scalar] ?? Signs.closingBrackets[scalar] ?? (scalar == 0xAB ? 0xBB : 0xAB)
    let rest = step > 0 ? passage.units[(place + 1)...] : passage.units[..<place]
    return rest.contains { $0.scalar == partner }
  }

  private static func isPlainSpace(_ unit: ProseUnit) -> Bool { unit.scalar == 0x20 }
}

// MARK: - Full-width signs

extension StraySpace {
  private static func isFullWidth(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3001, 0x3002, 0x3008...0x3011, 0x3014, 0x3015, 0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B,
      0xFF1F:
      true
    default: false
    }
  }

  /// A full-width sign brings its own space on both sides; at the edge of emphasis other readers of Markdown need one.
  private static func checkFullWidth(at place: Int, _ passage: Passage, _ report: inout LanguageReport) {
    let units = passage.units
    let sign = passage.text(place..<place + 1)
    if place > 1, isPlainSpace(units[place - 1]), units[place - 2].kind != .space,
      !passage.spans.contains(where: { $0.units.lowerBound == place && $0.kind.isEmphasis })
    {
      report.add(
        .straySpace, place - 1..<place, of: passage, "space before the full-width \(sign)", remedy: "delete it",
        replacement: "")
    }
    if place + 2 < units.count, isPlainSpace(units[place + 1]), units[place + 2].kind != .space,
      !passage.spans.contains(where: { $0.units.upperBound == place + 1 && $0.kind.isEmphasis })
    {
      report.add(
        .straySpace, place + 1..<place + 2, of: passage, "space behind the full-width \(sign)", remedy: "delete it",
        replacement: "")
    }
  }
}

// MARK: - French

extension StraySpace {
  /// French has a narrow space that does not break inside its quotation marks and before high punctuation.
  private static func checkFrench(
    _ scalar: UInt32, at place: Int, _ passage: Passage, _ report: inout LanguageReport
  ) {
    let neighbour = scalar == 0xAB ? place + 1 : place - 1
    guard passage.units.indices.contains(neighbour), isPlainSpace(passage.units[neighbour]) else { return }
    if scalar != 0xAB, scalar != 0xBB, let after = passage.unit(after: place), after.kind != .space { return }
    let sign = passage.text(place..<place + 1)
    report.add(
      .straySpace, neighbour..<neighbour + 1, of: passage,
      scalar == 0xAB ? "space behind « that can break" : "space before \(sign) that can break",
      remedy: "write a narrow no-break space, U+202F", replacement: "\u{202F}")
  }
}

extension DiagnosticCode {
  package static let straySpace = DiagnosticCode(
    "stray-space",
    explanation: """
      Between two words stands one space; none stands before a comma, a full stop, a colon or a question mark, behind an \
      opening bracket or before a closing one, or beside the full-width signs of Chinese and Japanese, which bring their \
      own. French sets its « », ; : ! ? apart with a narrow space that does not break (U+202F), and only an ordinary one \
      there is found. Tabs and ideographic spaces have no place in running text. Spaces at the ends of lines and in code \
      are not looked at. Delete the space, or write the one that the finding names.
      """)
}
