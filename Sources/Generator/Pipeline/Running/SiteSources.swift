import Content
import Diagnostics
import Languages
import SiteGraph
import Templates

/// What a run starts from: where the site is, what its configuration says, and which files there are.
struct SiteSources: Sendable {
  var location: SiteLocation
  var configuration: SiteConfiguration
  /// The configuration as its author wrote it; empty if there is none.
  var configurationBytes: [UInt8]
  /// The content folder, as seen from where the tool runs.
  var contentRoot: String
  /// The folder to write, as seen from where the tool runs.
  var output: String
  var scan: ContentScan
  /// In the order of menus: those that the run works on.
  var languages: [LanguageTag]
  /// In the order of menus: those that the site has.
  var allLanguages: [LanguageTag]
  /// The language that translations are made from: the configuration's, else English if there is any, else the first.
  var defaultLanguage: LanguageTag
  var templates: TemplateSources
  var translationRecords: TranslationRecords
  var diagnostics: [Diagnostic]

  /// Finds the site and lists its files, reading none of them but the configuration and the templates.
  static func open(_ options: PipelineOptions) throws(PipelineFailure) -> SiteSources {
    let location = try reading { () throws(ContentError) in
      try SiteLocation.find(at: options.folder, configuration: options.configurationFile)
    }
    var (configuration, diagnostics) = try reading { () throws(ContentError) in try location.readConfiguration() }
    if let address = options.baseAddress { configuration.baseAddress = try checked(baseAddress: address) }
    let contentRoot = location.resolve(configuration.contentFolder)
    let output = options.output ?? location.resolve(configuration.outputFolder)
    let isBeside = OutputFolder.problem(output: output, contentRoot: contentRoot, siteRoot: location.siteRoot) == nil
    let scan: ContentScan
    do {
      scan = try reading { () throws(ContentError) in
        try ContentScan.scan(root: contentRoot, excluding: isBeside ? [Disk.canonical(output)] : [])
      }
    } catch {
      throw Self.failure(error, besides: diagnostics)
    }
    let allLanguages = configuration.languages?.map(\.tag) ?? scan.languageFolders
    let languages = try wanted(options.languages, of: allLanguages)
    guard let first = allLanguages.first else {
      let message = "'\(contentRoot)' has no folder named by a language, such as 'en' or 'ar'"
      throw Self.failure(.usage(message), besides: diagnostics)
    }
    let ownTemplates = Self.templatesFolder(of: configuration, at: location, &diagnostics)
    let records = TranslationRecords(contentRoot: contentRoot, files: scan.files, languages: allLanguages)
    diagnostics += scan.diagnostics + records.diagnostics
    return SiteSources(
      location: location, configuration: configuration,
      configurationBytes: location.configurationFile.flatMap(Disk.bytes(of:)) ?? [], contentRoot: contentRoot,
      output: output, scan: scan,
      languages: languages, allLanguages: allLanguages,
      defaultLanguage: configuration.defaultLanguage ?? allLanguages.first { $0.language == "en" } ?? first,
      templates: try TemplateSources.read(
        builtIn: options.resources.templates, own: ownTemplates), translationRecords: records,
      diagnostics: diagnostics)
  }

  /// What keeps a run from going on, behind what is wrong with the configuration, which may be its reason.
  private static func failure(_ failure: PipelineFailure, besides mistakes: [Diagnostic]) -> PipelineFailure {
    guard case .usage(let message) = failure, let file = mistakes.first?.file else { return failure }
    return .mistakes(
      mistakes + [
        Diagnostic(
          .wrongValue, .error, file: file, message: message, remedy: "name the folder of the pages with content:")
      ])
  }

  /// The site's own templates; that they are not there is reported with the other mistakes of the configuration.
  private static func templatesFolder(
    of configuration: SiteConfiguration, at location: SiteLocation, _ diagnostics: inout [Diagnostic]
  ) -> String? {
    guard let stated = configuration.templatesFolder else { return nil }
    let folder = location.resolve(stated.value)
    if Disk.isFolder(folder) { return folder }
    let name = location.configurationFile?.split(separator: "/").last.map(String.init)
    diagnostics.append(
      Diagnostic(
        .wrongValue, .error, file: name, range: stated.range,
        message: "templates must be a folder, and there is no \(folder)", remedy: "correct the path, or remove the key")
    )
    return nil
  }

  /// The languages that were asked for, or all.
  static func wanted(
    _ asked: [LanguageTag], of languages: [LanguageTag]
  ) throws(PipelineFailure) -> [LanguageTag] {
    if asked.isEmpty { return languages }
    for tag in asked where !languages.contains(tag) {
      let near = Suggestion.nearest(to: tag.name, among: languages.map(\.name))
      throw .usage("the site has no language '\(tag)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    return languages.filter(asked.contains)
  }

  /// Calls into Content and says its failures in the pipeline's words.
  private static func reading<Result>(
    _ body: () throws(ContentError) -> Result
  ) throws(PipelineFailure) -> Result {
    do {
      return try body()
    } catch {
      throw PipelineFailure(error)
    }
  }

  /// An address given on the command line, in the form that the configuration asks for.
  private static func checked(baseAddress text: String) throws(PipelineFailure) -> String {
    guard text.hasPrefix("https://") || text.hasPrefix("http://"), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else {
      throw .usage("base address '\(text)' is not an http or https address")
    }
    return text.hasSuffix("/") ? text : text + "/"
  }

  /// What the site as a whole is told by its author.
  var settings: SiteSettings { settings(for: languages) }

  /// The same for some of its languages.
  func settings(for languages: [LanguageTag]) -> SiteSettings {
    let named = configuration.languages ?? []
    return SiteSettings(
      languages: languages.map { tag in
        let title = configuration.title(in: tag)
        return SiteSettings.Language(
          tag: tag, name: named.first { $0.tag == tag }?.name ?? tag.autonym,
          title: title ?? Self.folderTitle(location.siteRoot),
          description: configuration.description.text(in: tag) ?? "", isTitled: title != nil)
      },
      defaultLanguage: defaultLanguage, baseAddress: configuration.baseAddress)
  }

  /// A site without a title is called after its folder.
  private static func folderTitle(_ path: String) -> String {
    Disk.canonical(path).split(separator: "/").last.map(String.init) ?? "Dalil"
  }

  /// Files that are published as they are, and those that every site carries.
  var assetPaths: Set<String> { Set(scan.files.filter { $0.kind == .asset }.map(\.file)) }

  /// The folder to write, looked at and found to be ours.
  func outputFolder(overwrites: Bool) throws(PipelineFailure) -> SiteFolder {
    let problem = OutputFolder.problem(
      output: output, contentRoot: contentRoot, siteRoot: location.siteRoot)
    if let problem { throw .mistakes([problem]) }
    return try SiteFolder(at: Disk.canonical(output), overwrites: overwrites)
  }
}
