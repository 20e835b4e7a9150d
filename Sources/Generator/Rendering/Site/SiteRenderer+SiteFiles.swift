import Languages
package import SiteGraph
package import Templates

extension SiteRenderer {
  /// What the site has beside its pages: the root page, and for machines a map, feeds and a list for language models.
  ///
  /// Map and feeds need absolute addresses, so a site without a base address has none; nor has a language without dated
  /// pages a feed.
  ///
  /// - Parameter socialImage: the address of the picture that other sites show with a link to the root page.
  package func siteFiles(of site: Site, socialImage: String?) throws(TemplateError) -> [SiteFile] {
    var files = [SiteFile(path: "index.html", bytes: try rootPage(of: site, socialImage: socialImage))]
    files.append(SiteFile(path: "404.html", bytes: try missingPage(of: site)))
    files.append(SiteFile(path: "llms.txt", bytes: ModelText.bytes(of: site)))
    guard let base = site.settings.baseAddress else { return files }
    for language in site.settings.languages where site.hasFeed(in: language.tag) {
      files.append(
        SiteFile(path: site.feedPath(of: language.tag), bytes: AtomFeed.bytes(of: language, in: site, base: base)))
    }
    files.append(SiteFile(path: "sitemap.xml", bytes: SiteMap.bytes(of: site, base: base)))
    if let robots = RobotsText.bytes(base: base) { files.append(SiteFile(path: "robots.txt", bytes: robots)) }
    return files
  }

  /// The page at the root: the languages in their own names.
  private func rootPage(of site: Site, socialImage: String?) throws(TemplateError) -> [UInt8] {
    let settings = site.settings
    let main = settings.language(settings.defaultLanguage) ?? settings.languages.first
    let tag = main?.tag ?? settings.defaultLanguage
    return try templates.render(
      "root",
      [
        "lang": .text(tag.name), "dir": .text(tag.direction.rawValue), "rootPrefix": "",
        "title": .text(LabelText.plain(main?.title ?? "")),
        "titleMarkup": .html(InlineMarkup.of(label: main?.title ?? "", on: tag.direction)),
        "description": .text(LabelText.plain(main?.description ?? "")),
        "canonical": .text(optional: settings.baseAddress),
        "socialImage": .text(optional: socialImage),
        "alternates": .list(site.alternatesOfLanguageChooser.map(PageValues.alternate)),
        "languages": .list(settings.languages.map { summary(of: $0, in: site) }),
      ])
  }

  /// The page that servers show for an address that leads nowhere. It may be shown at any depth, where a script makes its
  /// links begin at the root of the site; in a folder they are relative like those of every page.
  private func missingPage(of site: Site) throws(TemplateError) -> [UInt8] {
    let main = settings.defaultLanguage
    let languages: [TemplateValue] = settings.languages.map { language in
      let words = InterfaceText.text(for: language.tag)
      return [
        "tag": .text(language.tag.name), "lang": .text(words.language.name),
        "dir": .text(words.language.direction.rawValue), "name": .text(language.name),
        "href": .text(SitePath.percentEncoded(site.homePath(of: language.tag))),
        "title": .text(words.missingPage), "help": .text(words.missingPageHelp), "home": .text(words.home),
        "siteTitle": .html(InlineMarkup.of(label: language.title, on: language.tag.direction)),
      ]
    }
    return try templates.render(
      "missing",
      [
        "lang": .text(main.name), "dir": .text(main.direction.rawValue), "rootPrefix": "",
        "rootPath": .text(settings.rootPath),
        "title": .text(InterfaceText.text(for: main).missingPage), "languages": .list(languages),
      ])
  }

  private func summary(of language: SiteSettings.Language, in site: Site) -> TemplateValue {
    [
      "tag": .text(language.tag.name), "dir": .text(language.tag.direction.rawValue), "name": .text(language.name),
      "href": .text(SitePath.href(from: "index.html", to: site.homePath(of: language.tag))),
      "title": .html(InlineMarkup.of(label: language.title, on: language.tag.direction)),
      "description": language.description.isEmpty
        ? .absent : .html(InlineMarkup.of(label: language.description, on: language.tag.direction)),
    ]
  }
}
