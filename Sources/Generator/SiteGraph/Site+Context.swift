package import Languages

extension Site {
  /// The most pages that a page's section list shows; a longer list would outweigh the page itself.
  private static let siblingLimit = 40

  /// The page at an index in its place in the site.
  package func context(of index: Int) -> PageContext {
    let page = pages[index]
    let order = readingOrder[page.language] ?? []
    let position = readingPosition[index]
    let isHome = page.path.isEmpty && page.isFolderIndex
    return PageContext(
      facts: page,
      rootPrefix: SitePath.rootPrefix(of: page.outputPath),
      siteTitle: settings.language(page.language)?.title ?? "",
      homeHref: SitePath.href(from: page.outputPath, to: homePath(of: page.language)),
      breadcrumbs: breadcrumbs(of: index),
      previous: position > 0 && !isHome ? link(to: order[position - 1], from: page) : nil,
      next: position + 1 < order.count && !isHome ? link(to: order[position + 1], from: page) : nil,
      siblings: siblings(of: index, in: order),
      children: children(of: index, in: order),
      languages: languageLinks(of: index),
      canonical: address(of: page.shownText?.outputPath ?? page.outputPath),
      alternates: alternates(of: index),
      feedHref: feedHref(for: page),
      destinations: destinations(of: index),
      headingAliases: headingAliases[index], original: original(of: index),
      socialImage: ownPicturePath(for: page.language).flatMap(address))
  }

  /// The author's own picture that other sites show with links to pages of a language: for the language, or for all.
  package func ownPicturePath(for language: LanguageTag) -> String? {
    ["\(language.name)/social.png", "social.png"].first(where: assets.contains)
  }

  private func feedHref(for page: PageFacts) -> String? {
    let language = settings.language(page.language) == nil ? settings.defaultLanguage : page.language
    return hasFeed(in: language) ? SitePath.href(from: page.outputPath, to: feedPath(of: language)) : nil
  }

  /// Whether a language has a feed: its entries need absolute addresses, and dates.
  package func hasFeed(in language: LanguageTag) -> Bool {
    settings.baseAddress != nil && datedLanguages.contains(language)
  }

  /// The file of a language's feed.
  package func feedPath(of language: LanguageTag) -> String { Self.feedPath(of: language) }

  static func feedPath(of language: LanguageTag) -> String { "\(language.name)/feed.xml" }

  private func link(to index: Int, from page: PageFacts, isCurrent: Bool = false) -> PageLink {
    PageLink(
      title: pages[index].title, href: SitePath.href(from: page.outputPath, to: pages[index].outputPath),
      isCurrent: isCurrent, foreignLanguage: pages[index].shownText?.language)
  }

  private func breadcrumbs(of index: Int) -> [PageLink] {
    let page = pages[index]
    let home = home(of: page.language)
    // The title of a home page may be a whole sentence; a site that has a name is called by it.
    let settings = settings.language(page.language)
    let isNamed = settings.map { $0.isTitled && !$0.title.isEmpty } ?? false
    let homeTitle = isNamed ? nil : home.map { pages[$0].title }
    var result = [
      PageLink(
        title: homeTitle ?? settings?.title ?? page.language.name,
        href: SitePath.href(from: page.outputPath, to: homePath(of: page.language)), isCurrent: home == index,
        foreignLanguage: isNamed ? nil : home.flatMap { pages[$0].shownText?.language })
    ]
    let indexPages = folderPages[page.language] ?? [:]
    let parts = page.path.split(separator: "/")
    var path = ""
    for (depth, part) in parts.enumerated() {
      path += path.isEmpty ? String(part) : "/\(part)"
      if depth == parts.count - 1 {
        result.append(
          PageLink(title: page.title, href: nil, isCurrent: true, foreignLanguage: page.shownText?.language))
      } else if let folder = indexPages[path] {
        result.append(link(to: folder, from: page))
      } else {
        result.append(PageLink(title: String(part), href: nil))
      }
    }
    return result
  }

  private func siblings(of index: Int, in order: [Int]) -> [PageLink] {
    let page = pages[index]
    guard !page.path.isEmpty else { return [] }
    let folder = page.isFolderIndex ? page.path : String(SitePath.folder(of: page.path))
    let all = pagesByFolder[page.language]?[folder] ?? []
    guard all.count > 1, all.count <= Self.siblingLimit else { return [] }
    return all.map { link(to: $0, from: page, isCurrent: $0 == index) }
  }

