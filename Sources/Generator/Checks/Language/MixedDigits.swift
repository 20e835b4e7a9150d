package import Diagnostics

/// Finds numbers that are written in other digits than the rest of the page.
struct MixedDigits {
  private let language: ProseLanguage
  private var counts: [DigitFamily: Int] = [:]
  private var numbers: [(family: DigitFamily, finding: LanguageReport.Finding, digits: [UInt32])] = []
  private var mixed: [LanguageReport.Finding] = []

  init(_ language: ProseLanguage) { self.language = language }

  mutating func check(_ passage: Passage) {
    if hasDigitsOfItsOwn {
      var end = 0
      for number in passage.numbers where number.lowerBound >= end {
        let chain = chain(from: number.lowerBound, .digit, passage)
        end = chain.end
        if !chain.isName, isProse(number.lowerBound..<end, passage) { add(number.lowerBound..<end, .european, passage) }
      }
    }
    var end = 0
    for place in passage.points where place >= end && passage.units[place].kind == .otherDigit {
      end = chain(from: place, .otherDigit, passage).end
      guard let family = DigitFamily(of: passage.units[place].scalar) else { continue }
      add(place..<end, family, passage)
    }
  }

  /// Digits with the signs that join them to more digits; versions, times and dates are names and no numbers.
  private func chain(from start: Int, _ kind: ProseUnit.Kind, _ passage: Passage) -> (end: Int, isName: Bool) {
    let units = passage.units
    var end = start
    var (points, dashes) = (0, 0)
    var firstEnd: Int?
    while end < units.count {
      if units[end].kind != kind {
        guard end + 1 < units.count, units[end + 1].kind == kind, Self.joints.contains(units[end].scalar) else { break }
        if units[end].scalar == 0x2E || units[end].scalar == 0x3A { points += 1 }
        if units[end].scalar == 0x2D || units[end].scalar == 0x2F { dashes += 1 }
        if firstEnd == nil { firstEnd = end }
      }
      end += 1
    }
    // Two numbers on both sides of a hyphen are two: from 3 to 5.
    return (points == 0 && dashes == 1 ? firstEnd ?? end : end, points > 0 || dashes > 1)
  }

  /// Decides by the majority of the page.
  func finish(_ report: inout LanguageReport) {
    guard !numbers.isEmpty else { return }
    let wanted = wantedFamily
    for number in numbers where number.family != wanted {
      var finding = number.finding
      finding.message =
        "\(Self.text(number.digits)) is written in \(number.family.name) digits, and the page has \(wanted.name) ones"
      let digits = Self.text(number.digits.map { Self.digit($0, in: wanted) })
      finding.remedy = "write \(digits)"
      finding.replacement = digits
      report.add(finding)
    }
  }

  /// . : - / and the comma between digits.
  private static let joints: Set<UInt32> = [0x2C, 0x2D, 0x2E, 0x2F, 0x3A]

  private mutating func add(_ units: Range<Int>, _ family: DigitFamily, _ passage: Passage) {
    counts[family, default: 0] += 1
    // More of a kind are not reported, so that they need not be kept.
    guard counts[family, default: 0] <= 200 else { return }
    let digits = passage.units[units].map(\.scalar)
    numbers.append((family, LanguageReport.finding(.mixedDigits, units, of: passage, ""), digits))
  }

  private var hasDigitsOfItsOwn: Bool { language.script == .arabic || language.script == .letter }

  /// Numbers behind and before Latin words are parts of names and versions.
  private func isProse(_ number: Range<Int>, _ passage: Passage) -> Bool {
    var index = number.lowerBound - 1
    while index >= 0 {
      let unit = passage.units[index]
      switch unit.kind {
      case .latin, .code: return false
      case .space where !unit.isNewline: index -= 1
      case .digit, .mark: index -= 1
      case .sign where unit.scalar == 0x2E || unit.scalar == 0x2D || unit.scalar == 0x2C: index -= 1
      default: index = -1
      }
    }
    guard let after = passage.unit(after: number.upperBound - 1) else { return true }
    return after.kind != .latin && after.kind != .code
  }

  private var wantedFamily: DigitFamily {
    guard hasDigitsOfItsOwn else { return .european }
    let allowed = counts.filter { isOfLanguage($0.key) }
    let best = allowed.max { ($0.value, $1.key.zero) < ($1.value, $0.key.zero) }
    return best?.key ?? .european
  }

  private func isOfLanguage(_ family: DigitFamily) -> Bool {
    switch family {
    case .european: true
    case .arabicIndic:
      language.script == .arabic && !language.hasPersianLetters || ["ckb", "sd"].contains(language.code)
    case .persian: language.script == .arabic && language.hasPersianLetters
    case .devanagari: ["hi", "mr", "ne", "sa"].contains(language.code)
    case .bengali: ["bn", "as"].contains(language.code)
    case .thai: language.code == "th"
    case .fullWidth: false
    }
  }

  /// A digit of any family, as another family writes it.
  private static func digit(_ scalar: UInt32, in wanted: DigitFamily) -> UInt32 {
    DigitFamily(of: scalar).map { scalar - $0.zero + wanted.zero } ?? scalar
  }

  private static func text(_ digits: [UInt32]) -> String {
    var text = String.UnicodeScalarView()
    for digit in digits { if let scalar = Unicode.Scalar(digit) { text.append(scalar) } }
    return String(text)
  }
}

extension DiagnosticCode {
  package static let mixedDigits = DiagnosticCode(
    "mixed-digits",
    explanation: """
      A page writes its numbers in one kind of digits: those that most of its numbers have, if the language knows them \
      (Arabic knows 0 to 9 and ٠ to ٩, Persian ۰ to ۹ as well), else 0 to 9. Numbers that belong to a Latin name, as in \
      iOS 26 and Swift 6.2, versions, times and dates (6.3.1, 10:30, 2026-11-30) and numbers in code are not \
      counted. Write the digits that the finding names.
      """)
}
