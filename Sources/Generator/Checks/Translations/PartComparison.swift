import Diagnostics
import Markdown
import Snippets

/// Compares parts of a translation with the parts of its source that they stand for.
struct PartComparison {
  let reporter: ParityReporter
  let outputs: OutputComparison

  func isSame(_ part: PagePart, _ source: PagePart) -> Bool { findings(part, source).isEmpty }

  /// Whether a part that is missing in one place is the one that is too many in another.
  func isMoved(_ part: PagePart, _ source: PagePart) -> Bool {
    if case .image = part.content { return false }
    return isSame(part, source)
  }

  /// What is wrong with a part; parts of different kinds are never compared.
  func findings(_ part: PagePart, _ source: PagePart) -> [Diagnostic] {
    switch (part.content, source.content) {
    case (.code(let code), .code(let original)) where code.isOutput == original.isOutput:
      if code.isOutput {
        guard original.policy != .free else { return [] }
        return outputs.difference(code, original).map { [output($0, part, source)] } ?? []
      }
      return fence(code, original, part.range, source.range) ?? self.code(code, original)
    case (.table(let table), .table(let original)):
      return TableComparison(reporter: reporter).finding(table, original, part.range, source.range).map { [$0] } ?? []
    case (.callout(let kind), .callout(let original)):
      return kind == original
        ? [] : [block(part, source, "\(part.name) is [!\(original.rawValue.uppercased())] in the source")]
    case (.tasks(let tasks), .tasks(let original)):
      guard tasks != original else { return [] }
      guard tasks.count == original.count else {
        return [
          block(part, source, "list has \(ParityReporter.count(tasks.count, "task")), in the source \(original.count)")
        ]
      }
      return [block(part, source, "list has other tasks done than in the source")]
    case (.image, .image): return []
    default: return [block(part, source, "\(part.name) stands where the source has another part")]
    }
  }

  /// How likely it is that a part stands for a part of the source; 0 if it cannot.
  func score(_ part: ComparedPart, _ source: ComparedPart) -> Int {
    switch (part.part.content, source.part.content) {
    case (.code(let code), .code(let original)):
      guard code.isOutput == original.isOutput else { return 0 }
      if isSame(part.part, source.part) { return 100 }
      guard code.language == original.language else { return 3 }
      return (code.isHidden == original.isHidden ? 10 : 5) + 28 * part.words.likeness(to: source.words) / 100
    case (.table, .table):
      return isSame(part.part, source.part) ? 100 : 10 + 28 * part.words.likeness(to: source.words) / 100
    case (.callout(let kind), .callout(let original)): return kind == original ? 20 : 4
    case (.tasks, .tasks): return isSame(part.part, source.part) ? 20 : 10
    case (.image, .image): return 10
    default: return 0
    }
  }

  // MARK: Code

  /// What the fences say of how their blocks are read and checked.
  private func fence(
    _ code: CodePart, _ source: CodePart, _ range: SourceRange, _ sourceRange: SourceRange
  ) -> [Diagnostic]? {
    let message: String
    var remedy = "write the attributes of the source"
    if code.language != source.language {
      message = "block is in '\(code.language)', in the source in '\(source.language)'"
      remedy = "write the same language on both fences"
    } else if code.isHidden != source.isHidden {
      message =
        code.isHidden ? "block is hidden, in the source it is shown" : "block is shown, in the source it is hidden"
      remedy = "hide both or none"
    } else if let policy = code.policy, policy != source.policy ?? .strings {
      message = "'tr=\(policy.rawValue)' contradicts the source, which has 'tr=\((source.policy ?? .strings).rawValue)'"
      remedy = "state it in the source alone"
    } else if let difference = FenceSigns.difference(code.attributes, source.attributes) {
      message = difference
    } else {
      return nil
    }
    return [
      reporter.finding(
        .parityBlock, at: range, message, remedy: remedy, note: "the block in the source", at: sourceRange)
    ]
  }

