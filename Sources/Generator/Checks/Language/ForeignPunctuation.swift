package import Diagnostics

/// Finds punctuation of other languages in prose: commas, semicolons, question marks, brackets, dots and dashes.
struct ForeignPunctuation {
  let language: ProseLanguage
  /// What is wrong only on a page that has the language's own sign elsewhere.
  private var dots: [LanguageReport.Finding] = []
  private var hyphens: [LanguageReport.Finding] = []
  private var dashes: [LanguageReport.Finding] = []
  private var hasEllipsis = false
  private var hasDash = false
  private var hasMaqaf = false

  init(_ language: ProseLanguage) { self.language = language }

  mutating func check(_ passage: Passage, _ report: inout LanguageReport) {
    for place in passage.points {
      let scalar = passage.units[place].scalar
      switch scalar {
      case 0x21, 0x2C, 0x3A, 0x3B, 0x3F: checkMark(scalar, at: place, passage, &report)
      case 0x2E: checkDot(at: place, passage, &report)
      case 0x2D: checkHyphen(at: place, passage, &report)
      case 0x060C, 0x061B, 0x061F, 0x3001, 0x3002, 0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
        checkForeign(scalar, at: place, passage, &report)
      case 0x2014: hasDash = true
      case 0x2026: hasEllipsis = true
      case 0x05BE: hasMaqaf = true
      default: break
      }
    }
    if language.isChinese { checkBrackets(passage, &report) }
  }

  /// Decides about what depends on the rest of the page.
  func finish(_ report: inout LanguageReport) {
    if hasEllipsis { for finding in dots { report.add(finding) } }
    if hasDash { for finding in dashes { report.add(finding) } }
    if hasMaqaf { for finding in hyphens { report.add(finding) } }
  }

  private static func text(_ scalar: UInt32) -> String { Unicode.Scalar(scalar).map { String($0) } ?? "" }

  private func finding(
    _ units: Range<Int>, _ passage: Passage, _ problem: String, write right: String
  ) -> LanguageReport.Finding {
    LanguageReport.finding(
      .foreignPunctuation, units, of: passage, "\(passage.text(units).trimmed) \(problem)", remedy: "write \(right)",
      replacement: right)
  }
}

// MARK: - Commas, colons, question marks

extension ForeignPunctuation {
  private static let chinese: [UInt32: UInt32] = [
    0x21: 0xFF01, 0x2C: 0xFF0C, 0x3A: 0xFF1A, 0x3B: 0xFF1B, 0x3F: 0xFF1F, 0x2E: 0x3002, 0x060C: 0xFF0C, 0x061B: 0xFF1B,
    0x061F: 0xFF1F,
  ]
  private static let arabic: [UInt32: UInt32] = [0x2C: 0x060C, 0x3B: 0x061B, 0x3F: 0x061F]
  /// What the marks of other scripts are in ASCII.
  private static let plain: [UInt32: UInt32] = [
    0x060C: 0x2C, 0x061B: 0x3B, 0x061F: 0x3F, 0x3001: 0x2C, 0x3002: 0x2E, 0xFF01: 0x21, 0xFF08: 0x28, 0xFF09: 0x29,
    0xFF0C: 0x2C, 0xFF0E: 0x2E, 0xFF1A: 0x3A, 0xFF1B: 0x3B, 0xFF1F: 0x3F,
  ]

  private func checkMark(_ scalar: UInt32, at place: Int, _ passage: Passage, _ report: inout LanguageReport) {
    let next = passage.unit(after: place)
    // Operators, faces and addresses are no punctuation.
    if let next, next.kind == .sign,
      !Signs.closes(next.scalar) || next.scalar == 0x29 && scalar != 0x3F && scalar != 0x2C
    {
      return
    }
    if language.isChinese, let right = Self.chinese[scalar], isChinese(scalar, at: place, passage) {
      report.add(
        finding(place..<place + 1, passage, "is punctuation of Latin script in Chinese text", write: Self.text(right)))
    } else if language.script == .arabic, let right = Self.arabic[scalar], isArabic(scalar, at: place, passage) {
      report.add(
        finding(place..<place + 1, passage, "is punctuation of Latin script in Arabic text", write: Self.text(right)))
    }
  }

  private func isChinese(_ scalar: UInt32, at place: Int, _ passage: Passage) -> Bool {
    guard let before = passage.content(before: place) else { return false }
    if before.kind == .han { return true }
    if scalar == 0x3F {
      return passage.content(after: place) == nil && passage.role != .cell && isChineseQuestion(passage)
    }
    guard scalar == 0x2C || scalar == 0x3A || scalar == 0x3B else { return false }
    return before.kind != .space && before.kind != .sign && passage.content(after: place)?.kind == .han
  }

