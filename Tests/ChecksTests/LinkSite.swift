import Checks
import Diagnostics
import Languages
import Markdown
import SiteGraph
import Testing

/// A site of a few pages in English (the source), Arabic and Hebrew, in which `«` and `»` enclose the places that
/// findings point at.
struct LinkSite {
  /// A finding as tests compare it.
  struct Finding: Equatable, CustomStringConvertible {
    var place: SourceRange?
    var code: String

    var description: String {
      "\(code) at \(place.map { "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" } ?? "?")"
    }
  }

  let site: Site
  /// The marked places, by source.
  let marked: [String: [SourceRange]]

  init(_ pages: [String: String], assets: Set<String> = [], drafts: Set<String> = []) throws {
    var facts: [PageFacts] = []
    var marked: [String: [SourceRange]] = [:]
    for (file, text) in pages {
      let (plain, ranges) = Self.unmarked(text)
      marked[file] = ranges
      facts.append(try Self.facts(file, plain))
    }
    let languages = [("en", "English"), ("ar", "العربية"), ("he", "עברית")]
    let settings = SiteSettings(
      languages: languages.compactMap { tag, name in
        LanguageTag(tag).map { .init(tag: $0, name: name, title: "", description: "") }
      }, defaultLanguage: try #require(LanguageTag("en")), baseAddress: nil)
    site = Site(settings: settings, pages: facts, assets: assets, drafts: drafts)
    self.marked = marked
  }

  /// What is wrong with one page, in the order of the page.
  func diagnostics(_ file: String) -> [Diagnostic] {
    guard let index = site.pages.firstIndex(where: { $0.file == file }) else { return [] }
    return Checks.links(of: site, page: index).sorted(by: Diagnostic.inReportOrder)
  }

  func findings(_ file: String) -> [Finding] {
    diagnostics(file).map { Finding(place: $0.range, code: $0.code.name) }
  }

  private static func facts(_ file: String, _ text: String) throws -> PageFacts {
    let parts = file.dropLast(".md".count).split(separator: "/")
    let language = try #require(LanguageTag(String(parts[0])))
    let isFolderIndex = parts.last == "index"
    let document = MarkdownParser.parse(Array(text.utf8), file: file, firstLine: 1, language: language)
    let found = DocumentFacts(reading: document)
    let ids = Anchors.ids(for: found.headings.map { ($0.text, $0.explicitID) }, taken: found.extraIDs)
    return PageFacts(
      file: file, language: language, path: parts.dropFirst().dropLast(isFolderIndex ? 1 : 0).joined(separator: "/"),
      isFolderIndex: isFolderIndex, outputPath: "\(parts.joined(separator: "/")).html", title: "", description: "",
      updated: nil, order: nil, tags: [], layout: .page, contentsLevel: 3,
      headings: zip(found.headings, ids).map {
        .init(level: $0.level, id: $1, title: $0.text, line: $0.line, isTopLevel: $0.isTopLevel)
      }, references: found.references, extraIDs: found.extraIDs)
  }

  private static func unmarked(_ text: String) -> (text: String, ranges: [SourceRange]) {
    var plain = String.UnicodeScalarView()
    var ranges: [SourceRange] = []
    var place = SourcePosition(line: 1, column: 1)
    var open = place
    for scalar in text.unicodeScalars {
      switch scalar {
      case "«": open = place
      case "»": ranges.append(SourceRange(start: open, end: place))
      default:
        plain.append(scalar)
        place.column += String(scalar).utf8.count
        if scalar == "\n" { place = SourcePosition(line: place.line + 1, column: 1) }
      }
    }
    return (String(plain), ranges)
  }
}
