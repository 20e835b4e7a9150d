import Languages
import Markdown
import SiteGraph

extension BodyRenderer {
  /// A heading with its id, the ids of the source page's section, and a link to itself.
  mutating func heading(_ heading: Heading) {
    let id = nextHeadingID()
    guard let id, heading.level > 1 else {
      element(heading, id: id)
      return staleNote()
    }
    html.markup("<div class=\"heading\">")
    element(heading, id: id)
    html.markup("<a class=\"permalink\" href=\"#")
    html.text(Fragment.encoded(id))
    html.markup("\" aria-label=\"")
    html.text(words.linkToSection(heading.content.plainText))
    html.markup("\"\(wordsAttributes)></a></div>\n")
    staleNote()
  }

  /// The bare heading element, as it stands in the summary of a question too.
  mutating func element(_ heading: Heading, id: String?) {
    html.markup("<h")
    html.number(heading.level)
    if let id {
      html.markup(" id=\"")
      html.text(id)
      html.markup("\"")
    }
    html.markup(">")
    aliases()
    inlines(heading.content)
    html.markup("</h")
    html.number(heading.level)
    html.markup(">")
    if heading.level == 1 { html.markup("\n") }
  }

  mutating func nextHeadingID() -> String? {
    defer { headingCount += 1 }
    return headingCount < context.facts.headings.count ? context.facts.headings[headingCount].id : nil
  }

  /// Empty elements with the further ids of the heading that `nextHeadingID` has just counted.
  private mutating func aliases() {
    guard headingCount <= context.headingAliases.count, headingCount > 0 else { return }
    for alias in context.headingAliases[headingCount - 1] {
      html.markup("<span class=\"alias\" id=\"")
      html.text(alias)
      html.markup("\"></span>")
    }
  }
}
