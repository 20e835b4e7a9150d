import Foundation
import Languages
import Markdown
import SiteGraph
import Templates

@testable import Rendering

/// A small site in Arabic, Hebrew and English, and the renderer with the built-in templates.
struct TestSite {
  let site: Site
  let renderer: SiteRenderer

  init(baseAddress: String? = "https://docs.example.org/", pages: [PageFacts] = TestSite.pages) throws {
    let languages = [("ar", "العربية", "دليل"), ("he", "עברית", "מדריך"), ("en", "English", "Guide & more")]
    let settings = SiteSettings(
      languages: languages.map { tag, name, title in
        .init(tag: LanguageTag(tag) ?? .fallback, name: name, title: title, description: "")
      }, defaultLanguage: .fallback, baseAddress: baseAddress)
    site = Site(settings: settings, pages: pages, assets: [])
    renderer = SiteRenderer(
      templates: TemplateSet(try Self.templates()), settings: settings,
      toolchain: ToolchainNames(compiler: "Swift 6.3", library: .linuxReference))
  }

  /// The repository's own folder.
  static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  static func templates() throws -> [TemplateSource] {
    let folder = root.appendingPathComponent("templates")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".mustache") }
    return try names.sorted().map { name in
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      return TemplateSource(name: String(name.dropLast(".mustache".count)), file: name, bytes: bytes)
    }
  }

  /// A page of the site as its file.
  func page(_ file: String, _ markdown: String = "text") throws -> String {
    let index = site.pages.firstIndex { $0.file == file } ?? 0
    let language = site.pages[index].language
    let document = MarkdownParser.parse(Array(markdown.utf8), file: file, firstLine: 1, language: language)
    let bytes = try renderer.page(document, context: site.context(of: index), presentations: [])
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The files beside the pages, by their paths.
  func files() throws -> [String: String] {
    Dictionary(
      try renderer.siteFiles(of: site, socialImage: nil).map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first })
  }

  static let pages: [PageFacts] = ["ar", "he", "en"].flatMap { language in
    [
      facts(language, "", title: "Home \(language)", isIndex: true),
      facts(language, "guides", title: "Guides", isIndex: true),
      facts(language, "guides/tabs", title: "Tabs & iOS 26+", updated: "2026-11-30", description: "About tabs"),
      facts(language, "guides/sheets", title: "Sheets", updated: "2026-12-01"),
    ]
  }

  static func facts(
    _ language: String, _ path: String, title: String, isIndex: Bool = false, updated: String? = nil,
    description: String = "", layout: PageFacts.Layout? = nil
  ) -> PageFacts {
    let file = path.isEmpty ? "\(language)/index" : isIndex ? "\(language)/\(path)/index" : "\(language)/\(path)"
    return PageFacts(
      file: "\(file).md", language: LanguageTag(language) ?? .fallback, path: path, isFolderIndex: isIndex,
      outputPath: "\(file).html", title: title, description: description, updated: updated, order: nil, tags: [],
      layout: layout ?? (path.isEmpty ? .home : .page), contentsLevel: 3, headings: [], references: [],
      extraIDs: [])
  }
}
