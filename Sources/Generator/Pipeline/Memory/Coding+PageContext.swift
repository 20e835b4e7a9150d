import Caching
import Languages
import SiteGraph

extension BinaryWriter {
  /// Everything of a context that shows on its page, for telling whether the page must be rendered again.
  mutating func write(_ context: PageContext) {
    write(context.facts)
    write(context.siteTitle)
    write(context.homeHref)
    write(context.breadcrumbs) { $0.write($1) }
    write(optional: context.previous) { $0.write($1) }
    write(optional: context.next) { $0.write($1) }
    write(context.siblings) { $0.write($1) }
    write(context.children) { writer, child in
      writer.write(child.title)
      writer.write(child.description)
      writer.write(child.href)
      writer.write(optional: child.updated)
      writer.write(optional: child.foreignLanguage?.name)
    }
    write(context.languages) { writer, language in
      writer.write(language.language.name)
      writer.write(language.name)
      writer.write(language.href)
      writer.write(language.isCurrent)
      writer.write(language.isTranslated)
    }
    write(optional: context.canonical)
    write(context.alternates) { writer, alternate in
      writer.write(alternate.hreflang)
      writer.write(alternate.address)
    }
    write(optional: context.socialImage)
    write(optional: context.feedHref)
    write(context.destinations.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value)
    }
    write(context.headingAliases) { $0.write($1) }
    write(optional: context.original) { writer, original in
      writer.write([original.language.name, original.languageName, original.href])
      writer.write(original.staleSections) { writer, section in
        writer.write(optional: section.heading) { $0.write($1) }
        writer.write(section.href)
      }
    }
  }

  private mutating func write(_ link: PageLink) {
    write(link.title)
    write(optional: link.href)
    write(link.isCurrent)
    write(optional: link.foreignLanguage?.name)
  }

  private mutating func write(_ destination: Destination) {
    switch destination {
    case .site(let href): write("site " + href)
    case .external(let href): write("external " + href)
    case .broken: write("broken")
    }
  }
}
