import Caching
import Content
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
  let reading: PageReading
  let memory: RunMemory
  let jobs: Int
  private let renderer: SiteRenderer
  private let key: Fingerprint

  init(
    sources: SiteSources, site: Site, pages: [PageWork], snippets: [PageSnippetResult], reading: PageReading,
    memory: RunMemory, jobs: Int, toolchain: ToolchainNames
  ) {
    self.sources = sources
    self.site = site
    self.pages = pages
    self.snippets = snippets
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
  }

  /// Writes the site; what was written stands in the result's memory.
  func write(to folder: SiteFolder) throws(PipelineFailure) -> (SiteWriter.Outcome, [String: RunMemory.Output]) {
    let writer = try SiteWriter(folder)
    do throws(PipelineFailure) {
      let keys = try writePages(to: writer, folder) + writeAssets(to: writer, folder)
      try writeSiteFiles(to: writer)
      let outcome = try writer.commit()
      var outputs: [String: RunMemory.Output] = [:]
      for (path, key) in keys {
        guard let stamp = FileStamp(of: "\(folder.path)/\(path)") else { continue }
        outputs[path] = RunMemory.Output(key: key, stamp: stamp)
      }
      return (outcome, outputs)
    } catch {
      try writer.abandon()
      throw error
    }
  }

  private func writePages(to writer: SiteWriter, _ folder: SiteFolder) throws(PipelineFailure) -> [(
    String, Fingerprint
  )] {
    let results = Parallel.map(pages.count, jobs: jobs) { index in
      Result { () throws(TemplateError) in try writePage(index, to: writer, folder) }
    }
    var keys: [(String, Fingerprint)] = []
    for result in results {
      switch result {
      case .success(let entry): keys.append(entry)
      case .failure(let error): throw PipelineFailure(error)
      }
    }
    return keys
  }

  private func writePage(
    _ index: Int, to writer: SiteWriter, _ folder: SiteFolder
  ) throws(TemplateError) -> (String, Fingerprint) {
    let page = pages[index]
    let context = site.context(of: index)
    let key = key(of: page, context, snippets.isEmpty ? nil : snippets[index])
    let path = context.facts.outputPath
    if isKept(path, key, in: folder) {
      writer.keep(path)
      return (path, key)
    }
    let work = page.document == nil && !page.isGenerated ? reading.read(page.file) : page
    let document = work.document ?? .empty
    let presentations =
      snippets.isEmpty
      ? PageSnippetInput(file: page.file.file, document: document, source: work.sourceLines).unchecked
        .presentations
      : snippets[index].presentations
    writer.add(path, try renderer.page(document, context: context, presentations: presentations))
    return (path, key)
  }

  /// Whether the site holds what would be written now, and nobody touched it since.
  private func isKept(_ path: String, _ key: Fingerprint, in folder: SiteFolder) -> Bool {
    guard let known = memory.outputs[path], known.key == key, folder.earlierFiles.contains(path) else { return false }
    return FileStamp(of: "\(folder.path)/\(path)") == known.stamp
  }

  private func key(of page: PageWork, _ context: PageContext, _ result: PageSnippetResult?) -> Fingerprint {
    var writer = BinaryWriter(capacity: 4096)
    writer.write(key)
    writer.write(page.contentHash)
    writer.write(context)
    writer.write(optional: result) { writer, result in
      writer.write(result.presentations) { $0.write($1) }
    }
    return Fingerprint(of: writer.bytes)
  }

  private func writeAssets(to writer: SiteWriter, _ folder: SiteFolder) throws(PipelineFailure) -> [(
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
      if isKept(asset.file, key, in: folder) {
        writer.keep(asset.file)
        continue
      }
      let path = "\(sources.contentRoot)/\(asset.diskPath)"
      guard let bytes = Disk.bytes(of: path) else { throw .environment("cannot read '\(path)'") }
      writer.add(asset.file, bytes)
    }
    for asset in sources.templates.assets { writer.add(asset.path, asset.bytes) }
    return keys
  }

  private func writeSiteFiles(to writer: SiteWriter) throws(PipelineFailure) {
    do throws(TemplateError) {
      for file in try renderer.siteFiles(of: site) { writer.add(file.path, file.bytes) }
    } catch {
      throw PipelineFailure(error)
    }
  }
}
