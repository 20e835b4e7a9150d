package import Content
package import Diagnostics
package import Languages
package import Markdown

/// Reads the prose of pages and settings for slips of writing: words left in another language, and signs, digits and
/// spaces that are not those of the page's language.
///
/// Code and addresses are not read.
package enum LanguageChecks {
  /// What can be allowed for a block or a page.
  static let allowable: [DiagnosticCode] = [
    .foreignPunctuation, .hanSpacing, .mixedDigits, .mixedLetters, .quotationMarks, .repeatedWord, .strayCharacter,
    .straySpace,
    .unbalancedBrackets, .untranslatedText,
  ]

  /// What is wrong with the prose of a page.
  package static func check(_ page: SourcePage, _ document: MarkdownDocument) -> [Diagnostic] {
    page.body.withUnsafeBufferPointer { bytes in
      let allowed = page.frontMatter.allowances.map { (code: $0.value, range: $0.range) }
      let lint = LanguageLint(ProseLanguage(page.language))
      var reader = ProseReader(
        SourceAlignment(bytes, firstLine: page.bodyFirstLine), allowances: Allowances(file: page.file, page: allowed),
        check: lint.check)
      reader.read(document)
      lint.finish()
      var allowances = reader.allowances
      let source = reader.source
      var diagnostics = lint.report.diagnostics(file: page.file, allowances: &allowances) { place in
        SourceRange(start: source.position(of: place.lowerBound), end: source.position(of: place.upperBound))
      }
      for setting in [page.frontMatter.title, page.frontMatter.description] {
        guard let setting else { continue }
        diagnostics += check(setting, in: page.language, file: page.file, allowances: &allowances)
      }
      allowances.reportUseless()
      return diagnostics + allowances.diagnostics
    }
  }

  /// What is wrong with the titles and descriptions of a site's configuration; a text for all languages is read as one
  /// of the default language.
  package static func check(
    _ configuration: SiteConfiguration, file: String, defaultLanguage: LanguageTag
  ) -> [Diagnostic] {
    var allowances = Allowances(file: file, page: [])
    return [configuration.title, configuration.description].flatMap { text in
      text.places.sorted { $0.value.start < $1.value.start }.flatMap { language, range in
        let language = language ?? defaultLanguage
        guard let value = text.text(in: language) else { return [Diagnostic]() }
        return check(Located(value, range), in: language, file: file, allowances: &allowances)
      }
    }
  }

  private static func check(
    _ text: Located<String>, in language: LanguageTag, file: String, allowances: inout Allowances
  ) -> [Diagnostic] {
    let lint = LanguageLint(ProseLanguage(language))
    var passage = Passage()
    passage.role = .setting
    passage.allowances = allowances.ofPage
    var value = text.value
    value.withUTF8 { SourceAlignment.append($0, offset: 0, to: &passage.units) }
    lint.check(&passage)
    lint.finish()
    let start = text.range.start
    let length = text.range.end.column - start.column
    let isOneLine = text.range.end.line == start.line
    // What is written otherwise than it reads, with escapes or over several lines, has no places of its own.
    let lead = length == value.utf8.count ? 0 : length == value.utf8.count + 2 ? 1 : nil
    guard isOneLine, let lead else {
      return lint.report.diagnostics(file: file, allowances: &allowances) { _ in text.range }.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.replacement = nil
        return diagnostic
      }
    }
    return lint.report.diagnostics(file: file, allowances: &allowances) { place in
      SourceRange(line: start.line, column: start.column + lead + place.lowerBound, length: place.count)
    }
  }
}

/// Runs the rules of one language over the passages of one page.
final class LanguageLint {
  private let language: ProseLanguage
  private(set) var report = LanguageReport()
  private var digits: MixedDigits
  private var quotations: QuotationMarks
  private var punctuation: ForeignPunctuation
  private var spacing: HanSpacing

  init(_ language: ProseLanguage) {
    self.language = language
    digits = MixedDigits(language)
    quotations = QuotationMarks(language)
    punctuation = ForeignPunctuation(language)
    spacing = HanSpacing(language)
  }

  func check(_ passage: inout Passage) {
    passage.index()
    digits.check(passage)
    spacing.check(passage)
    if !passage.points.isEmpty {
      quotations.check(passage, &report)
      punctuation.check(passage, &report)
      StraySpace.check(passage, language, &report)
      StrayCharacter.check(passage, language, &report)
      UnbalancedBrackets.check(passage, &report)
    }
    if !passage.arabicSuspects.isEmpty { StrayCharacter.checkArabic(passage, language, &report) }
    RepeatedWord.check(passage, language, &report)
    MixedLetters.check(passage, language, &report)
    UntranslatedText.check(passage, language, &report)
  }

  /// Decides what depends on the whole page.
  func finish() {
    digits.finish(&report)
    quotations.finish(&report)
    punctuation.finish(&report)
    spacing.finish(&report)
  }
}
