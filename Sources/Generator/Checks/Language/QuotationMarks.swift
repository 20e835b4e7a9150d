package import Diagnostics

/// Finds quotation marks that are not those of the page's language, or that have no partner.
struct QuotationMarks {
  /// One mark on the way to its partner.
  private struct Mark {
    var place: Int
    var scalar: UInt32
  }

  private let language: ProseLanguage
  private let style: QuotationStyle
  /// Straight marks, and pairs that the language has beside its first: wrong only on a page that has others.
  private var straight: [LanguageReport.Finding] = []
  private var second: [LanguageReport.Finding] = []
  private var hasFirst = false
  private var hasOwn = false

  init(_ language: ProseLanguage) {
    self.language = language
    style = language.quotations
  }

  mutating func check(_ passage: Passage, _ report: inout LanguageReport) {
    var open: [Mark] = []
    var isUncertain = false
    for place in passage.points {
      let scalar = passage.units[place].scalar
      guard isMark(scalar, at: place, in: passage, open: open) else { continue }
      let mark = Mark(place: place, scalar: scalar)
      switch role(of: mark, in: passage, open: open) {
      case .none: isUncertain = true
      case .opening: open.append(mark)
      case .closing:
        if let partner = open.popLast() {
          checkPair(partner, mark, inside: open.last, passage, &report)
        } else if !isUncertain {
          reportLoose(mark, "that closes no quotation in this text", passage, &report)
        }
      }
    }
    guard !isUncertain else { return }
    for mark in open { reportLoose(mark, "that is not closed in this text", passage, &report) }
  }

  /// Decides about what depends on the rest of the page.
  func finish(_ report: inout LanguageReport) {
    if hasOwn { for finding in straight { report.add(finding) } }
    if hasFirst { for finding in second { report.add(finding) } }
  }
}

// MARK: - Roles

extension QuotationMarks {
  private enum Role { case opening, closing, none }

  private func isMark(_ scalar: UInt32, at place: Int, in passage: Passage, open: [Mark]) -> Bool {
    switch scalar {
    case 0x22: !isInchOrGershayim(at: place, in: passage, open: open)
    case 0xAB, 0xBB, 0x201C, 0x201E, 0x201F, 0x2039, 0x203A, 0x300C...0x300F, 0xFF02: true
    case 0x201D: !isInchOrGershayim(at: place, in: passage, open: open)
    // Elsewhere these are apostrophes as often as marks.
    case 0x2018, 0x2019:
      language.script == .han
        && (passage.unit(before: place)?.kind == .han || passage.unit(after: place)?.kind == .han)
    default: false
    }
  }

  /// Whether a mark stands for inches or seconds, or inside an acronym of Hebrew.
  private func isInchOrGershayim(at place: Int, in passage: Passage, open: [Mark]) -> Bool {
    guard let before = passage.unit(before: place) else { return false }
    if before.kind == .hebrew, passage.unit(after: place)?.kind == .hebrew {
      return isInAcronym(place, passage, isQuoted: !open.isEmpty)
    }
    let scalar = passage.units[place].scalar
    guard before.kind == .digit, scalar == 0x22 || language.script == .latin else { return false }
    // A number between marks is no length.
    return open.last.map { $0.scalar != scalar && !isPair($0.scalar, scalar) } ?? true
  }

  /// Whether a mark between two Hebrew letters belongs to the word: one letter follows, or the ending of an inflection.
  ///
  /// A mark behind the word begins a quotation here only where none is open: ה"גן", but "דו"ח".
  private func isInAcronym(_ place: Int, _ passage: Passage, isQuoted: Bool) -> Bool {
    var end = place + 1
    while end < passage.units.count, passage.units[end].kind == .hebrew, end - place <= 4 { end += 1 }
    return end - place - 1 <= 3
      && (isQuoted || !passage.units[end...].prefix(1).contains { $0.scalar == passage.units[place].scalar })
  }

  private func role(of mark: Mark, in passage: Passage, open: [Mark]) -> Role {
    let before = passage.unit(before: mark.place)
    let after = passage.unit(after: mark.place)
    let beginsHere =
      before.map { $0.kind == .space || Signs.isDash($0.scalar) || Signs.brackets[$0.scalar] != nil } ?? true
    let endsHere =
      after.map { after in
        after.kind == .space || Signs.ends(after.scalar) || Signs.isDash(after.scalar)
          || Signs.closingBrackets[after.scalar] != nil
      } ?? true
    // Spaces on both sides: French, or the mark itself is meant.
    if beginsHere != endsHere, language.script != .han { return beginsHere ? .opening : .closing }
    return usualRole(of: mark, in: passage, open: open, standsAlone: beginsHere && endsHere)
  }

  private func usualRole(of mark: Mark, in passage: Passage, open: [Mark], standsAlone: Bool) -> Role {
    switch mark.scalar {
    case 0x22, 0xFF02:
      if standsAlone { return open.last?.scalar == mark.scalar ? .closing : .none }
      return open.last?.scalar == mark.scalar ? .closing : .opening
    case 0x201E: return .opening
    case 0x300C, 0x300E: return open.last?.scalar == mark.scalar + 1 ? .closing : .opening
    case 0x300D, 0x300F: return isTurned(mark, before: mark.scalar - 1, in: passage, open: open) ? .opening : .closing
    case 0x201C, 0x2018:
      if let last = open.last, isPair(last.scalar, mark.scalar) || last.scalar == mark.scalar + 1 { return .closing }
      return .opening
    case 0x201D, 0x2019:
      if open.isEmpty, isPair(mark.scalar, 0x201C) || isPair(mark.scalar, mark.scalar) { return .opening }
      return isTurned(mark, before: mark.scalar - 1, in: passage, open: open) ? .opening : .closing
    case 0xAB, 0x2039:
      if let last = open.last, last.scalar == mark.scalar + 0x10 || last.scalar == 0x203A { return .closing }
      return .opening
    default:
      if open.isEmpty, isPair(mark.scalar, 0xAB) || isPair(mark.scalar, 0x2039) { return .opening }
      return .closing
    }
  }

