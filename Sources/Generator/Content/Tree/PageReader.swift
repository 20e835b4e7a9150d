package import Diagnostics
package import Languages

/// Reads single pages of a content folder; safe to use from several threads.
package struct PageReader: Sendable {
  /// A page, or nil where the file cannot become one, and what is wrong with it.
  package struct Reading: Sendable {
    package var page: SourcePage?
    package var diagnostics: [Diagnostic]
  }

  /// The languages of the site: the configuration's, else the folders'.
  package let languages: [LanguageTag]
  private let root: String
  private let listed: Set<LanguageTag>?
  private let fallback: LanguageTag?

  /// More than any page of a site, less than what would exhaust memory.
  private static let maximumSize = 64 << 20

  package init(scan: ContentScan, configuration: SiteConfiguration) {
    root = scan.root
    let configured = configuration.languages?.map(\.tag)
    languages = configured ?? scan.languageFolders
    listed = configured.map(Set.init)
    fallback = configuration.defaultLanguage
  }

  package func read(_ file: ContentFile) -> Reading {
    guard file.size <= Self.maximumSize else {
      return failure(.fileTooLarge, file, "larger than \(Self.maximumSize >> 20) MB", "part the page in several")
    }
    guard let bytes = FileSystem.read("\(root)/\(file.diskPath)", sizeHint: file.size) else {
      return failure(.unreadableFile, file, "cannot be read: \(FileSystem.errorText)", "allow reading it")
    }
    let place = PagePlace(file: file.file)
    let (text, mistakes) = SourceText.read(bytes, file: file.file, language: place.folderLanguage)
    guard let text else { return Reading(page: nil, diagnostics: mistakes) }
    let (parts, problems) = PageText.read(text, file: file.file)
    if problems.contains(where: { $0.code == .frontMatterUnclosed }) {
      return Reading(page: nil, diagnostics: problems)
    }
    return page(file, place, parts, hash: ContentHash.hash(bytes), problems)
  }

  private func page(
    _ file: ContentFile, _ place: PagePlace, _ parts: PageText, hash: UInt64, _ problems: [Diagnostic]
  ) -> Reading {
    let matter = parts.frontMatter
    guard let language = matter.language?.value ?? place.folderLanguage ?? rootLanguage(of: place) else {
      return withoutLanguage(file, place, problems)
    }
    var problems = problems
    if let listed, !listed.contains(language), place.folderLanguage != nil || !place.path.isEmpty {
      problems.append(
        Diagnostic(
          .unlistedLanguage, .error, file: file.file, range: matter.language?.range,
          message: "\(language) is not among the languages of the site",
          remedy: "add \(language) to languages in the configuration, or move the page"))
    }
    if let slug = matter.slug, place.isFolderIndex {
      problems.append(
        Diagnostic(
          .wrongValue, .error, file: file.file, range: slug.range,
          message: "slug has no meaning for a folder's own page",
          remedy: "rename the folder"))
    }
    let page = SourcePage(
      file: file.file, language: language, folderLanguage: place.folderLanguage, path: place.path,
      isFolderIndex: place.isFolderIndex, outputPath: outputPath(place, matter), frontMatter: matter,
      body: parts.body, bodyFirstLine: parts.bodyFirstLine, contentHash: hash)
    return Reading(page: page, diagnostics: problems)
  }

  /// A root page may leave its language to the configuration.
  private func rootLanguage(of place: PagePlace) -> LanguageTag? { place.path.isEmpty ? fallback : nil }

  /// A `README.md` at the root speaks to those who keep the sources, unless it states a language.
  private func withoutLanguage(_ file: ContentFile, _ place: PagePlace, _ problems: [Diagnostic]) -> Reading {
    if file.file.lowercased() == "readme.md" { return Reading(page: nil, diagnostics: []) }
    let message = "page outside the folders of the languages"
    let mistake = Diagnostic(
      .pageWithoutLanguage, .error, file: file.file, message: message,
      remedy: "move it to a folder such as \(languages.first?.name ?? "en")/, or write lang: in its front matter")
    return Reading(page: nil, diagnostics: problems + [mistake])
  }

  private func outputPath(_ place: PagePlace, _ matter: FrontMatter) -> String {
    guard let slug = matter.slug, !place.isFolderIndex else { return place.outputStem + ".html" }
    let folders = place.outputStem.split(separator: "/").dropLast()
    return (folders + [Substring(UnicodeComposition.composed(slug.value))]).joined(separator: "/") + ".html"
  }

  private func failure(_ code: DiagnosticCode, _ file: ContentFile, _ message: String, _ remedy: String) -> Reading {
    Reading(page: nil, diagnostics: [Diagnostic(code, .error, file: file.file, message: message, remedy: remedy)])
  }
}
