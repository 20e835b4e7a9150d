package import Diagnostics
import Languages
import SiteGraph
package import Snippets

/// Compares how the blocks of a translation fare with how the same blocks of its source do.
///
/// Both pages must have the same blocks in the same order; whether they do is another check.
package enum VerdictComparison {
  /// Whether any block fares otherwise, so that it is worth reading both pages again.
  package static func differ(_ results: [SnippetPresentation], _ source: [SnippetPresentation]) -> Bool {
    results.count == source.count && zip(results, source).contains { difference($0, $1) != nil }
  }

  /// - Returns: warnings on the fences of `page`, each with a note on the fence of `source`.
  package static func check(
    _ page: TranslatedPage, _ results: [SnippetPresentation], against source: TranslatedPage,
    _ originals: [SnippetPresentation]
  ) -> [Diagnostic] {
    let here = snippets(of: page)
    let there = snippets(of: source)
    guard here.count == results.count, there.count == originals.count, here.count == there.count else { return [] }
    let reporter = ParityReporter(file: page.file, source: source.file)
    return here.indices.compactMap { index in
      guard there[index].attributes.translation != .free,
        let message = difference(results[index], originals[index])
      else { return nil }
      return reporter.finding(
        .parityVerdict, at: here[index].fence, message,
        remedy: "let both be checked alike, or mark the block in the source with tr=free",
        note: "the block in the source", at: there[index].fence)
    }
  }

  private static func snippets(of page: TranslatedPage) -> [Snippet] {
    SnippetScanner.scan(page.document, file: page.file, source: page.source).snippets
  }

  /// In words how a block fares otherwise; nil where it does not, or where nobody knows.
  private static func difference(_ result: SnippetPresentation, _ source: SnippetPresentation) -> String? {
    guard let here = words(for: result), let there = words(for: source), here != there else { return nil }
    return "block \(here), in the source it \(there)"
  }

  /// Nil for a block that is not checked in this run, or that is wrong, which is said elsewhere.
  private static func words(for result: SnippetPresentation) -> String? {
    let rest = result.isElided ? " with an ellipsis for code that is not shown" : ""
    switch result.verdict {
    case .compiles: return "compiles" + rest
    case .failsAsExpected: return "fails as it says" + rest
    case .warnsAsExpected: return "compiles with the warning that it names" + rest
    case .ran: return "runs" + rest
    case .tested(let passed): return "passes \(ParityReporter.count(passed, "test"))" + rest
    case .crashesAsExpected: return "stops as it says" + rest
    case .previewed(let screens): return "shows \(ParityReporter.count(screens, "screen"))" + rest
    case .parsedOnly: return "is only parsed"
    case .skipped: return "is skipped"
    case .notChecked, .broken: return nil
    }
  }
}
