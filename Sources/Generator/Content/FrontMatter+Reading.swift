import DataFormats
import Diagnostics

extension FrontMatter {
  static let keys = [
    "title", "description", "updated", "date", "lang", "order", "tags", "draft", "slug", "toc", "layout", "faq",
    "original", "snippets", "allow", "search",
  ]

  /// Reads the YAML between the two fences, whose first line is line 2 of the file.
  static func read(
    _ yaml: UnsafeBufferPointer<UInt8>, file: String, range: SourceRange
  ) -> (FrontMatter, [Diagnostic]) {
    var matter = FrontMatter()
    matter.range = range
    let (node, mistakes) = YAMLReader.read(yaml, file: file, firstLine: 2)
    guard let node else { return (matter, mistakes) }
    var reader = FieldReader(node, known: keys, file: file, owner: "front matter")
    matter.take(from: &reader)
    return (matter, mistakes + reader.diagnostics)
  }

  private mutating func take(from reader: inout FieldReader) {
    title = reader.text("title")
    description = reader.text("description")
    updated = reader.date("updated") ?? reader.date("date")
    if let first = reader.entry("updated"), let second = reader.entry("date") {
      let note = Diagnostic.Note("updated is set here", file: reader.file, range: first.key.range)
      reader.report(
        .duplicateKey, second.key.range, "date and updated are one key", remedy: "remove one of the two",
        notes: [note])
    }
    language = reader.language("lang")
    order = reader.integer("order", in: -1_000_000...1_000_000)
    tags = reader.texts("tags")
    isDraft = reader.flag("draft")?.value ?? false
    isSearchable = reader.flag("search")?.value ?? true
    isOriginal = reader.flag("original")?.value ?? false
    slug = reader.text("slug").flatMap { reader.checkSlug($0) ? $0 : nil }
    contents = reader.contents("toc")
    layout = reader.choice("layout", Layout.self)
    takeFAQ(from: &reader)
    allowances = reader.texts("allow")
    if let entry = reader.entry("snippets") {
      var found: [Diagnostic] = []
      snippets = SnippetSettings(
        entry.value, known: SnippetSettings.pageKeys, file: reader.file, diagnostics: &found)
      reader.adopt(found)
    }
  }

  /// `faq: true` is short for `layout: faq`.
  private mutating func takeFAQ(from reader: inout FieldReader) {
    guard let flag = reader.flag("faq"), flag.value else { return }
    if let layout, layout.value != .faq {
      reader.report(
        .wrongValue, flag.range, "faq: true is the layout faq, and layout is \(layout.value.rawValue)",
        remedy: "remove one of the two")
    } else {
      layout = Located(.faq, flag.range)
    }
  }
}

extension FieldReader {
  fileprivate mutating func checkSlug(_ slug: Located<String>) -> Bool {
    let isFine =
      !slug.value.hasPrefix(".") && slug.value.lowercased() != "index"
      && slug.value.unicodeScalars.allSatisfy { scalar in
        !scalar.properties.isWhitespace && scalar.value > 0x20 && scalar.value != 0x7F
          && !"/\\?#%<>:\"|*&'".unicodeScalars.contains(scalar)
      }
    if !isFine {
      report(
        .wrongValue, slug.range, "slug must be one part of an address",
        remedy: "write letters, digits and hyphens, without spaces and slashes")
    }
    return isFine
  }

  fileprivate mutating func contents(_ key: String) -> Located<FrontMatter.Contents>? {
    guard let entry = entry(key) else { return nil }
    if case .scalar(let text, isPlain: true) = entry.value.content {
      if let flag = Self.flag(text) { return Located(flag ? .all : .none, entry.value.range) }
      if let level = Int(text), (1...6).contains(level) { return Located(.upTo(level: level), entry.value.range) }
    }
    report(
      .wrongValue, entry.value.range, "\(key) must be true, false or the deepest heading level to show",
      remedy: "write \(key): 3")
    return nil
  }
}
