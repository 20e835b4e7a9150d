import DataFormats
package import Diagnostics
import Languages

extension SiteConfiguration {
  static let keys = [
    "title", "description", "author", "languages", "default-language", "base-address", "content", "output",
    "templates", "drafts", "unsafe-html", "snippets", "translations",
  ]

  /// Reads the text of a configuration file; `file` is its name in messages.
  package static func read(_ bytes: [UInt8], file: String) -> (SiteConfiguration, [Diagnostic]) {
    let (text, mistakes) = SourceText.read(bytes, file: file, language: nil)
    guard let text else { return (SiteConfiguration(), mistakes) }
    return text.withUnsafeBufferPointer { buffer in
      var configuration = SiteConfiguration()
      let (node, problems) = YAMLReader.read(buffer, file: file, firstLine: 1)
      guard let node else { return (configuration, problems) }
      var reader = FieldReader(node, known: keys, file: file, owner: file)
      configuration.take(from: &reader)
      return (configuration, (problems + reader.diagnostics).sorted(by: Diagnostic.inReportOrder))
    }
  }

  private mutating func take(from reader: inout FieldReader) {
    title = reader.localized("title") ?? LocalizedText()
    description = reader.localized("description") ?? LocalizedText()
    author = reader.text("author")?.value
    takeLanguages(from: &reader)
    takeDefaultLanguage(from: &reader)
    baseAddress = reader.siteAddress("base-address")?.value
    contentFolder = reader.text("content")?.value ?? contentFolder
    outputFolder = reader.text("output")?.value ?? outputFolder
    templatesFolder = reader.text("templates")
    publishesDrafts = reader.flag("drafts")?.value ?? false
    allowsUnsafeHTML = reader.flag("unsafe-html")?.value ?? false
    if let entry = reader.entry("snippets") {
      var found: [Diagnostic] = []
      snippets = SnippetSettings(
        entry.value, known: SnippetSettings.siteKeys, file: reader.file, diagnostics: &found)
      reader.adopt(found)
    }
    if let entry = reader.entry("translations") {
      var inner = FieldReader(entry.value, known: ["minimum"], file: reader.file, owner: "translations")
      minimumCoverage = inner.integer("minimum", in: 0...100)
      reader.adopt(inner.diagnostics)
    }
  }

  /// A list of tags, or tags with a name or with keys of their own.
  private mutating func takeLanguages(from reader: inout FieldReader) {
    guard let entry = reader.entry("languages") else { return }
    var found: [(key: YAMLNode, value: YAMLNode?)] = []
    switch entry.value.content {
    case .sequence(let items): found = items.map { ($0, nil) }
    case .mapping(let entries): found = entries.map { ($0.key, $0.value) }
    case .scalar(let text, let isPlain):
      if isPlain, let parts = FieldReader.parts(of: text) {
        reader.report(
          .wrongValue, entry.value.range, "languages is one text with commas, not a list",
          remedy: "write languages: [\(parts.joined(separator: ", "))]")
        return
      }
      found = [(entry.value, nil)]
    }
    var languages: [Language] = []
    for item in found {
      guard let text = reader.text(of: item.key, named: "language"),
        let tag = reader.language(text, named: "language")
      else { continue }
      if languages.contains(where: { $0.tag == tag.value }) {
        reader.report(.duplicateKey, item.key.range, "\(tag.value) is listed twice", remedy: "remove one of the two")
        continue
      }
      languages.append(Language(tag: tag.value, name: item.value.flatMap { takeName($0, of: tag.value, &reader) }))
    }
    if found.isEmpty {
      reader.report(.wrongValue, entry.value.range, "languages is empty", remedy: "write languages: [en]")
    }
    // Without any, those of the folders are meant.
    self.languages = languages.isEmpty ? nil : languages
  }

  private mutating func takeName(_ node: YAMLNode, of tag: LanguageTag, _ reader: inout FieldReader) -> String? {
    switch node.content {
    case .scalar("", isPlain: true): return nil
    case .scalar, .sequence: return reader.text(of: node, named: "name of \(tag)")?.value
    case .mapping:
      var inner = FieldReader(
        node, known: ["name", "title", "description"], file: reader.file, owner: "a language")
      let name = inner.text("name")?.value
      if let title = inner.text("title") {
        self.title.byLanguage[tag] = title.value
        self.title.places[tag] = title.range
      }
      if let description = inner.text("description") {
        self.description.byLanguage[tag] = description.value
        self.description.places[tag] = description.range
      }
      reader.adopt(inner.diagnostics)
      return name
    }
  }

  private mutating func takeDefaultLanguage(from reader: inout FieldReader) {
    guard let language = reader.language("default-language") else { return }
    defaultLanguage = language.value
    if let languages, !languages.contains(where: { $0.tag == language.value }) {
      reader.report(
        .wrongValue, language.range, "default-language \(language.value) is not among the languages",
        remedy: "add it to languages")
    }
  }
}
