package import Diagnostics
package import SiteGraph

/// All checks of a site's pages, in one list.
package enum Checks {
  /// What is wrong with one page as a part of its site.
  package static func links(of site: Site, page index: Int) -> [Diagnostic] {
    // What stands in for a translation has the links of its source.
    site.pages[index].shownText == nil ? BrokenLinks.check(site, page: index) : []
  }

  /// How one page stands to its source in another language.
  package static func translation(of site: Site, page index: Int, contentFolder: String) -> [Diagnostic] {
    StaleTranslations.check(site, page: index, contentFolder: contentFolder)
      + UnrecordedTranslations.check(site, page: index, contentFolder: contentFolder)
      + OrphanTranslations.check(site, page: index)
  }
}

/// The codes of this target.
package let checkDiagnosticCodes: [DiagnosticCode] = [
  .allowance, .brokenLink, .brokenFragment, .foreignPunctuation, .mixedDigits, .mixedLetters, .orphanTranslation,
  .pageWeight, .parityBlock, .parityCode, .parityFrontMatter, .parityOutput, .parityQuestion, .paritySection,
  .parityTable, .parityVerdict, .quotationMarks, .remoteImage, .repeatedWord, .staleTranslation, .strayCharacter,
  .straySpace, .templateText, .translationCoverage, .unbalancedBrackets, .unrecordedTranslation, .untranslatedText,
]
