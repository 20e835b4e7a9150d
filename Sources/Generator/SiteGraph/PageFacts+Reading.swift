package import Content
import Languages
package import Markdown

extension PageFacts {
  /// How long a description is made from a page's first paragraph at most, in characters of any script.
  private static let descriptionLength = 200

  /// What the site needs to know of a page as its author wrote it.
  package init(of page: SourcePage, document: MarkdownDocument) {
    let found = DocumentFacts(reading: document)
    let ids = Anchors.ids(
      for: found.headings.map { ($0.text, $0.explicitID) }, taken: found.extraIDs)
    let headings = zip(found.headings, ids).map { heading, id in
      HeadingFact(level: heading.level, id: id, title: heading.text, line: heading.line, isTopLevel: heading.isTopLevel)
    }
    let matter = page.frontMatter
    let fileName = page.path.split(separator: "/").last.map(String.init) ?? page.language.name
    self.init(
      file: page.file, language: page.language, path: page.path, isFolderIndex: page.isFolderIndex,
      outputPath: page.outputPath,
      title: matter.title?.value ?? found.leadingTitle ?? fileName,
      description: matter.description?.value ?? Self.shortened(found.firstParagraph ?? ""),
      updated: matter.updated.map { $0.value.description }, order: matter.order?.value,
      tags: matter.tags.map(\.value), layout: Layout(matter.layout?.value, of: page),
      contentsLevel: Self.contentsLevel(matter.contents?.value),
      headings: headings, references: found.references, extraIDs: found.extraIDs,
      sections: Self.sections(of: page, document: document, headings: headings),
      origin: matter.isOriginal ? .original : .written)
    isSearchable = matter.isSearchable
  }

  /// What readers of a long page are served with, unless its author says otherwise.
  private static func contentsLevel(_ stated: FrontMatter.Contents?) -> Int {
    switch stated {
    case nil: 3
    case .some(.none): 0
    case .upTo(let level): level
    case .all: 6
    }
  }

  /// The beginning of a text up to the last word that fits.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > descriptionLength, text.count > descriptionLength else { return text }
    let start = text.prefix(descriptionLength)
    let end = start.lastIndex(of: " ") ?? start.endIndex
    return String(start[..<end]) + "…"
  }
}

extension PageFacts.Layout {
  fileprivate init(_ stated: FrontMatter.Layout?, of page: SourcePage) {
    switch stated {
    case .faq: self = .faq
    case .home: self = .home
    case .page: self = .page
    case nil: self = page.isFolderIndex && page.path.isEmpty ? .home : .page
    }
  }
}
