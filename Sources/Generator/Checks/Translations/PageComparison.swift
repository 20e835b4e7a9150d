import Diagnostics

/// Compares a page with the page that it is a translation of: sections, and what stands in each of them, in order.
///
/// What is missing or added is found by the longest run of what both have, so that one missing part is one finding.
struct PageComparison {
  private let page: PageParts
  private let source: PageParts
  private let reporter: ParityReporter
  private let parts: PartComparison
  private(set) var diagnostics: [Diagnostic] = []
  /// Parts of the source that stand nowhere in their section of the translation, and the place where they would.
  private var missing: [(part: PagePart, place: SourceRange)] = []
  /// Parts of the translation that stand nowhere in their section of the source, and the place where they would.
  private var added: [(part: PagePart, place: SourceRange)] = []

  init(_ page: PageParts, _ source: PageParts) {
    self.page = page
    self.source = source
    reporter = ParityReporter(file: page.page.file, source: source.page.file)
    parts = PartComparison(reporter: reporter, outputs: OutputComparison(page, source))
    let steps = SectionAlignment.steps(page.sections, source.sections, isSame: parts.isSame)
    compareSections(steps)
    reportParts()
  }

  // MARK: Sections

  private mutating func compareSections(_ steps: [Alignment.Step]) {
    var lonely: (missing: [Int], added: [Int]) = ([], [])
    var places: (here: [Int: Int], there: [Int: Int]) = ([:], [:])
    var (last, lastSource) = (0, 0)
    for step in steps {
      switch step {
      case .pair(let original, let section):
        compare(page.sections[section], source.sections[original])
        (last, lastSource) = (section, original)
      case .first(let original):
        lonely.missing.append(original)
        places.here[original] = last
      case .second(let section):
        lonely.added.append(section)
        places.there[section] = lastSource
        last = section
      }
    }
    var moved: [Int: Int] = [:]
    for original in lonely.missing {
      guard let index = lonely.added.firstIndex(where: { isMoved($0, original) }) else { continue }
      moved[lonely.added.remove(at: index)] = original
      lonely.missing.removeAll { $0 == original }
    }
    reportMoved(moved)
    for index in Self.roots(of: lonely.missing, in: source.sections) {
      reportMissing(source.sections[index], below: page.sections[places.here[index] ?? 0])
    }
    for index in Self.roots(of: lonely.added, in: page.sections) {
      reportAdded(page.sections[index], below: source.sections[places.there[index] ?? 0])
    }
  }

  private func isMoved(_ section: Int, _ original: Int) -> Bool {
    SectionAlignment.isMoved(page.sections[section], source.sections[original])
  }

  /// Sections without those that stand below another of them, which are named with it.
  private static func roots(of indices: [Int], in sections: [PageSection]) -> [Int] {
    var roots: [Int] = []
    var last: (index: Int, level: Int)?
    for index in indices {
      if let (before, level) = last, index == before + 1, sections[index].level > level {
        last = (index, level)
      } else {
        roots.append(index)
        last = (index, sections[index].level)
      }
    }
    return roots
  }

  private mutating func compare(_ section: PageSection, _ original: PageSection) {
    compareHeads(section, original)
    let isPaired =
      section.parts.count == original.parts.count && zip(section.parts, original.parts).allSatisfy(parts.isSame)
    guard !isPaired else { return }
    let here = section.parts.map(ComparedPart.init)
    let there = original.parts.map(ComparedPart.init)
    let steps = Alignment.steps(
      there.count, here.count, isSame: { parts.isSame(here[$1].part, there[$0].part) },
      score: { parts.score(here[$1], there[$0]) })
    var (last, lastSource) = (section.range, original.range)
    var unlike: [(part: PagePart, source: PagePart)] = []
    for step in steps {
      switch step {
      case .pair(let there, let here):
        let pair = (part: section.parts[here], source: original.parts[there])
        if !parts.isSame(pair.part, pair.source) { unlike.append(pair) }
        (last, lastSource) = (pair.part.range, pair.source.range)
      case .first(let index):
        missing.append((original.parts[index], last))
      case .second(let index):
        added.append((section.parts[index], lastSource))
        last = section.parts[index].range
      }
    }
    reportUnlike(unlike)
  }

  /// Parts that stand for each other and differ; two that only have each other's place are one finding.
  private mutating func reportUnlike(_ pairs: [(part: PagePart, source: PagePart)]) {
    var pairs = pairs[...]
    while let pair = pairs.popFirst() {
      let other = pairs.firstIndex { parts.isMoved($0.part, pair.source) && parts.isMoved(pair.part, $0.source) }
      if let other {
        reportMoved(pair.part, pairs.remove(at: other).source)
      } else {
        diagnostics += parts.findings(pair.part, pair.source)
      }
    }
  }

