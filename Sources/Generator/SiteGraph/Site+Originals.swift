import Languages

extension Site {
  /// What a page says of the page that its text comes from: always if it shows that page's own text, and for a
  /// translation if a section of the source has changed since it was accepted.
  func original(of index: Int) -> OriginalPage? {
    let page = pages[index]
    if let text = page.shownText {
      return original(in: text.language, href: SitePath.href(from: page.outputPath, to: text.outputPath))
    }
    guard let state = translationStates[index],
      state.sections.contains(where: { $0.standing == .stale && $0.own != nil })
    else { return nil }
    let source = pages[state.source]
    let href = SitePath.href(from: page.outputPath, to: source.outputPath)
    var original = original(in: source.language, href: href)
    for (section, own) in zip(source.sections, state.sections) where own.standing == .stale {
      guard let place = own.own else { continue }
      original.staleSections.append(
        OriginalPage.StaleSection(
          heading: page.sections[place].heading,
          href: section.id.isEmpty ? href : href + "#" + SitePath.percentEncoded(section.id)))
    }
    return original
  }

  private func original(in language: LanguageTag, href: String) -> OriginalPage {
    OriginalPage(
      language: language, languageName: settings.language(language)?.name ?? language.autonym, href: href)
  }
}
