import Languages
import SiteGraph

/// `llms.txt`: the site's pages, as Markdown, in one list a language, for language models.
enum ModelText {
  static func bytes(of site: Site) -> [UInt8] {
    let settings = site.settings
    let main = settings.language(settings.defaultLanguage) ?? settings.languages.first
    var text = "# \(line(main?.title ?? ""))\n"
    if let description = main?.description, !description.isEmpty { text += "\n> \(line(description))\n" }
    for language in settings.languages {
      let pages = (site.readingOrder[language.tag] ?? []).map { site.pages[$0] }.filter { $0.shownText == nil }
      guard !pages.isEmpty else { continue }
      text += "\n## \(line(language.name))\n\n"
      for page in pages {
        let file = page.isMade ? page.outputPath : MarkdownTwin.path(of: page)
        let address = site.address(of: file) ?? SitePath.percentEncoded(file)
        text += "- [\(label(page.title))](\(address))"
        text += page.description.isEmpty ? "\n" : ": \(line(page.description))\n"
      }
    }
    return Array(text.utf8)
  }

  /// Text on one line.
  private static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }

  /// Text on one line that brackets can stand around.
  private static func label(_ text: String) -> String {
    var result = ""
    for scalar in line(text).unicodeScalars {
      if scalar == "[" || scalar == "]" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
