package import Diagnostics

/// Reports where translations are not built as the page that they are translations of: other sections, blocks, tables or
/// questions, or other code.
package struct TranslationParity {
  private let source: TranslatedPage
  private let parts: PageParts

  /// What stands on the source is read once for all its translations.
  package init(source: TranslatedPage) {
    self.source = source
    parts = PageParts(source)
  }

  /// - Returns: warnings on lines of `page`, each with a note on the line of its source.
  package func check(_ page: TranslatedPage) -> [Diagnostic] {
    FrontMatterComparison(page: page, source: source).findings + PageComparison(PageParts(page), parts).diagnostics
  }

  package static func check(_ page: TranslatedPage, against source: TranslatedPage) -> [Diagnostic] {
    TranslationParity(source: source).check(page)
  }
}