  private mutating func compareHeads(_ section: PageSection, _ original: PageSection) {
    guard section.role != .beginning else { return }
    if section.level != original.level {
      report(
        .paritySection, section.range, "heading has level \(section.level), in the source level \(original.level)",
        "write \(String(repeating: "#", count: original.level)) in front of it", original)
    } else if let id = original.id, section.id != id {
      report(
        .paritySection, section.range, "heading has not the id {#\(id)} that it has in the source",
        "write {#\(id)} behind it", original)
    } else if let id = section.id, original.id == nil {
      report(
        .paritySection, section.range, "heading has the id {#\(id)}, in the source it states none",
        "write {#\(id)} behind the heading of the source as well", original)
    }
    // On another level, other headings stand below it.
    guard section.level == original.level, (section.role == .questions) != (original.role == .questions) else { return }
    report(
      .parityQuestion, section.range,
      section.role == .questions
        ? "questions stand below this heading, in the source they do not"
        : "questions stand below this heading in the source, here its title does not say so",
      "write {.faq} behind both headings", original)
  }

  private mutating func report(
    _ code: DiagnosticCode, _ range: SourceRange, _ message: String, _ remedy: String, _ original: PageSection
  ) {
    diagnostics.append(
      reporter.finding(
        code, at: range, message, remedy: remedy, note: "the heading in the source", at: original.range))
  }

  private static func code(of section: PageSection) -> DiagnosticCode {
    section.role == .question ? .parityQuestion : .paritySection
  }

  private static func name(of section: PageSection) -> String {
    (section.role == .question ? "question" : "section") + " '\(section.title)'"
  }

  private mutating func reportMissing(_ original: PageSection, below section: PageSection) {
    diagnostics.append(
      reporter.finding(
        Self.code(of: original), at: section.range, "\(Self.name(of: original)) of the source is missing",
        remedy: "translate it below this section", note: "it stands here in the source", at: original.range))
  }

  private mutating func reportAdded(_ section: PageSection, below original: PageSection) {
    diagnostics.append(
      reporter.finding(
        Self.code(of: section), at: section.range, "\(Self.name(of: section)) does not stand in the source",
        remedy: "write it in the source as well, or remove it", note: "it would stand below this section",
        at: original.range))
  }

  /// Sections by their places, with the places of the same sections in the source.
  private mutating func reportMoved(_ moved: [Int: Int]) {
    let indices = moved.keys.sorted()
    let roots = Set(Self.roots(of: indices, in: page.sections))
    for index in indices {
      guard let original = moved[index].map({ source.sections[$0] }) else { continue }
      let section = page.sections[index]
      if roots.contains(index) {
        diagnostics.append(
          reporter.finding(
            Self.code(of: section), at: section.range, "\(Self.name(of: section)) stands elsewhere in the source",
            remedy: "move it to its place", note: "it stands here in the source", at: original.range))
      }
      compare(section, original)
    }
  }

  // MARK: Parts

  /// What stands on one side only; a part that only stands elsewhere is one finding, not two.
  private mutating func reportParts() {
    for (part, place) in added {
      if let index = missing.firstIndex(where: { parts.isMoved(part, $0.part) }) {
        reportMoved(part, missing.remove(at: index).part)
      } else {
        reportPart(
          part, part.range, "\(part.name) does not stand in the source",
          "write it in the source as well, or remove it", "it would stand below this line", place)
      }
    }
    for (part, place) in missing {
      reportPart(
        part, place, "\(part.name) of the source is missing" + Self.excerpt(of: part), "translate it below this line",
        "it stands here in the source", part.range)
    }
  }

  private mutating func reportMoved(_ part: PagePart, _ original: PagePart) {
    reportPart(
      part, part.range, "\(part.name) stands elsewhere in the source", "move it to its place",
      "it stands here in the source", original.range)
  }

  private mutating func reportPart(
    _ part: PagePart, _ range: SourceRange, _ message: String, _ remedy: String, _ note: String,
    _ sourceRange: SourceRange
  ) {
    let code: DiagnosticCode = if case .table = part.content { .parityTable } else { .parityBlock }
    diagnostics.append(
      reporter.finding(code, at: range, message, remedy: remedy, note: note, at: sourceRange))
  }

  private static func excerpt(of part: PagePart) -> String {
    guard case .code(let code) = part.content, !code.firstLine.isEmpty else { return "" }
    return ": '\(code.firstLine)'"
  }
}
