import Languages
import PreviewRecording

extension DeviceScreen {
  /// What stands at the bottom: buttons, the search, the tabs with what lies above them, the bar of the keyboard.
  mutating func foot(_ screen: Screen) {
    let bottom = screen.toolbar.filter { $0.placement == "bottomBar" }
    let keyboard = screen.toolbar.filter { $0.placement == "keyboard" }
    let bar = screen.tabBar.flatMap { $0.isHidden || $0.isSidebar ? nil : $0 }
    html.markup("<div class=\"foot\">")
    if let field = screen.search { search(field) }
    if !bottom.isEmpty {
      html.markup("<div class=\"tools\">")
      groups(bottom)
      html.markup("</div>")
    }
    if let bar { tabBar(bar, isAtFoot: topTabs(of: screen) == nil) }
    if !keyboard.isEmpty {
      html.markup("<div class=\"tools keyboard\">")
      groups(keyboard)
      html.markup("</div>")
    }
    html.markup("</div>")
  }

  private mutating func search(_ field: SearchField) {
    let tap = Recording.Action.tap(field.id)
    html.markup("<div class=\"search\">")
    if !field.scopes.isEmpty {
      html.markup("<div class=\"scopes\">")
      content.write(field.scopes, to: &html)
      html.markup("</div>")
    }
    html.markup("<div class=\"line\"><div class=\"glass find\">")
    let href = field.isActive ? nil : links.href(of: tap)
    html.markup(href == nil ? "<span class=\"field" : "<a class=\"field")
    html.markup(field.isActive ? " active\"" : "\"")
    if let href {
      html.markup(" data-id=\"\(field.id)\" href=\"\(href)\"")
    }
    html.markup(">")
    symbol("magnifyingglass")
    content.write(field.tokens, to: &html)
    html.markup(field.text.isEmpty ? "<span class=\"prompt\">" : "<span class=\"typed\">")
    text(field.text.isEmpty ? field.prompt ?? words.searchField : field.text)
    html.markup(href == nil ? "</span></span>" : "</span></a>")
    html.markup("</div>")
    if field.isActive { cancelSearch() }
    html.markup("</div></div>")
  }

  private mutating func cancelSearch() {
    guard !isCovered, let href = links.href(of: .cancelSearch) else { return }
    html.markup("<a class=\"glass cancel\" role=\"button\" data-act=\"cancel\" href=\"\(href)\" aria-label=\"")
    html.text(words.cancel)
    html.markup("\">")
    symbol("xmark")
    html.markup("</a>")
  }

  /// What is offered while the reader searches.
  mutating func suggestions(of screen: Screen) {
    guard let offered = screen.search?.suggestions, !offered.isEmpty else { return }
    html.markup("<div class=\"suggestions\">")
    content.write(offered, to: &html)
    html.markup("</div>")
  }

  // MARK: Tabs

  /// The tabs that stand in the bar at the top, as on a tablet where there is width; without symbols.
  func topTabs(of screen: Screen) -> TabBar? {
    guard device == .tablet, hasWidth, let bar = screen.tabBar, !bar.isHidden, !bar.isSidebar, !bar.items.isEmpty
    else { return nil }
    return bar
  }

  /// The floating bar of tabs at the foot, with what lies above it.
  mutating func tabBar(_ bar: TabBar, isAtFoot: Bool) {
    if !bar.accessory.isEmpty {
      html.markup("<div class=\"glass accessory\">")
      content.write(bar.accessory, to: &html)
      html.markup("</div>")
    }
    if isAtFoot, !bar.items.isEmpty { tabList(bar, isOnTop: false) }
  }

  /// The tabs beside each other; the search has a place of its own beside them.
  mutating func tabList(_ bar: TabBar, isOnTop: Bool) {
    html.markup(isOnTop ? "<div class=\"tabs top\"" : "<div class=\"tabs\"")
    html.markup(" role=\"tablist\" aria-label=\"")
    html.text(words.tabs)
    html.markup("\">")
    let plain = bar.items.filter { $0.role != "search" }
    if !plain.isEmpty {
      html.markup("<div class=\"glass\" role=\"presentation\">")
      for item in plain { tab(item, hasSymbol: !isOnTop || item.title.isEmpty) }
      html.markup("</div>")
    }
    for item in bar.items where item.role == "search" {
      html.markup("<div class=\"glass apart\" role=\"presentation\">")
      tab(item)
      html.markup("</div>")
    }
    html.markup("</div>")
  }

  private mutating func tab(_ item: TabBar.Item, hasSymbol: Bool = true) {
    let href = item.isEnabled ? links.href(of: .tap(item.id)) : nil
    html.markup(href == nil ? "<span class=\"tab\" role=\"tab\"" : "<a class=\"tab\" role=\"tab\"")
    html.markup(item.isSelected ? " aria-selected=\"true\"" : " aria-selected=\"false\"")
    if href == nil, !item.isSelected { html.markup(" aria-disabled=\"true\"") }
    html.markup(" data-id=\"\(item.id)\"")
    if let href { html.markup(" href=\"\(href)\"") }
    html.markup(">")
    if hasSymbol, let name = item.symbol { symbol(name) }
    html.markup("<span>")
    text(item.title)
    html.markup("</span>")
    if let badge = item.badge {
      html.markup("<span class=\"badge\">")
      html.text(badge)
      html.markup("</span>")
    }
    html.markup(href == nil ? "</span>" : "</a>")
  }

  /// The tabs in a column of their own, under the headings of their sections.
  mutating func tabSidebar(_ bar: TabBar) {
    html.markup("<div class=\"column sidebar\"><div class=\"bar none\"></div><div class=\"body\">")
    content.write(bar.sidebarHeader, to: &html)
    html.markup("<div class=\"tabs\" role=\"tablist\" aria-orientation=\"vertical\" aria-label=\"")
    html.text(words.tabs)
    html.markup("\">")
    var section: String?
    for item in bar.items {
      if item.section != section, let title = item.section {
        html.markup("<p class=\"section-title\" role=\"presentation\">")
        text(title)
        html.markup("</p>")
      }
      section = item.section
      tab(item)
    }
    html.markup("</div>")
    content.write(bar.sidebarFooter, to: &html)
    html.markup("</div></div>")
  }
}
