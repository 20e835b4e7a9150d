import Caching
import Checks
import Content
import Diagnostics
import Markdown
import Rendering
import SiteGraph
import Snippets
import Templates

/// Renders a site's files and writes those that differ.
struct SiteWriting: Sendable {
  let sources: SiteSources
  let site: Site
  /// In the order of the site's pages.
  let pages: [PageWork]
  /// In the order of the site's pages; empty where no check was asked for.
  let snippets: [PageSnippetResult]
  let pictures: PagePictures
  let reading: PageReading
  let memory: RunMemory
  let jobs: Int
  private let renderer: SiteRenderer
  private let key: Fingerprint
  private let links: OutputChecking
  private let twins: MarkdownTwins

  init(
    sources: SiteSources, site: Site, pages: [PageWork], snippets: [PageSnippetResult],
    pictures: PagePictures, reading: PageReading, memory: RunMemory, jobs: Int, toolchain: ToolchainNames
  ) {
    self.sources = sources
    self.site = site
    self.pages = pages
    self.snippets = snippets
    self.pictures = pictures
    self.reading = reading
    self.memory = memory
    self.jobs = jobs
    renderer = SiteRenderer(
      templates: TemplateSet(sources.templates.templates), settings: site.settings, toolchain: toolchain)
    var builder = FingerprintBuilder("page rendering")
    builder.combine(ToolIdentity.fingerprint)
    builder.combine(toolchain.compiler)
    builder.combine(sources.configurationBytes)
    builder.combine(sources.templates.templates) { builder, template in
      builder.combine(template.name)
      builder.combine(template.bytes)
    }
    key = builder.finish()
    links = OutputChecking(site, templates: sources.templates)
    twins = MarkdownTwins(site)
  }

  /// A page or another file on its way into the site.
  private struct Written: Sendable {
    var path: String
    var key: Fingerprint
    var diagnostic: Diagnostic?
    /// The script of a page's text, if a search finds the page.
    var search: SearchWriting.Script?
    /// The page as Markdown, if an author wrote it.
    var twin: String?
  }

  /// Writes the site; nothing is written if a page that it would hold leads nowhere, or if a warning counts as an error
  /// and there is one.
  func write(to folder: SiteFolder, isStrict: Bool) throws(PipelineFailure) -> Result {
    let writer = try SiteWriter(folder)
    do throws(PipelineFailure) {
      var (result, keys) = try fill(writer, folder)
      if !writer.changesNothing || links.hasNewPages || memory.hasOutputFindings {
        result.addLinks(links.findings(in: writer))
      }
      if result.diagnostics.contains(where: { isStrict || $0.severity == .error }) {
        try writer.abandon()
        return result
      }
      result.outcome = try writer.commit()
      for (path, key) in keys {
        guard let stamp = FileStamp(of: "\(folder.path)/\(path)") else { continue }
        result.remember(path, key, stamp, links.record(of: path))
      }
      return result
    } catch {
      try writer.abandon()
      throw error
    }
  }

  /// Looks at the site as it would be written.
  func inspect() throws(PipelineFailure) -> Result {
    let sketch = SiteSketch()
    var (result, keys) = try fill(sketch, nil)
    result.diagnostics = []
    result.addLinks(links.findings(in: sketch) { path in rendered(path) })
    for (path, key) in keys {
      result.remember(path, key, FileStamp(size: 0, modified: 0, inode: 0), links.record(of: path))
    }
    return result
  }

  /// Gives all files to a sink, and returns what each was made from.
  private func fill(
    _ sink: some SiteSink, _ folder: SiteFolder?
  ) throws(PipelineFailure) -> (Result, [(String, Fingerprint)]) {
    let pages = try writePages(to: sink, folder)
    var result = Result(diagnostics: pictures.diagnostics + pages.compactMap(\.diagnostic))
    for script in pages.lazy.compactMap(\.search) { result.terms[script.path] = script.terms }
    var keys = try pages.map { ($0.path, $0.key) } + writeAssets(to: sink, folder)
    keys += pages.compactMap { page in page.twin.map { ($0, page.key) } }
    keys += pages.compactMap { page in page.search.map { ($0.path, $0.key) } }
    keys += pictures.add(to: sink)
    let search = SearchWriting(site: site, key: key, scripts: pages.map(\.search))
    for index in search.indexes {
      keys.append((index.path, index.key))
      if folder == nil || isKept(index.path, index.key, in: folder) {
        sink.keep(index.path)
      } else {
        sink.add(index.path, index.bytes())
      }
    }
    try writeSiteFiles(to: sink)
    return (result, keys)
  }

  private func writePages(to writer: some SiteSink, _ folder: SiteFolder?) throws(PipelineFailure) -> [Written] {
    let results = Parallel.map(pages.count, jobs: jobs) { index in
      Swift.Result { () throws(TemplateError) in try writePage(index, to: writer, folder) }
    }
    var written: [Written] = []
    for result in results {
      switch result {
      case .success(let page): written.append(page)
      case .failure(let error): throw PipelineFailure(error)
      }
    }
    return written
  }

