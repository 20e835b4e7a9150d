import Checks
import Content
import Diagnostics
import SiteGraph
import Templates

/// Checks the links of a site that is not written: those of its sources, and those of its pages as they would be.
struct LinkChecking: Sendable {
  let sources: SiteSources
  let pages: PageSet
  let reading: PageReading
  let options: PipelineOptions

  /// Pages are made without asking the compiler, and so without previews: those are looked at when the site is built.
  func check(_ findings: inout Findings, _ report: inout PipelineReport, _ memory: inout RunMemory)
    throws(PipelineFailure)
  {
    let site = pages.site(of: sources)
    findings.addLinks(site)
    report.links = LinkCounts(of: site)
    if options.listsExternalAddresses { report.externalAddresses = ExternalAddress.list(of: site, otherFiles) }
    let templates = TemplateSet(sources.templates.templates)
    guard !templates.diagnostics.contains(where: { $0.severity == .error }) else { return }
    let writing = SiteWriting(
      sources: sources, site: site, pages: pages.shown, snippets: [],
      pictures: PagePictures(assumed: site, sources), reading: reading, memory: memory, jobs: options.jobs,
      toolchain: .unchecked)
    do throws(PipelineFailure) {
      let result = try writing.inspect()
      findings.addPages(result.diagnostics)
      memory.outputs = result.outputs
    } catch .mistakes(let diagnostics) {
      // A template asks for what no page has: the other findings are worth as much.
      findings.addPages(diagnostics)
    }
  }

  /// Templates with their style sheets, and the author's own style sheets and pages in HTML.
  private var otherFiles: [ExternalAddress.SourceFile] {
    let templates = sources.templates.templates.map { ExternalAddress.SourceFile(file: $0.file, bytes: $0.bytes) }
    let assets = sources.templates.assets.filter { OutputChecking.leads($0.path) }.map {
      ExternalAddress.SourceFile(file: $0.file, bytes: $0.bytes)
    }
    let copies = sources.scan.files.filter { $0.kind == .asset && OutputChecking.leads($0.file) }
    return templates + assets
      + copies.compactMap { copy in
        Disk.bytes(of: "\(sources.contentRoot)/\(copy.diskPath)").map { .init(file: copy.file, bytes: $0) }
      }
  }
}
