package import Diagnostics
package import SiteGraph

/// All checks of a site's pages, in one list.
package enum Checks {
  /// What is wrong with one page as a part of its site.
  package static func links(of site: Site, page index: Int) -> [Diagnostic] {
    BrokenLinks.check(site, page: index)
  }
}

/// The codes of this target.
package let checkDiagnosticCodes: [DiagnosticCode] = [
  .allowance, .brokenLink, .brokenFragment, .foreignPunctuation, .mixedDigits, .mixedLetters, .pageWeight,
  .parityBlock, .parityCode, .parityFrontMatter, .parityOutput, .parityQuestion, .paritySection, .parityTable,
  .parityVerdict, .quotationMarks, .remoteImage, .repeatedWord, .strayCharacter, .straySpace, .unbalancedBrackets,
  .untranslatedText,
]