  /// Whether a text is a heading in Chinese, or holds a word that asks.
  private func isChineseQuestion(_ passage: Passage) -> Bool {
    guard passage.count(of: .han) > 0 else { return false }
    return passage.role == .heading
      || passage.units.contains { unit in "吗嗎怎什哪谁誰何否".unicodeScalars.contains { $0.value == unit.scalar } }
  }

  private func isArabic(_ scalar: UInt32, at place: Int, _ passage: Passage) -> Bool {
    guard let before = textBefore(scalar, place, passage) else { return false }
    let after = passage.content(after: place)
    if before.kind == .arabic || before.kind == .otherDigit {
      // Between digits it groups or divides them.
      return !(before.kind == .otherDigit && passage.unit(after: place)?.kind == .otherDigit)
    }
    if scalar == 0x3F {
      if asks(before: place, passage), passage.unit(after: place)?.kind == .space { return true }
      guard after == nil, passage.role != .cell, passage.count(of: .arabic) > 0 else { return false }
      return passage.role == .heading || passage.words.first?.kind == .arabic
    }
    return before.kind != .sign && before.kind != .space && after?.kind == .arabic
  }
}

// MARK: - What stands before a mark

extension ForeignPunctuation {
  /// What a mark follows, past a space that does not belong there.
  private func textBefore(_ scalar: UInt32, _ place: Int, _ passage: Passage) -> ProseUnit? {
    guard let before = passage.content(before: place), before.kind == .space, place > 1 else {
      return passage.content(before: place)
    }
    // Behind a space ? may begin a word of its own: ?query.
    let isMark = scalar != 0x3F || passage.unit(after: place).map { $0.kind == .space } ?? true
    return isMark ? passage.content(before: place - 1) : before
  }

  /// Whether the sentence that a mark may end begins with a word that asks, and has no question mark of its own behind
  /// it: هل النوع Int? هنا؟ names a type.
  private func asks(before place: Int, _ passage: Passage) -> Bool {
    let end = passage.points.first { $0 > place && Self.sentenceEnds.contains(passage.units[$0].scalar) }
    if let end, passage.units[end].scalar == 0x061F { return false }
    let start = passage.points.last { $0 < place && Signs.ends(passage.units[$0].scalar) } ?? -1
    guard let first = passage.words.first(where: { $0.units.lowerBound > start }), first.units.upperBound <= place
    else {
      return false
    }
    let word = passage.text(first.units)
    return Self.askingWords.contains(word) || word.hasPrefix("و") && Self.askingWords.contains(String(word.dropFirst()))
  }

  private static let sentenceEnds: Set<UInt32> = [0x21, 0x2E, 0x3F, 0x061F, 0x06D4]

  private static let askingWords: Set<String> = [
    "هل", "كيف", "ماذا", "لماذا", "أين", "آیا", "چرا", "چگونه", "چطور", "کجا", "کیا", "کیوں", "کیسے",
  ]
}

// MARK: - Marks of other scripts

extension ForeignPunctuation {
  private func checkForeign(_ scalar: UInt32, at place: Int, _ passage: Passage, _ report: inout LanguageReport) {
    let isArabicMark = scalar < 0x700
    if isArabicMark ? language.script == .arabic || language.script == .letter : language.script == .han { return }
    let owner: ProseUnit.Kind = isArabicMark ? .arabic : .han
    if passage.content(before: place)?.kind == owner || passage.content(after: place)?.kind == owner { return }
    guard language.script != .letter, let ascii = Self.plain[scalar] else { return }
    let right =
      language.script == .arabic
      ? Self.arabic[ascii] ?? ascii : language.isChinese ? Self.chinese[ascii] ?? ascii : ascii
    report.add(finding(place..<place + 1, passage, "is punctuation of another script", write: Self.text(right)))
  }
}

// MARK: - Brackets of Chinese

extension ForeignPunctuation {
  private func checkBrackets(_ passage: Passage, _ report: inout LanguageReport) {
    var open: [Int] = []
    for place in passage.points {
      switch passage.units[place].scalar {
      case 0x28: open.append(place)
      case 0x29:
        guard let start = open.popLast(), isChinese(start..<place, passage) else { continue }
        report.add(finding(start..<start + 1, passage, "is a bracket of Latin script in Chinese text", write: "（"))
        report.add(finding(place..<place + 1, passage, "is a bracket of Latin script in Chinese text", write: "）"))
      default: break
      }
    }
  }

  /// Whether brackets stand at Han characters or hold some; others may hold Latin words and keep their own kind.
  private func isChinese(_ units: Range<Int>, _ passage: Passage) -> Bool {
    passage.unit(before: units.lowerBound)?.kind == .han || passage.units[units].contains { $0.kind == .han }
  }
}

