import Checks
import Content
import Diagnostics
import Languages
import Testing

@Suite struct SettingTests {
  private func findings(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.code.name) \($0.remedy ?? "")" }
  }

  private func template(_ text: String, _ languages: [String] = ["en", "ar"]) -> [String] {
    TemplateText.check(Array(text.utf8), file: "own/page.mustache", languages: languages.compactMap(LanguageTag.init))
      .map { "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.message)" }
  }

  @Test func `titles and descriptions of the configuration are read`() throws {
    let text = """
      title:
        en: "One  two"
        ar: الأول, الثاني
      description: Half (open
      languages:
        ar: {name: العربية, description: "هل هذا صحيح?"}
        en: English
      """
    let (configuration, mistakes) = SiteConfiguration.read(Array(text.utf8), file: "dalil.yml")
    #expect(mistakes == [])
    let english = try #require(LanguageTag("en"))
    #expect(
      findings(LanguageChecks.check(configuration, file: "dalil.yml", defaultLanguage: english)) == [
        "2:11 stray-space write one", "3:17 foreign-punctuation write ،",
        "4:19 unbalanced-brackets add its partner, or delete it", "6:64 foreign-punctuation write ؟",
      ])
  }

  @Test(arguments: [
    ("<p>Read more</p>\n", "1:4 Read more"), ("<p>\n  Made with care\n</p>", "2:3 Made with care"),
    ("<a href=\"{{href}}\" aria-label=\"Back to top\">{{title}}</a>", "1:32 Back to top"),
    ("<p>{{#updated}}Updated on {{date}}{{/updated}}</p>", "1:4 Updated on"),
    ("<p>الصفحة {{number}}</p>", "1:4 الصفحة"),
    ("<h2>Summary</h2>", "1:5 Summary"), ("<img alt='A small picture' src=\"a.png\">", "1:11 A small picture"),
  ])
  func `words in a template are found`(text: String, start: String) {
    let found = template(text)
    #expect(found.count == 1 && found[0].hasPrefix(start), "\(text): \(found)")
  }

  @Test(arguments: [
    "<p>{{words.next}}</p>", "<p>{{{title}}} · {{date}}</p>", "<title>{{title}} | Dalil</title>", "<p>© 2026 Acme</p>",
    "<script>let words = \"read more\"</script>", "<style>.more { color: red }</style>", "<!-- read more -->",
    "{{! read more }}",
    "<p lang=\"en\">Made with care</p>", "<code>read more</code>",
    "<a title=\"{{words.more}}\" class=\"read more\">→</a>",
    "<p>&copy;&nbsp;</p>", "{{! dalil: allow template-text }}<p>Read more</p>",
    "{{=<% %>=}}<p><% title %> read more</p>",
    "<svg viewBox=\"0 0 24 24\"><path d=\"M12 3.5a8.5 z\"/></svg>",
  ])
  func `names, code and words of the interface are left alone`(text: String) {
    #expect(template(text) == [])
  }

  @Test func `English is at home on a site in English alone`() {
    #expect(template("<p>Read more</p>", ["en"]) == [])
    #expect(template("<p>Read more</p>", ["he"]) != [])
    #expect(template("<p>Noch ein Wort</p>", ["de"]) == [])
  }
}
