import Diagnostics
import SiteGraph

extension SitePipeline {
  /// The folder of the site that a page or a folder of pages belongs to.
  package static func siteFolder(of place: String, configuration: String?) -> String {
    AcceptedPlaces.siteFolder(of: place, configuration: configuration)
  }

  /// Records that translations say what their sources say now: all of the site, or those at the given paths of pages and
  /// folders, of those only the given sections of the source (`top` for a page's beginning).
  package static func accept(
    _ options: PipelineOptions, places: [String], sections: [String]
  ) throws(PipelineFailure) -> PipelineReport {
    var options = options
    let asked = options.languages
    options.languages = []
    options.includesDrafts = true
    let sources = try SiteSources.open(options)
    _ = try SiteSources.wanted(asked, of: sources.languages)
    let keeper = MemoryKeeper(sources, options, output: nil)
    var memory = keeper.load()
    let pages = PageSet(reading: PageReading(sources, memory: memory), sources, options)
    memory.pages = RunMemory.pages(of: pages.all)
    keeper.save(memory)
    let site = pages.site(of: sources)
    var report = PipelineReport(pages, [])
    // A record that is not understood would lose lines if it were written anew.
    report.diagnostics = sources.translationRecords.diagnostics
    guard !report.hasErrors else { return report }
    let translations = try AcceptedPlaces(sources, site).translations(at: places)
    let wanted = translations.filter { asked.isEmpty || asked.contains(site.pages[$0].language) }
    if wanted.isEmpty {
      throw .usage("there is no translation to accept" + (asked.isEmpty ? "" : " in the languages that --lang names"))
    }
    report.accepted = try Acceptance(sources, pages, site, sections: sections).accept(wanted)
    return report
  }
}