  private func code(_ code: CodePart, _ source: CodePart) -> [Diagnostic] {
    guard code.code != source.code else { return [] }
    let difference: CodeDifference?
    switch source.policy ?? .strings {
    case .free: return []
    case .same: difference = CodeDifference.between(bytes: code.code, source.code)
    case .strings:
      guard let tokens = code.tokens, let original = source.tokens else { return lines(code, source) }
      difference = CodeDifference.between(tokens, original)
      if difference == nil { return values(tokens, code, original, source) }
    }
    guard let difference else { return [] }
    return [finding(difference, code, source)]
  }

  /// Compares the values that comments show beside lines of code which agree.
  private func values(
    _ tokens: [CodeToken], _ code: CodePart, _ original: [CodeToken], _ source: CodePart
  ) -> [Diagnostic] {
    guard code.attributes?.mode == .run else { return [] }
    for (token, wanted) in zip(tokens, original) where token.text == CodeToken.value && token.text == wanted.text {
      guard let message = outputs.difference(value: code.code[token.range], source.code[wanted.range]) else { continue }
      return [
        reporter.finding(
          .parityOutput, at: code.range(of: token.range), message,
          remedy: "show what the line gives, with the page's own texts translated, or mark the block in the source "
            + "with tr=free", note: "the value in the source", at: source.range(of: wanted.range))
      ]
    }
    return []
  }

  /// Of a language that is not known, only the number of lines is compared.
  private func lines(_ code: CodePart, _ source: CodePart) -> [Diagnostic] {
    let count = code.code.count { $0 == 0x0A }
    let original = source.code.count { $0 == 0x0A }
    guard count != original else { return [] }
    return [
      reporter.finding(
        .parityCode, at: code.range(of: 0..<0),
        "\(code.name) has \(ParityReporter.count(count, "line")), in the source \(original)",
        remedy: "write the lines of the source, or mark its block with tr=free", note: "the block in the source",
        at: source.range(of: 0..<0))
    ]
  }

  private func finding(_ difference: CodeDifference, _ code: CodePart, _ source: CodePart) -> Diagnostic {
    let here = excerpt(difference.range, of: code, difference.isOneToken)
    let there = excerpt(difference.sourceRange, of: source, difference.isOneToken)
    let message: String
    switch (here, there) {
    case (let here?, let there?): message = "code has '\(here)' where the source has '\(there)'"
    case (let here?, nil): message = "code goes on with '\(here)' where the source ends"
    case (nil, let there): message = "code ends where the source goes on with '\(there ?? "")'"
    }
    let isSame = source.policy == .same
    return reporter.finding(
      .parityCode, at: code.range(of: difference.range ?? end(of: code)), message,
      remedy: isSame
        ? "write the block as it is in the source, which is marked tr=same"
        : "translate comments and texts only, or mark the block in the source with tr=free",
      note: "the code in the source", at: source.range(of: difference.sourceRange ?? end(of: source)))
  }

  private func excerpt(_ range: Range<Int>?, of code: CodePart, _ isOneToken: Bool) -> String? {
    range.map { range in
      isOneToken
        ? CodeExcerpt.shortened(code.code[range]) : CodeExcerpt.line(of: code.code, from: range.lowerBound)
    }
  }

  /// The last place of a block that is not white space.
  private func end(of code: CodePart) -> Range<Int> {
    let last = code.code.lastIndex { !CodeSyntax.isSpace($0) } ?? 0
    return last..<min(last + 1, code.code.count)
  }

  // MARK: Findings

  private func block(_ part: PagePart, _ source: PagePart, _ message: String) -> Diagnostic {
    reporter.finding(
      .parityBlock, at: part.range, message, remedy: "write it as in the source",
      note: "the \(source.name) in the source",
      at: source.range)
  }

  private func output(_ difference: OutputComparison.Difference, _ part: PagePart, _ source: PagePart) -> Diagnostic {
    reporter.finding(
      .parityOutput, at: difference.range ?? part.range, difference.message,
      remedy: "show what the block prints, with its own texts translated, or mark the block in the source with tr=free",
      note: "the output in the source",
      at: difference.sourceRange ?? source.range)
  }
}
