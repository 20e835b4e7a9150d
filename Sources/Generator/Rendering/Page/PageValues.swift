import Languages
import SiteGraph
import Templates

/// What the templates of a page can ask for.
struct PageValues {
  private let page: PageParts
  private let words: TemplateValue
  private var context: PageContext { page.context }
  private var facts: PageFacts { page.context.facts }
  private var direction: TextDirection { facts.language.direction }

  init(_ page: PageParts, words: TemplateValue) {
    self.page = page
    self.words = words
  }

  var object: TemplateValue {
    var members: [String: TemplateValue] = [
      "lang": .text(facts.language.name), "dir": .text(direction.rawValue), "pageDir": .text(direction.rawValue),
      "words": words, "wordsLang": .text(interface.language.name),
      "wordsDir": .text(interface.language.direction.rawValue),
      "foreignWords": .bool(interface.isForeign(on: facts.language)),
      "title": .text(facts.plainTitle), "documentTitle": .text(documentTitle),
      "siteTitle": .text(siteTitle), "siteTitleMarkup": markup(context.siteTitle),
      "description": .text(facts.plainDescription),
      "descriptionMarkup": markup(facts.description, in: facts.textLanguage),
      "homeHref": .text(context.homeHref), "rootPrefix": .text(context.rootPrefix),
      "heading": .html(page.heading), "body": .html(page.body), "contents": .html(page.contents),
      "structuredData": .html(page.structuredData), "hasPreviews": .bool(page.hasPreviews),
      "isHome": .bool(facts.layout == .home),
    ]
    members["shown"] = shown
    if facts.layout == .home {
      members["hasStage"] = .bool(page.hasStage)
      members["opening"] = .html(Array(page.body[..<page.openingLength]))
      members["remainder"] = .html(Array(page.body[page.openingLength...]))
    }
    addAddresses(to: &members)
    addLists(to: &members)
    members["markdownHref"] =
      facts.isMade || facts.shownText != nil
      ? .absent : .text(SitePath.href(from: facts.outputPath, to: MarkdownTwin.path(of: facts)))
    members["searchIndex"] = .text(SearchIndex.path(for: facts.language))
    members["updated"] = updated
    return .object(members)
  }

  /// Of a page that stands in for a translation: the page whose text it shows.
  private var shown: TemplateValue {
    guard facts.shownText != nil, let original = context.original else { return .absent }
    return [
      "textLang": .text(original.language.name), "textDir": .text(original.language.direction.rawValue),
      "languageName": .text(original.languageName), "originalHref": .text(original.href),
    ]
  }

  private var interface: InterfaceText { .text(for: facts.language) }

  private var siteTitle: String { LabelText.plain(context.siteTitle) }

  private var documentTitle: String {
    if siteTitle.isEmpty || siteTitle == facts.plainTitle { return facts.plainTitle }
    return "\(facts.plainTitle) · \(siteTitle)"
  }

  private var updated: TemplateValue {
    guard let date = facts.updated.flatMap({ CalendarDate($0) }) else { return .absent }
    return [
      "iso": .text(date.description), "text": .text(interface.updated(date)),
      "isMarked": .bool(facts.shownText != nil || interface.isForeign(on: facts.language)),
    ]
  }

  private func addAddresses(to members: inout [String: TemplateValue]) {
    members["canonical"] = .text(optional: context.canonical)
    members["alternates"] = .list(context.alternates.map(Self.alternate))
    members["feedHref"] = .text(optional: context.feedHref)
    members["socialImage"] = .text(optional: context.socialImage)
    members["openGraphType"] = facts.layout == .home ? "website" : "article"
    members["openGraphLocale"] = .text(optional: facts.textLanguage.locale)
  }

  private func addLists(to members: inout [String: TemplateValue]) {
    members["hasTags"] = .bool(!facts.tags.isEmpty)
    members["tags"] = .list(facts.tags.map { ["name": .text($0), "title": markup($0, in: facts.textLanguage)] })
    members["hasLanguages"] = .bool(context.languages.count > 1)
    members["languageName"] = .text(context.languages.first { $0.isCurrent }?.name ?? facts.language.name)
    members["languages"] = .list(context.languages.map(Self.language))
    members["hasBreadcrumbs"] = .bool(context.breadcrumbs.count > 1)
    members["breadcrumbs"] = .list(context.breadcrumbs.map(link))
    members["hasNeighbours"] = .bool(context.previous != nil || context.next != nil)
    members["previous"] = context.previous.map(link) ?? .absent
    members["next"] = context.next.map(link) ?? .absent
    members["hasSiblings"] = .bool(context.siblings.count > 1)
    members["siblings"] = .list(context.siblings.map(link))
    members["hasChildren"] = .bool(!context.children.isEmpty)
    members["children"] = .list(context.children.map(summary))
  }

  static func alternate(_ alternate: Alternate) -> TemplateValue {
    ["hreflang": .text(alternate.hreflang), "address": .text(alternate.address)]
  }

  private static func language(_ link: LanguageLink) -> TemplateValue {
    [
      "tag": .text(link.language.name), "dir": .text(link.language.direction.rawValue), "name": .text(link.name),
      "href": .text(link.href), "isCurrent": .bool(link.isCurrent), "isTranslated": .bool(link.isTranslated),
    ]
  }

  private func link(_ link: PageLink) -> TemplateValue {
    [
      "title": markup(link.title, foreign: link.foreignLanguage), "href": .text(optional: link.href),
      "isCurrent": .bool(link.isCurrent), "foreign": foreign(link.foreignLanguage),
    ]
  }

  private func summary(_ summary: PageSummary) -> TemplateValue {
    [
      "title": markup(summary.title, foreign: summary.foreignLanguage), "href": .text(summary.href),
      "description": summary.description.isEmpty
        ? .absent : markup(summary.description, foreign: summary.foreignLanguage),
      "foreign": foreign(summary.foreignLanguage),
    ]
  }

  /// The name of a page's language for itself, if it is not the reader's.
  private func foreign(_ language: LanguageTag?) -> TemplateValue {
    guard let language else { return .absent }
    let name = context.languages.first { $0.language == language }?.name ?? language.autonym
    return [
      "textLang": .text(language.name), "textDir": .text(language.direction.rawValue), "languageName": .text(name),
    ]
  }

  private func markup(_ text: String) -> TemplateValue { markup(text, in: facts.language) }

  private func markup(_ text: String, in language: LanguageTag) -> TemplateValue {
    .html(InlineMarkup.of(label: text, on: language.direction))
  }

  /// Words that are the reader's, or in another language and marked so.
  private func markup(_ text: String, foreign language: LanguageTag?) -> TemplateValue {
    guard let language else { return markup(text) }
    return .html(InlineMarkup.of(label: text, in: language))
  }
}
