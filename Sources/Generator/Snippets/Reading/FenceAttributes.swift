import Diagnostics
import Markdown

/// Checks what stands behind the language word of a fence that holds no Swift.
///
/// Words of other tools stand there too, and are left alone: found are our own words where they mean nothing, their
/// values, and words that can only be one of ours with a slip.
struct FenceAttributes {
  private struct Problem {
    var code = DiagnosticCode.snippetAttribute
    var severity = Severity.error
    var message: String
    var remedy: String
  }

  private let language: String
  private let isData: Bool
  private var seen: Set<AttributeKey> = []
  /// Whether `output` stands directly behind `text`.
  private let isOutput: Bool

  private init(_ block: CodeBlock, isData: Bool) {
    language = block.language
    isOutput = ExpectedOutput.isMarked(block.info)
    self.isData = isData
  }

  static func check(_ block: CodeBlock, isData: Bool, in source: SourceLines, file: String) -> [Diagnostic] {
    guard block.info.utf8.contains(where: { $0 == 0x20 || $0 == 0x2C || $0 == 0x7B }) else { return [] }
    let start = block.fence.start
    let line = Array(source.line(start.line, from: start.column))
    let word = LanguageWord(ofFence: line)
    // A word that is nearly that of a checked language is said to be; what stands behind it is meant for that.
    guard word.meant == nil else { return [] }
    var checker = FenceAttributes(block, isData: isData)
    let items = AttributeScanner.items(line, in: word.range.upperBound..<line.count)
    return items.compactMap { item in
      checker.problem(with: item).map { problem in
        Diagnostic(
          problem.code, problem.severity, file: file,
          range: SourceRange(line: start.line, column: start.column + item.range.lowerBound, length: item.range.count),
          message: problem.message, remedy: problem.remedy)
      }
    }
  }

  private mutating func problem(with item: AttributeItem) -> Problem? {
    let name = item.name.lowercased()
    let key = AttributeKey.named(name)
    switch item.kind {
    case .foreign, .lines: return nil
    case .unclosed:
      guard key == .title || key == .translation || key == .skip else { return nil }
      return Problem(
        code: .snippetAttributeValue, message: "\(item.name) has no closing quotation mark",
        remedy: "close the quotation")
    case .flag, .pair:
      if let key { return problem(with: key, item, word: name) }
      return AttributeKey.foreign.contains(name) ? nil : slip(in: item, name)
    }
  }

  // MARK: Words of ours

  private mutating func problem(with key: AttributeKey, _ item: AttributeItem, word: String) -> Problem? {
    guard means(key) else {
      // Spellings of other tools say something to them.
      guard AttributeKey.suggestions.contains(word), !Self.usual.contains(key) || isData else { return nil }
      let block = isData ? "a block of data, which cannot be run" : "a block of \(language), which is not checked"
      return Problem(
        severity: isData ? .error : .warning, message: "'\(item.name)' means nothing for \(block)", remedy: "remove it")
    }
    guard seen.insert(key).inserted else {
      return Problem(
        code: .snippetAttributeConflict, message: "'\(item.name)' stands here twice", remedy: "remove one of them")
    }
    switch key {
    case .skip where item.value.isEmpty:
      return Problem(
        code: .snippetWithoutReason, message: "'skip' gives no reason why the block is not checked",
        remedy: "write skip=\"reason\", or let the block be checked")
    case .fails where item.kind == .pair:
      return Problem(
        code: .snippetAttributeValue, message: "'\(item.name)' takes no value", remedy: "write '\(item.name)' alone")
    case .title where item.kind == .pair && item.value.isEmpty, .translation where item.value.isEmpty:
      return Problem(
        code: .snippetAttributeValue, message: "'\(item.name)' needs a value", remedy: "write \(key.example)")
    case .translation:
      return TranslationPolicy.problem(with: item.value).map {
        Problem(code: .snippetAttributeValue, message: $0.message, remedy: $0.remedy)
      }
    default: return nil
    }
  }

  /// Whether an attribute says something of a block that holds no Swift.
  private func means(_ key: AttributeKey) -> Bool {
    switch key {
    case .title, .translation, .id: true
    case .fails, .skip, .ignore: isData
    default: false
    }
  }

  /// Words that other tools use as well, for something of their own.
  private static let usual: Set<AttributeKey> = [.sourceRegion, .enclosing, .shape, .languageMode, .ignore]

  // MARK: Slips

  private func slip(in item: AttributeItem, _ name: String) -> Problem? {
    if language == "text", item.kind == .flag { return outputSlip(in: item, name) }
    let values = TranslationPolicy.allCases.map(\.rawValue)
    let value = item.value.lowercased()
    if item.kind == .pair, name.utf8.count <= 3,
      values.contains(value) || Suggestion.nearest(to: value, among: values, within: 1) != nil
    {
      return unknown(item, "tr")
    }
    let near =
      isData
      ? Suggestion.nearest(
        to: name, among: ["fails", "skip", "title", "caption", "filename"], within: name.utf8.count > 5 ? 2 : 1)
      : item.kind == .pair ? Suggestion.nearest(to: name, among: ["title", "caption", "filename"], within: 1) : nil
    return near.map { unknown(item, $0) }
  }

  private func unknown(_ item: AttributeItem, _ meant: String) -> Problem {
    Problem(
      severity: isData ? .error : .warning,
      message: "'\(item.name)' is not an attribute of \(isData ? "a block of data" : "a block of code")",
      remedy: "did you mean '\(meant)'?")
  }

  private func outputSlip(in item: AttributeItem, _ name: String) -> Problem? {
    if isOutput { return nil }
    if name == "output" {
      return Problem(
        message: "'output' does not stand directly behind 'text', so that nothing compares the block with a run",
        remedy: "write 'text output' first, other words behind it")
    }
    return Suggestion.nearest(to: name, among: ["output"], within: 2).map { _ in
      Problem(
        message: "'\(item.name)' is not an attribute of a block of text", remedy: "did you mean 'output'?")
    }
  }
}