  private func writePage(
    _ index: Int, to writer: some SiteSink, _ folder: SiteFolder?
  ) throws(TemplateError) -> Written {
    let page = pages[index]
    let context = context(of: index)
    let key = key(of: page, context, snippets.isEmpty ? nil : snippets[index])
    let path = context.facts.outputPath
    let script = context.facts.isSearchable && !page.isGenerated ? SearchPageScript.path(of: context.facts) : nil
    let isFallback = context.facts.shownText != nil
    let twin = twins.path(of: context.facts)
    // What weighs in a heavy page is seen only in its bytes; what stands in for a translation weighs as its source.
    if [path, script, twin].compactMap({ $0 }).allSatisfy({ isKept($0, key, in: folder) }),
      let known = memory.outputs[path], isFallback || known.stamp.size <= PageWeight.limit, !known.links.isEmpty
    {
      writer.keep(path)
      links.keepPage(path, record: known.links)
      if let twin { writer.keep(twin) }
      return Written(path: path, key: key, search: script.map { keepScript($0, key, writer) }, twin: twin)
    }
    let (work, document, presentations) = content(of: index)
    let html = try renderer.page(document, context: context, presentations: presentations)
    writer.add(path, html)
    links.addPage(html, at: path)
    var written = Written(
      path: path, key: key, diagnostic: isFallback ? nil : PageWeight.check(html, file: page.file.file), twin: twin)
    guard folder != nil else {
      if let twin { writer.keep(twin) }
      written.search = script.map { keepScript($0, key, writer) }
      return written
    }
    if let twin {
      writer.add(
        twin,
        renderer.markdown(
          document, source: work.sourceLines, context: context, presentations: presentations,
          withoutTwin: twins.missing(for: context)))
    }
    if script != nil {
      let text = renderer.searchScript(document, of: context.facts, presentations: presentations)
      writer.add(text.path, text.bytes)
      written.search = SearchWriting.Script(path: text.path, key: key, terms: text.terms.bytes)
    }
    return written
  }

  private func context(of index: Int) -> PageContext {
    var context = site.context(of: index)
    context.socialImage = pictures.address(of: index)
    return context
  }

  /// A page read, and how its blocks fared.
  private func content(of index: Int) -> (PageWork, MarkdownDocument, [SnippetPresentation]) {
    let page = pages[index]
    let work = page.document == nil && !page.isGenerated ? reading.read(page.file) : page
    let document = work.document ?? .empty
    let presentations =
      snippets.isEmpty
      ? PageSnippetInput(file: page.file.file, document: document, source: work.sourceLines).unchecked
        .presentations
      : snippets[index].presentations
    return (work, document, presentations)
  }

  /// The page that would be written to a path.
  private func rendered(_ path: String) -> [UInt8]? {
    guard let index = site.pages.firstIndex(where: { $0.outputPath == path }) else { return nil }
    let (_, document, presentations) = content(of: index)
    return try? renderer.page(document, context: context(of: index), presentations: presentations)
  }

  private func keepScript(_ path: String, _ key: Fingerprint, _ writer: some SiteSink) -> SearchWriting.Script {
    writer.keep(path)
    return SearchWriting.Script(path: path, key: key, terms: memory.outputs[path]?.terms ?? [])
  }

  /// Whether the site holds what would be written now, and nobody touched it since.
  private func isKept(_ path: String, _ key: Fingerprint, in folder: SiteFolder?) -> Bool {
    guard let known = memory.outputs[path], known.key == key else { return false }
    guard let folder else { return true }
    guard folder.earlierFiles.contains(path) else { return false }
    return FileStamp(of: "\(folder.path)/\(path)") == known.stamp
  }

  private func key(of page: PageWork, _ context: PageContext, _ result: PageSnippetResult?) -> Fingerprint {
    var writer = BinaryWriter(capacity: 4096)
    writer.write(key)
    writer.write(page.contentHash)
    writer.write(context)
    writer.write(twins.missing(for: context).sorted())
    writer.write(optional: result) { writer, result in
      writer.write(result.presentations) { $0.write($1) }
    }
    return Fingerprint(of: writer.bytes)
  }

  private func writeAssets(to writer: some SiteSink, _ folder: SiteFolder?) throws(PipelineFailure) -> [(
    String, Fingerprint
  )] {
    var keys: [(String, Fingerprint)] = []
    for asset in sources.scan.files where asset.kind == .asset {
      var builder = FingerprintBuilder("asset")
      builder.combine(asset.size)
      builder.combine(Int(asset.modified))
      builder.combine(asset.inode)
      let key = builder.finish()
      keys.append((asset.file, key))
      let isLoose = folder == nil && !OutputChecking.leads(asset.file)
      if isLoose || isKept(asset.file, key, in: folder) {
        writer.keep(asset.file)
        links.keepCopy(asset.file, record: memory.outputs[asset.file]?.links ?? [])
        continue
      }
      let path = "\(sources.contentRoot)/\(asset.diskPath)"
      guard let bytes = Disk.bytes(of: path) else { throw .environment("cannot read '\(path)'") }
      writer.add(asset.file, bytes)
      links.addCopy(bytes, at: asset.file, from: asset.file)
    }
    for asset in sources.templates.assets {
      let bytes = asset.path.hasSuffix(".js") ? ScriptSlimming.slim(asset.bytes) : asset.bytes
      writer.add(asset.path, bytes)
      links.addCopy(bytes, at: asset.path, from: asset.file)
    }
    return keys
  }

  /// A file of the author's own, such as a page at the root or robots.txt, takes the place of the one that is made.
  private func writeSiteFiles(to writer: some SiteSink) throws(PipelineFailure) {
    let own = site.assets.union(site.pages.map(\.outputPath))
    do throws(TemplateError) {
      for file in try renderer.siteFiles(of: site, socialImage: pictures.rootAddress(of: site))
      where !own.contains(file.path) {
        writer.add(file.path, file.bytes)
        links.addSiteFile(file.bytes, at: file.path)
      }
    } catch {
      throw PipelineFailure(error)
    }
  }
}
