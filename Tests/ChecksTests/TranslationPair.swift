import Checks
@testable import Content
import Diagnostics
import Languages
import Markdown
import SiteGraph
import Testing

/// A page in English and its translation, with marks where a finding is expected in each.
struct TranslationPair {
  let source: MarkedPage
  let translation: MarkedPage

  init(_ source: String, _ translation: String) {
    self.source = MarkedPage(source)
    self.translation = MarkedPage(translation)
  }

  func findings() throws -> [Diagnostic] {
    TranslationParity.check(
      try Self.page("he/page.md", "he", translation.text), against: try Self.page("en/page.md", "en", source.text))
  }

  /// Expects one finding of a code at the marks.
  func expect(
    _ code: DiagnosticCode, saying words: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let findings = try findings()
    let outline = findings.map(Self.outline)
    try #require(findings.count == 1, "\(outline)", sourceLocation: sourceLocation)
    let finding = findings[0]
    #expect(finding.code == code, "\(outline)", sourceLocation: sourceLocation)
    #expect(finding.severity == .warning && finding.remedy != nil, sourceLocation: sourceLocation)
    #expect(finding.file == "he/page.md" && finding.notes.first?.file == "en/page.md", sourceLocation: sourceLocation)
    if let range = translation.range { #expect(finding.range == range, "\(outline)", sourceLocation: sourceLocation) }
    if let range = source.range {
      #expect(finding.notes.first?.range == range, "\(outline)", sourceLocation: sourceLocation)
    }
    if let words { #expect(finding.message == words, sourceLocation: sourceLocation) }
  }

  func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let findings = try findings()
    #expect(findings.isEmpty, "\(findings.map(Self.outline))", sourceLocation: sourceLocation)
  }

  private static func outline(_ finding: Diagnostic) -> String {
    let start = finding.range.map { "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" } ?? ""
    let note = finding.notes.first?.range.map {
      "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)"
    }
    return "\(finding.code.name) \(start) <- \(note ?? ""): \(finding.message)"
  }

  static func page(_ file: String, _ language: String, _ text: String) throws -> TranslatedPage {
    let tag = try #require(LanguageTag(language))
    let (parts, _) = PageText.read(Array(text.utf8), file: file)
    let document = MarkdownParser.parse(parts.body, file: file, firstLine: parts.bodyFirstLine, language: tag)
    return TranslatedPage(
      file: file, language: tag, layout: .page, frontMatter: parts.frontMatter, document: document,
      source: [UInt8](repeating: 0x0A, count: parts.bodyFirstLine - 1) + parts.body)
  }
}
