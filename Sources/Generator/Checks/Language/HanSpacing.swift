package import Diagnostics

/// Finds, in Chinese, boundaries between Han characters and Latin words, numbers or code that are written otherwise than
/// most of the page: with a space, or without.
///
/// Both habits are good Chinese; whether the gap is set by a space or by the layout is the author's choice, and only a
/// page that does both at once is inconsistent. Words, numbers and code are judged each for themselves.
struct HanSpacing {
  private enum Class: Int, CaseIterable {
    case word, number, code

    var name: String {
      switch self {
      case .word: "Latin word"
      case .number: "number"
      case .code: "code"
      }
    }
  }

  /// A boundary, kept until it is known which habit is the page's.
  private struct Boundary {
    /// The space, or the place where it would be.
    var place: Range<Int>
    /// Whether nothing but the space stands between the two.
    var isPlain: Bool
    var allowances: [Int]
  }

  private let isChinese: Bool
  private var spaced = [[Boundary]](repeating: [], count: Class.allCases.count)
  private var joined = [[Boundary]](repeating: [], count: Class.allCases.count)

  init(_ language: ProseLanguage) { isChinese = language.isChinese }

  mutating func check(_ passage: Passage) {
    guard isChinese, passage.count(of: .han) > 0 else { return }
    var last: Int?
    var space: Int?
    for place in passage.units.indices {
      switch passage.units[place].kind {
      case .mark: continue
      case .space:
        // The end of a line is neither habit, and several spaces are a finding of their own.
        if space != nil || passage.units[place].scalar != 0x20 { last = nil }
        space = place
        continue
      default: break
      }
      if let last { note(last, space, place, passage) }
      (last, space) = (place, nil)
    }
  }

  /// Decides which habit is the page's.
  func finish(_ report: inout LanguageReport) {
    for kind in Class.allCases {
      let (with, without) = (spaced[kind.rawValue], joined[kind.rawValue])
      if with.count > without.count {
        for boundary in without { report.add(missing(boundary, kind)) }
      } else if without.count > with.count {
        for boundary in with { report.add(added(boundary, kind)) }
      }
    }
  }

  private func added(_ boundary: Boundary, _ kind: Class) -> LanguageReport.Finding {
    LanguageReport.Finding(
      code: .hanSpacing, place: boundary.place,
      message: "space between a Han character and \(article(kind)), where most of the page has none",
      remedy: "delete it", replacement: "", allowances: boundary.allowances)
  }

  /// Where markup stands between the two, it is open on which side of it the space belongs.
  private func missing(_ boundary: Boundary, _ kind: Class) -> LanguageReport.Finding {
    LanguageReport.Finding(
      code: .hanSpacing, place: boundary.place,
      message: "no space between a Han character and \(article(kind)), where most of the page has one",
      remedy: "write a space here", replacement: boundary.isPlain ? " " : nil, allowances: boundary.allowances)
  }

  private mutating func note(_ before: Int, _ space: Int?, _ after: Int, _ passage: Passage) {
    let (first, second) = (passage.units[before], passage.units[after])
    guard (first.kind == .han) != (second.kind == .han) else { return }
    guard let kind = Self.kind(of: first.kind == .han ? second : first), !isFixed(before, second, passage) else {
      return
    }
    if let space {
      let place = passage.units[space].offset
      spaced[kind.rawValue].append(
        Boundary(place: place..<place + 1, isPlain: true, allowances: passage.allowances))
    } else {
      let isPlain = first.kind != .code && first.offset + first.length == second.offset
      joined[kind.rawValue].append(
        Boundary(place: second.offset..<second.offset, isPlain: isPlain, allowances: passage.allowances))
    }
  }

  private func article(_ kind: Class) -> String { kind == .code ? kind.name : "a \(kind.name)" }

  private static func kind(of unit: ProseUnit) -> Class? {
    switch unit.kind {
    case .latin where unit.scalar < 0xFF00: .word
    case .digit: .number
    case .code: .code
    default: nil
    }
  }

  /// Whether the two belong together whatever the page's habit: 2026年11月, 第3章.
  private func isFixed(_ before: Int, _ second: ProseUnit, _ passage: Passage) -> Bool {
    let first = passage.units[before]
    if second.kind == .digit { return Self.isOfDate(first.scalar) || first.scalar == Self.ordinal }
    guard first.kind == .digit else { return false }
    if Self.isOfDate(second.scalar) { return true }
    return passage.units[..<before].last { $0.kind != .digit }?.scalar == Self.ordinal
  }

  private static let ordinal: UInt32 = 0x7B2C

  private static func isOfDate(_ scalar: UInt32) -> Bool {
    "年月日号时分秒点號時".unicodeScalars.contains { $0.value == scalar }
  }
}

extension DiagnosticCode {
  package static let hanSpacing = DiagnosticCode(
    "han-spacing",
    explanation: """
      Between a Han character and a Latin word, a number or code, Chinese is written with a space or without one; the \
      W3C's requirements for Chinese layout leave the gap to the layout, and this tool's style sheet adds it where there \
      is no space. Either is good, but a page that has both looks careless: what fewer places of the page do is found, \
      for words, numbers and code each by itself. Dates (2026年11月30日) and ordinal numbers (第3) do not count, nor do \
      ends of lines. Write it as most of the page does.
      """)
}
