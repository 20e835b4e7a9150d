import Caching
import Diagnostics
import Pictures
import Rendering
import SiteGraph

/// The pictures that other sites show with links to the pages of a site: those that stand already, those that were drawn
/// in this run, and those that authors made.
///
/// A picture is known by a key of all that it says and of the design, which stands in the file: one with the same key is
/// left as it is, whatever fonts and libraries made it.
struct PagePictures: Sendable {
  /// A picture of the site; without bytes where the file that stands stays.
  struct File: Sendable {
    var path: String
    var key: Fingerprint
    var bytes: [UInt8]?
  }

  private(set) var files: [File] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// For each page of the site, the whole address of its picture.
  private var addresses: [String?]

  /// No pictures but those of authors.
  init(ofAuthors site: Site, _ sources: SiteSources) {
    let ofTemplates = "assets/social.png"
    let isOfTemplates = sources.templates.assets.contains { $0.path == ofTemplates }
    addresses = site.pages.map { page in
      let path = SocialPicture.path(of: page)
      if site.assets.contains(path) { return site.address(of: path) }
      return (site.ownPicturePath(for: page.language) ?? (isOfTemplates ? ofTemplates : nil)).flatMap(site.address)
    }
  }

  /// All pictures as if they stood there, for a run that writes nothing.
  init(assumed site: Site, _ sources: SiteSources) {
    self.init(ofAuthors: site, sources)
    settle(wanted(site, jobs: 1).map { ($0, .standing) }, site)
  }

  /// All pictures; those that do not stand in the folder are drawn.
  init(
    drawn site: Site, _ sources: SiteSources, memory: RunMemory, folder: SiteFolder, _ options: PipelineOptions
  ) {
    self.init(ofAuthors: site, sources)
    guard options.drawsPictures else { return }
    let wanted = wanted(site, jobs: options.jobs)
    let isStanding = wanted.map { $0.stands(in: folder, memory) }
    let missing = wanted.indices.filter { !isStanding[$0] }
    let drawing = PictureProgram(path: options.resources.pictureProgram, jobs: options.jobs)
      .draw(missing.map { wanted[$0].request })
    var outcomes = [PictureOutcome](repeating: .standing, count: wanted.count)
    for (index, outcome) in zip(missing, drawing.outcomes) { outcomes[index] = outcome }
    settle(Array(zip(wanted, outcomes)), site)
    if let fault = drawing.fault {
      diagnostics.append(PictureFindings.fault(fault))
    }
  }

  /// The whole address of a page's picture, if it has one.
  func address(of index: Int) -> String? { addresses[index] }

  /// The address of the picture that goes with a link to the site itself: that of its home page.
  func rootAddress(of site: Site) -> String? {
    let settings = site.settings
    let main = settings.language(settings.defaultLanguage)?.tag ?? settings.languages.first?.tag
    let home = site.homePath(of: main ?? settings.defaultLanguage)
    return site.pages.firstIndex { $0.outputPath == home }.flatMap { addresses[$0] }
  }

  /// The pictures to draw: those of pages that authors of the language wrote and gave no picture. Without a base address,
  /// there is none: a page can name a picture only by its whole address.
  private func wanted(_ site: Site, jobs: Int) -> [WantedPicture] {
    guard site.settings.baseAddress != nil else { return [] }
    let pages = site.pages.indices.filter { addresses[$0] == nil && site.pages[$0].shownText == nil }
    return Parallel.map(pages.count, jobs: jobs) { index in
      WantedPicture(
        page: pages[index], path: SocialPicture.path(of: site.pages[pages[index]]),
        picture: SocialPicture.picture(of: pages[index], in: site))
    }
  }

  private mutating func settle(_ pictures: [(WantedPicture, PictureOutcome)], _ site: Site) {
    var missing: [(page: PageFacts, character: Unicode.Scalar)] = []
    for (picture, outcome) in pictures {
      switch outcome {
      case .standing: files.append(File(path: picture.path, key: picture.key, bytes: nil))
      case .drawn(let bytes): files.append(File(path: picture.path, key: picture.key, bytes: bytes))
      case .missing(let character):
        missing.append((site.pages[picture.page], character))
        continue
      case .failed: continue
      }
      addresses[picture.page] = site.address(of: picture.path)
    }
    diagnostics += PictureFindings.missing(missing)
    // A page that stands in for a translation shows the picture of the page whose text it shows.
    for (index, page) in site.pages.enumerated() where addresses[index] == nil {
      guard let shown = page.shownText else { continue }
      addresses[index] = site.resolver.page(ofSource: shown.file).flatMap { addresses[$0] }
    }
  }

  /// Gives the pictures to the site, and returns what each was made from.
  func add(to sink: some SiteSink) -> [(String, Fingerprint)] {
    for file in files {
      if let bytes = file.bytes { sink.add(file.path, bytes) } else { sink.keep(file.path) }
    }
    return files.map { ($0.path, $0.key) }
  }
}