// MARK: - Dots and dashes

extension ForeignPunctuation {
  private mutating func checkDot(at place: Int, _ passage: Passage, _ report: inout LanguageReport) {
    let units = passage.units
    if place > 0, units[place - 1].scalar == 0x2E { return }
    var end = place + 1
    while end < units.count, units[end].scalar == 0x2E { end += 1 }
    let before = passage.content(before: place)
    if end - place == 1 {
      guard language.isChinese, isChineseStop(at: place, before, passage) else { return }
      report.add(finding(place..<end, passage, "is a full stop of Latin script in Chinese text", write: "。"))
    } else if end - place == 3, end == units.count || units[end].kind != .digit {
      if language.isChinese, before?.kind == .han {
        report.add(finding(place..<end, passage, "is no ellipsis of Chinese", write: "……"))
      } else if before.map({ $0.kind.isLetter || $0.kind == .space }) ?? false {
        dots.append(finding(place..<end, passage, "stands for …, which the page has elsewhere", write: "…"))
      }
    }
  }

  /// Whether a dot ends a sentence of Chinese: behind a Han character, or behind code at the end of the text.
  private func isChineseStop(at place: Int, _ before: ProseUnit?, _ passage: Passage) -> Bool {
    let after = passage.unit(after: place)
    if before?.kind == .han { return after.map(Self.mayFollowStop) ?? true }
    return before?.kind == .code && after == nil && passage.role == .paragraph && passage.count(of: .han) > 3
  }

  private static func mayFollowStop(_ unit: ProseUnit) -> Bool {
    unit.kind == .space || unit.kind == .han || unit.kind == .code || Signs.closes(unit.scalar)
      || (0x41...0x5A).contains(unit.scalar)
  }

  private mutating func checkHyphen(at place: Int, _ passage: Passage, _ report: inout LanguageReport) {
    let units = passage.units
    var end = place + 1
    if place > 0, units[place - 1].scalar == 0x2D { return }
    while end < units.count, units[end].scalar == 0x2D { end += 1 }
    guard end - place <= 2, place > 0, end < units.count else { return }
    let (before, after) = (units[place - 1], units[end])
    if before.kind == .space, after.kind == .space {
      checkDash(place..<end, passage, &report)
    } else if end - place == 1, before.kind == .hebrew,
      after.kind.isLetter || after.kind == .digit || after.kind == .code || after.scalar == 0x40
        || after.scalar == 0x23,
      language.script == .hebrew
    {
      hyphens.append(finding(place..<end, passage, "stands for a maqaf, which the page has elsewhere", write: "־"))
    } else if language.isChinese, end - place == 2, before.kind == .han, after.kind == .han {
      report.add(finding(place..<end, passage, "stands for a dash", write: "——"))
    }
  }

  /// A hyphen between spaces stands for a dash where both neighbours are words of the language.
  private mutating func checkDash(_ units: Range<Int>, _ passage: Passage, _ report: inout LanguageReport) {
    guard passage.content(after: units.upperBound - 1)?.kind == language.script else { return }
    var index = units.lowerBound - 1
    while index > 0,
      passage.units[index].kind == .space || passage.units[index].kind == .mark
        || Signs.closes(passage.units[index].scalar)
    {
      index -= 1
    }
    guard passage.units[index].kind == language.script else { return }
    switch language.script {
    case .arabic, .hebrew: report.add(finding(units, passage, "stands for a dash", write: "–"))
    case .han where language.isChinese:
      report.add(finding(units.lowerBound - 1..<units.upperBound + 1, passage, "stands for a dash", write: "——"))
    case .latin where units.count == 2:
      dashes.append(finding(units, passage, "stands for a dash, which the page has elsewhere", write: "—"))
    default: break
    }
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " }.prefix { $0 != " " } }
}

extension DiagnosticCode {
  package static let foreignPunctuation = DiagnosticCode(
    "foreign-punctuation",
    explanation: """
      Chinese has full-width punctuation （，。；：？！（））, Arabic, Persian and Urdu have ، ؛ ؟, and other languages \
      have neither. A mark belongs to the text in which it stands: it is found where it follows or precedes a word of \
      the language, and left alone between two Latin words, numbers or pieces of code. Dashes between words of Arabic, \
      Hebrew and Chinese are – and ——, not a hyphen between spaces; Chinese has …… for three dots. Three dots elsewhere, \
      -- between Latin words, and a hyphen behind a Hebrew word, are found only on a page that has …, — or a maqaf (־) \
      in other places. Write the \
      mark that the finding names.
      """)
}
