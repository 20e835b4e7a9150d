import Languages

/// The files of a small working site.
enum StarterSite {
  /// Paths relative to the site's folder, with their text, in the order of writing.
  static func files(languages: [LanguageTag]) -> [(path: String, text: String)] {
    var files = [("dalil.yml", configuration(languages)), (".gitignore", "/site/\n/.dalil/\n")]
    for tag in languages {
      let text = StarterText.text(for: tag)
      files.append(("content/\(tag)/index.md", text.home))
      files.append(("content/\(tag)/first-guide.md", text.guide))
    }
    return files
  }

  private static func configuration(_ languages: [LanguageTag]) -> String {
    var text = "title:\n"
    for tag in languages { text += "  \(tag): \"\(StarterText.text(for: tag).siteTitle)\"\n" }
    text += "languages: [\(languages.map(\.name).joined(separator: ", "))]\n"
    text += """
      # Where the site will be found; feeds, the sitemap and canonical links need it.
      # base-address: https://example.org/
      snippets:
        language-mode: 6
        default-isolation: MainActor

      """
    return text
  }
}
