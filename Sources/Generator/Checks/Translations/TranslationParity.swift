package import Diagnostics

/// Reports where a translation is not built as the page that it is a translation of: other sections, blocks, tables or
/// questions, or other code.
package enum TranslationParity {
  /// - Returns: warnings on lines of `page`, each with a note on the line of `source`.
  package static func check(_ page: TranslatedPage, against source: TranslatedPage) -> [Diagnostic] {
    FrontMatterComparison(page: page, source: source).findings
      + PageComparison(PageParts(page), PageParts(source)).diagnostics
  }
}
