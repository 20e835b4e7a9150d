import Content
import Diagnostics
import Languages
import Testing

@Suite struct SiteConfigurationTests {
  private func read(_ yaml: String) -> (SiteConfiguration, [String]) {
    let (configuration, diagnostics) = SiteConfiguration.read(Array(yaml.utf8), file: "dalil.yml")
    return (configuration, diagnostics.map(line))
  }

  private func tag(_ name: String) throws -> LanguageTag { try #require(LanguageTag(name)) }

  @Test func `every key is read`() throws {
    let (configuration, mistakes) = read(
      """
      title: {ar: دليل, en: Dalil}
      description: Guides
      author: The authors
      languages:
        ar: {name: العربية, description: وصف}
        he: עברית
        zh-hans:
        en: {title: "Dalil: proven"}
        no: Norsk
      default-language: en
      base-address: https://docs.example.org/guides/
      content: pages
      output: public
      templates: look
      drafts: off
      unsafe-html: yes
      snippets:
        setup: shared/all.swift
        language-mode: 6
        default-isolation: MainActor
        timeout: 20
      """)
    #expect(mistakes == [])
    #expect(configuration.languages?.map(\.tag.name) == ["ar", "he", "zh-Hans", "en", "no"])
    #expect(configuration.languages?.map(\.name) == ["العربية", "עברית", nil, nil, "Norsk"])
    #expect(configuration.title(in: try tag("ar")) == "دليل")
    #expect(configuration.title(in: try tag("en")) == "Dalil: proven")
    #expect(configuration.title(in: try tag("he")) == "Dalil: proven")
    #expect(configuration.description.text(in: try tag("ar")) == "وصف")
    #expect(configuration.description.text(in: try tag("he")) == "Guides")
    #expect(configuration.author == "The authors")
    #expect(configuration.defaultLanguage?.name == "en")
    #expect(configuration.baseAddress == "https://docs.example.org/guides/")
    #expect(
      [configuration.contentFolder, configuration.outputFolder, configuration.templatesFolder?.value] == [
        "pages", "public", "look",
      ])
    #expect(!configuration.publishesDrafts && configuration.allowsUnsafeHTML)
    #expect(configuration.snippets.setup.map(\.value) == ["shared/all.swift"])
    #expect(configuration.snippets.languageMode?.value == .swift6)
    #expect(configuration.snippets.defaultIsolation?.value == .mainActor)
    #expect(configuration.snippets.timeout?.value == 20)
  }

  @Test func `an empty file means the defaults`() {
    for text in ["", "# nothing\n", "---\n", "\u{FEFF}title: x"] {
      let (configuration, mistakes) = read(text)
      #expect(mistakes == [])
      #expect(configuration.contentFolder == "content" && configuration.outputFolder == "site")
    }
  }

  @Test func `all mistakes are reported in one run`() {
    #expect(
      read(
        """
        titel: x
        languages: [en, english-language, en, [x]]
        default-language: he
        base-address: docs.example.org
        drafts: maybe
        snippets: {skip: x}
        drafts: no
        """
      ).1 == [
        "dalil.yml:1:1: [unknown-key] titel is not a key of dalil.yml; did you mean title?",
        "dalil.yml:2:17: [wrong-value] english-language is not a language tag; write a tag of BCP 47, such as en, ar, pt-BR or zh-Hans",
        "dalil.yml:2:35: [duplicate-key] en is listed twice; remove one of the two",
        "dalil.yml:2:39: [wrong-value] language must be a text, not a list; quote it",
        "dalil.yml:3:19: [wrong-value] default-language he is not among the languages; add it to languages",
        "dalil.yml:4:15: [wrong-value] base-address must be an absolute http or https address without query and fragment; write base-address: https://docs.example.org/",
        "dalil.yml:5:9: [wrong-value] drafts must be true or false; write drafts: true",
        "dalil.yml:6:12: [unknown-key] skip is not a key of snippets; remove it; known keys are setup, language-mode, default-isolation, timeout",
        "dalil.yml:7:1: [duplicate-key] drafts is set twice; remove one of the two",
      ])
  }

  @Test(arguments: [
    "https://docs.example.org/", "http://localhost:8080/", "https://example.org/a/b/", "HTTPS://example.org/%20/",
  ])
  func `absolute addresses are taken`(address: String) {
    #expect(read("base-address: \(address)").0.baseAddress == address)
  }

  @Test(arguments: [
    "ftp://example.org/", "//example.org/", "https:///", "https://example.org/?a/", "https://example.org/#/", "/",
    "https://exa mple.org/", "https://user@example.org/", "https://example.org:99999/", "https://a..b/",
    "https://x/\"/",
  ])
  func `other addresses are refused`(address: String) {
    #expect(read("base-address: '\(address)'").1.count == 1)
  }

  @Test func `an address must end in a slash`() {
    #expect(
      read("base-address: https://example.org/docs").1 == [
        "dalil.yml:1:15: [wrong-value] base-address must end in a slash; write base-address: https://example.org/docs/"
      ])
  }

  @Test func `a second document and a list are no configuration`() {
    #expect(
      read("title: x\n---\ntitle: y").1 == [
        "dalil.yml:2:1: [yaml-syntax] second document in one file; remove the line ---"
      ])
    #expect(
      read("- title").1 == [
        "dalil.yml:1:1: [wrong-value] dalil.yml must be keys with values; write key: value, with a space behind the colon"
      ])
  }

  @Test func `a configuration that is not UTF-8 is named so`() {
    let (_, diagnostics) = SiteConfiguration.read([0x74, 0x3A, 0x20, 0xE9], file: "dalil.yml")
    #expect(diagnostics.map(\.code) == [.notUTF8])
  }

  @Test func `languages that are written as one text, and none, leave those of the folders`() {
    for text in ["languages: en, he", "languages: []", "languages: [nonsense!]"] {
      let (configuration, found) = read(text)
      #expect(configuration.languages == nil && found.count == 1, "\(text): \(found)")
    }
    #expect(read("languages: en, he").1[0].hasSuffix("write languages: [en, he]"))
  }
}