  private func children(of index: Int, in order: [Int]) -> [PageSummary] {
    let page = pages[index]
    guard page.isFolderIndex else { return [] }
    let below: [Int]
    if page.path.isEmpty {
      below = order.filter { !pages[$0].isFolderIndex }
    } else {
      below = (pagesByFolder[page.language]?[page.path] ?? []).filter { $0 != index }
    }
    return below.map { summary(of: $0, from: page.outputPath) }
  }

  /// What a list on the page at `path` says of another page.
  package func summary(of index: Int, from path: String) -> PageSummary {
    PageSummary(
      title: pages[index].title, description: pages[index].description,
      href: SitePath.href(from: path, to: pages[index].outputPath), updated: pages[index].updated,
      foreignLanguage: pages[index].shownText?.language)
  }

  private func languageLinks(of index: Int) -> [LanguageLink] {
    let page = pages[index]
    return settings.languages.map { language in
      let version = versions[index].first { pages[$0].language == language.tag }
      let target = version.map { pages[$0].outputPath } ?? homePath(of: language.tag)
      return LanguageLink(
        language: language.tag, name: language.name, href: SitePath.href(from: page.outputPath, to: target),
        isCurrent: language.tag == page.language, isTranslated: version.map { pages[$0].shownText == nil } ?? false)
    }
  }

  /// A page's translations with itself among them, and `x-default`, as search engines want them: each names all others.
  package func alternates(of index: Int) -> [Alternate] {
    guard let base = settings.baseAddress, translations[index].count > 1, pages[index].shownText == nil else {
      return []
    }
    func address(of index: Int) -> String { base + SitePath.percentEncoded(pages[index].outputPath) }
    let source = translations[index].first { pages[$0].language == settings.defaultLanguage } ?? translations[index][0]
    // Who speaks none of the languages is best served where one is chosen.
    let isChosenAtRoot = home(of: pages[index].language) == index && hasLanguageChooser
    return translations[index].map { Alternate(hreflang: pages[$0].language.name, address: address(of: $0)) }
      + [Alternate(hreflang: "x-default", address: isChosenAtRoot ? base : address(of: source))]
  }

  /// Those of the page at the root where a language is chosen: the same as those of the home pages.
  package var alternatesOfLanguageChooser: [Alternate] {
    let homes = settings.languages.compactMap { home(of: $0.tag) }
    return homes.lazy.map(alternates).first { !$0.isEmpty } ?? []
  }

  /// Whether the root of the site is a page where a language is chosen, and no page of an author.
  package var hasLanguageChooser: Bool { !pages.contains { $0.outputPath == "index.html" } }

  private func destinations(of index: Int) -> [String: Destination] {
    let page = pages[index]
    var result: [String: Destination] = [:]
    for reference in page.references where result[reference.destination] == nil {
      result[reference.destination] = destination(of: reference.destination, from: page, at: index)
    }
    return result
  }

  private func destination(of written: String, from page: PageFacts, at index: Int) -> Destination {
    func encoded(_ query: Substring, _ fragment: String?) -> String {
      guard let fragment else { return SitePath.addressEncoded(query) }
      return SitePath.addressEncoded(query) + "#" + SitePath.percentEncoded(SlugText.composed(fragment))
        + SitePath.addressEncoded(AddressParts(written).directive)
    }
    switch resolution(of: written, from: page, at: index) {
    case .external:
      // From a file:// page, an address without a scheme would lead to the disk.
      return .external(href: SitePath.addressEncoded(written.hasPrefix("//") ? "https:" + written : written))
    case .missing, .outside: return .broken
    case .page(let target, let query, let fragment):
      let isSelf = target == index && query.isEmpty && fragment != nil
      let path = isSelf ? "" : SitePath.href(from: page.outputPath, to: pages[target].outputPath)
      return .site(href: path + encoded(query, fragment))
    case .asset(let path, let query, let fragment):
      return .site(href: SitePath.href(from: page.outputPath, to: path) + encoded(query, fragment))
    }
  }

  /// Where an address leads; on a page that stands in for a translation, as on the page whose text it shows, but to
  /// the reader's language.
  private func resolution(of written: String, from page: PageFacts, at index: Int) -> ReferenceResolver.Resolution {
    guard let text = page.shownText, let shown = resolver.page(ofSource: text.file) else {
      return resolver.resolve(written, from: page.file, at: index)
    }
    let resolution = resolver.resolve(written, from: text.file, at: shown)
    guard case .page(let target, let query, let fragment) = resolution, pages[target].language == text.language,
      let version = versions[target].first(where: { pages[$0].language == page.language })
    else { return resolution }
    let isThere = fragment.map { ids(of: version).contains($0) } ?? true
    return .page(version, query: query, fragment: isThere ? fragment : nil)
  }
}