  /// Whether a closing mark begins a quotation that an opening one ends.
  private func isTurned(_ mark: Mark, before other: UInt32, in passage: Passage, open: [Mark]) -> Bool {
    guard open.isEmpty else { return false }
    let next = passage.points.first { $0 > mark.place && Signs.isQuotationMark(passage.units[$0].scalar) }
    return next.map { passage.units[$0].scalar == other } ?? false
  }

  private func isPair(_ open: UInt32, _ close: UInt32) -> Bool {
    style.accepted.contains(QuotationStyle.Pair(open: open, close: close))
  }
}

// MARK: - Findings

extension QuotationMarks {
  private mutating func checkPair(
    _ open: Mark, _ close: Mark, inside outer: Mark?, _ passage: Passage, _ report: inout LanguageReport
  ) {
    let pair = QuotationStyle.Pair(open: open.scalar, close: close.scalar)
    if isForeign(open.place..<close.place, pair, passage) { return }
    // Newspapers and books have “…” inside «…».
    if language.script == .arabic, outer?.scalar == 0xAB, pair == .curly { return }
    let wanted = outer == nil ? style.outer : style.inner
    if pair == .straight {
      if language.isChinese, hugsHan(open, close, passage) {
        for finding in mends(open, close, wanted, "straight quotation mark in Chinese text", passage) {
          report.add(finding)
        }
      } else {
        straight += mends(open, close, wanted, "straight quotation mark on a page that has others", passage)
      }
      return
    }
    guard style.accepted.contains(pair) else {
      for finding in mends(open, close, wanted, problem(of: pair), passage) { report.add(finding) }
      return
    }
    hasOwn = true
    guard outer == nil else { return }
    if pair == style.outer {
      hasFirst = true
    } else if language.script == .arabic {
      second += mends(open, close, wanted, "quotation mark of another kind than the page has", passage)
    }
  }

  private func problem(of pair: QuotationStyle.Pair) -> String {
    let turned = QuotationStyle.Pair(open: pair.close, close: pair.open)
    if turned == style.outer || turned == style.inner && language.script != .arabic {
      return "quotation mark turned the wrong way"
    }
    let isMarkOfLanguage = { (scalar: UInt32) in style.accepted.contains { $0.open == scalar || $0.close == scalar } }
    if language.script != .arabic, isMarkOfLanguage(pair.open), isMarkOfLanguage(pair.close) {
      return "quotation mark that does not belong to its partner"
    }
    return "quotation mark of another language"
  }

  private func mends(
    _ open: Mark, _ close: Mark, _ wanted: QuotationStyle.Pair, _ problem: String, _ passage: Passage
  ) -> [LanguageReport.Finding] {
    [(open, wanted.open), (close, wanted.close)].filter { $0.scalar != $1 }.map { mark, right in
      LanguageReport.finding(
        .quotationMarks, mark.place..<mark.place + 1, of: passage, "\(Self.text(mark.scalar)) is a \(problem)",
        remedy: "write \(Self.text(right))", replacement: Self.text(right))
    }
  }

  private func reportLoose(_ mark: Mark, _ problem: String, _ passage: Passage, _ report: inout LanguageReport) {
    report.add(
      .quotationMarks, mark.place..<mark.place + 1, of: passage,
      "\(Self.text(mark.scalar)) is a quotation mark \(problem)", remedy: "add its partner, or delete it")
  }

  /// Whether what is quoted is of another script, so that its own language's marks may stand round it.
  private func isForeign(_ units: Range<Int>, _ pair: QuotationStyle.Pair, _ passage: Passage) -> Bool {
    guard let letter = passage.units[units].first(where: { $0.kind.isLetter }) else { return false }
    if letter.kind == language.script || letter.kind == .latin && pair != .curly { return false }
    return !passage.units[units].contains { $0.kind == language.script }
  }

  private func hugsHan(_ open: Mark, _ close: Mark, _ passage: Passage) -> Bool {
    passage.unit(before: open.place)?.kind == .han || passage.unit(after: close.place)?.kind == .han
      || passage.units[open.place..<close.place].contains { $0.kind == .han }
  }

  private static func text(_ scalar: UInt32) -> String { Unicode.Scalar(scalar).map { String($0) } ?? "" }
}

extension DiagnosticCode {
  package static let quotationMarks = DiagnosticCode(
    "quotation-marks",
    explanation: """
      Each language has its own quotation marks: «…» in Arabic and Persian, “…” in simplified Chinese, 「…」 in \
      traditional Chinese and Japanese, “…” in English, „…“ in German, «…» in French, and "…", ”…”, “…” or „…” in \
      Hebrew, where ״ between letters is part of a word. They are those that CLDR lists as the language's delimiters; \
      where usage knows others, these are left alone. Found are marks of another language, marks turned the wrong way, \
      marks without a partner in their paragraph, and straight marks on a page that has the language's own elsewhere. \
      Inside «…» Arabic and Persian may have “…”. Signs for inches and apostrophes are no quotation marks. What is quoted in another script may keep the marks of \
      its own language. Write the marks that the finding names.
      """)
}
