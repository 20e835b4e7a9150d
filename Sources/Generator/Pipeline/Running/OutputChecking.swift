import Checks
import Content
import Diagnostics
import SiteGraph
import Synchronization
import Templates

/// Collects what the files of a run declare and mention, from any number of threads, and judges it when all are known.
final class OutputChecking: Sendable {
  private enum Kind { case html, css, text }

  private struct Entry {
    var kind: Kind
    /// `OutputRecord.encoded`, so that a record of an earlier run is read only if it is needed.
    var record: [UInt8]
    /// The source that the file is a copy of or was made from.
    var source: String?
    var isNew: Bool
  }

  private let site: Site
  private let templates: TemplateSources
  private let entries = Mutex<[String: Entry]>([:])

  init(_ site: Site, templates: TemplateSources) {
    self.site = site
    self.templates = templates
  }

  /// Whether a page was made anew.
  var hasNewPages: Bool { entries.withLock { $0.values.contains(where: \.isNew) } }

  func addPage(_ html: [UInt8], at path: String, isNew: Bool = true) {
    add(.html, OutputScan.html(html, path: path, base: site.settings.baseAddress).encoded, path, isNew: isNew)
  }

  /// A page that an earlier run wrote; nothing is known of it if the record is empty.
  func keepPage(_ path: String, record: [UInt8]) { add(.html, record, path) }

  /// Whether a file that is copied leads anywhere: a style sheet, or a page that its author wrote in HTML.
  static func leads(_ path: String) -> Bool { kind(ofCopy: path) != nil }

  private static func kind(ofCopy path: String) -> Kind? {
    if path.hasSuffix(".css") { return .css }
    return path.hasSuffix(".html") || path.hasSuffix(".htm") ? .html : nil
  }

  /// A file that is copied.
  func addCopy(_ bytes: [UInt8], at path: String, from source: String) {
    switch Self.kind(ofCopy: path) {
    case .css: add(.css, OutputScan.css(bytes, path: path).encoded, path, source: source)
    case .html:
      add(.html, OutputScan.html(bytes, path: path, base: site.settings.baseAddress).encoded, path, source: source)
    case .text, nil: return
    }
  }

  func keepCopy(_ path: String, record: [UInt8]) {
    if let kind = Self.kind(ofCopy: path) { add(kind, record, path, source: path) }
  }

  /// A file that is made beside the pages.
  func addSiteFile(_ bytes: [UInt8], at path: String) {
    if path.hasSuffix(".html") { return addPage(bytes, at: path, isNew: false) }
    add(.text, OutputScan.text(bytes, path: path, base: site.settings.baseAddress).encoded, path)
  }

  private func add(_ kind: Kind, _ record: [UInt8], _ path: String, source: String? = nil, isNew: Bool = false) {
    entries.withLock { $0[path] = Entry(kind: kind, record: record, source: source, isNew: isNew) }
  }

  /// What the next run is to know of a file; empty if nothing is known.
  func record(of path: String) -> [UInt8] { entries.withLock { $0[path]?.record ?? [] } }

  /// What stands in for a translation is mended in its source.
  private func source(of page: PageFacts) -> PageFacts {
    guard let shown = page.shownText else { return page }
    var source = page
    source.file = shown.file
    return source
  }

  /// What is wrong with the site as a whole; `rendered` makes a page anew that the sink does not hold.
  func findings(in sink: some SiteSink, rendered: (String) -> [UInt8]? = { _ in nil }) -> [Diagnostic] {
    let entries = entries.withLock { $0 }.sorted { $0.key < $1.key }
    let records = entries.map { OutputRecord(encoded: $0.value.record) ?? OutputRecord() }
    let anchors = OutputAnchors(files: sink.files, records: records)
    let suspects = entries.indices.filter { !anchors.satisfy(records[$0]) }
    guard !suspects.isEmpty else { return [] }
    let inspector = OutputInspector(
      anchors: anchors, scanned: Set(entries.lazy.filter { $0.value.kind == .html }.map(\.key)),
      base: site.settings.baseAddress,
      templates: templates.templates.map { OutputInspector.Template(file: $0.file, bytes: $0.bytes) })
    let pages = Dictionary(site.pages.map { ($0.outputPath, source(of: $0)) }, uniquingKeysWith: { first, _ in first })
    return OutputFinding.merged(
      suspects.flatMap { index in
        let (path, entry) = (entries[index].key, entries[index].value)
        guard let bytes = sink.bytes(of: path) ?? rendered(path) else { return [OutputFinding]() }
        return switch entry.kind {
        case .html: inspector.html(bytes, path: path, page: pages[path], copyOf: entry.source)
        case .css: inspector.css(bytes, path: path, file: entry.source ?? path)
        case .text: inspector.text(bytes, path: path)
        }
      })
  }
}
