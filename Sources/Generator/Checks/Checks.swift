package import Diagnostics
package import SiteGraph

/// All checks of a site's pages, in one list.
package enum Checks {
  /// What is wrong with the addresses of one page as a part of its site.
  package static func links(of site: Site, page index: Int) -> [Diagnostic] {
    let page = site.pages[index]
    // What stands in for a translation has the links of its source.
    guard page.shownText == nil else { return [] }
    var found: [Diagnostic] = []
    for reference in page.references {
      let resolution = site.resolver.resolve(reference.destination, from: page.file, at: index)
      if let broken = BrokenLinks.check(reference, resolution, in: site, page: index) {
        found.append(broken)
        continue
      }
      if let suspect = AddressForm.check(reference, isExternal: resolution == .external, page: page) {
        found.append(suspect)
      }
      if case .page(let target, _, _) = resolution,
        let leading = LinkLanguage.check(reference, to: target, in: site, page: index)
      {
        found.append(leading)
      }
    }
    return found
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
  .allowance, .brokenFragment, .brokenLink, .duplicateID, .foreignPunctuation, .hanSpacing, .linkCase, .linkLanguage,
  .mixedDigits,
  .mixedLetters, .orphanTranslation, .outputLink, .pageWeight, .parityBlock, .parityCode, .parityFrontMatter,
  .parityOutput, .parityQuestion, .paritySection, .parityTable, .parityVerdict, .quotationMarks, .remoteImage,
  .repeatedWord, .staleTranslation, .strayCharacter, .straySpace, .suspectAddress, .templateText,
  .translationCoverage,
  .unbalancedBrackets, .unrecordedTranslation, .untranslatedText,
]
