extension InterfaceText {
  /// "Updated November 30, 2026".
  package func updated(_ date: CalendarDate) -> String { fill(updatedPattern, ["date": self.date(date)]) }

  /// A day as one writes it in a sentence.
  package func date(_ date: CalendarDate) -> String {
    fill(datePattern, ["day": "\(date.day)", "month": monthNames[date.month - 1], "year": "\(date.year)"])
  }

  /// The foot of a page.
  package func madeWith(_ tool: String) -> String { fill(madeWithPattern, ["name": tool]) }

  package func footnote(_ number: Int) -> String { fill(footnotePattern, ["number": "\(number)"]) }

  /// The way back from a footnote to the place that refers to it, told apart where there are several.
  package func backToReference(_ number: Int, occurrence: Int, of count: Int) -> String {
    let pattern = count > 1 ? backToRepeatedReferencePattern : backToReferencePattern
    return fill(pattern, ["number": "\(number)", "occurrence": "\(occurrence)"])
  }

  package func linkToSection(_ title: String) -> String { fill(linkToSectionPattern, ["title": title]) }

  /// The name of the region in which a wide table scrolls.
  package func scrollingTable(_ caption: String) -> String { fill(scrollingTablePattern, ["caption": caption]) }

  /// The name of a block of code: "Code in Swift".
  package func code(in language: String) -> String { fill(codeInPattern, ["language": language]) }

  package func line(_ number: Int) -> String { fill(linePattern, ["number": "\(number)"]) }

  /// "Compiles with Swift 6.3 · Linux reference library".
  package func compiles(with compiler: String, library: String) -> String {
    fill(compilesPattern, ["compiler": compiler, "library": library])
  }

  /// The same of a block that was run.
  package func runs(with compiler: String, library: String) -> String {
    fill(runsPattern, ["compiler": compiler, "library": library])
  }

  /// How many tests of a block passed.
  package func testsPassed(_ number: Int) -> String { fill(testsPassedPattern, ["number": "\(number)"]) }

  package func previewed(screens: Int) -> String { fill(previewedPattern, ["number": "\(screens)"]) }

  /// A block whose types only another platform can check.
  package func parsedOnly(platform: String) -> String { fill(parsedOnlyPattern, ["platform": platform]) }

  /// A block of data whose syntax was checked: "Checked as JSON".
  package func wellFormed(_ format: String) -> String { fill(wellFormedPattern, ["format": format]) }

  /// A block of data that is malformed on purpose.
  package func malformed(_ format: String) -> String { fill(malformedPattern, ["format": format]) }

  /// What is said below the rows of a list that are shown.
  package func previewMoreRows(_ number: Int) -> String { fill(previewMoreRowsPattern, ["number": "\(number)"]) }

  package func skipped(reason: String) -> String { fill(skippedPattern, ["reason": reason]) }

  /// Puts values in the place of words in braces; a value is never searched for braces itself.
  func fill(_ pattern: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = Substring(pattern)
    while let open = rest.unicodeScalars.firstIndex(of: "{"),
      let close = rest.unicodeScalars[open...].firstIndex(of: "}")
    {
      result += rest[..<open]
      result += values[String(rest[rest.unicodeScalars.index(after: open)..<close])] ?? ""
      rest = rest[rest.unicodeScalars.index(after: close)...]
    }
    return result + rest
  }
}

extension InterfaceText {
  /// The words for a page in this language: its own, or English ones.
  package static func text(for language: LanguageTag) -> InterfaceText {
    switch language.language {
    case "ar": arabic
    case "he", "iw": hebrew
    case "zh": language.isTraditionalChinese ? traditionalChinese : simplifiedChinese
    default: english
    }
  }

  /// Every table, English first.
  package static let all: [InterfaceText] = [english, arabic, hebrew, simplifiedChinese, traditionalChinese]
}
