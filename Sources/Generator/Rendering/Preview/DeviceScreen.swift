import Languages
import PreviewRecording

/// Writes what is on a device in one state: a screen with its bars, and what is presented over it.
struct DeviceScreen {
  let device: Recording.Device
  let links: PreviewLinks
  /// The words of the example's language, for what the system says.
  let words: InterfaceText
  var content: PreviewContent
  var html = HTMLWriter()
  /// Whether the layer that is written lies below something modal.
  private(set) var isCovered = false
  /// Whether there is as much width as the device has; a card in the middle of a tablet is as narrow as a phone.
  var hasWidth = true

  init(device: Recording.Device, links: PreviewLinks, words: InterfaceText, direction: TextDirection) {
    self.device = device
    self.links = links
    self.words = words
    content = PreviewContent(device: device, links: links, words: words, direction: direction)
  }

  /// Writes the device's screen as a group of a name.
  mutating func write(_ screen: Screen, title: String, attributes: String, to html: inout HTMLWriter) {
    swap(&self.html, &html)
    write(screen, title: title, attributes: attributes)
    swap(&self.html, &html)
  }

  private mutating func write(_ screen: Screen, title: String, attributes: String) {
    content.sources = Set(screen.sources)
    html.markup("<div class=\"screen\" role=\"group\" aria-label=\"")
    html.text(screen.front.title ?? title)
    html.markup("\"")
    html.markup(attributes)
    html.markup(">")
    layers(screen, isFirst: true)
    html.markup("</div>\n")
  }

  /// A screen and all that is presented over it, the last in front.
  private mutating func layers(_ screen: Screen, isFirst: Bool) {
    let over = screen.presented.filter { !$0.isBeside }
    let modal = over.last { !$0.allowsBackgroundInteraction }
    if isFirst {
      let outer = isCovered
      isCovered = isCovered || modal != nil
      // Nothing is to be seen of a screen that is covered from edge to edge.
      if !over.contains(where: hidesAllBelow) { layer(screen, "layer") }
      isCovered = outer
    }
    for (index, presented) in over.enumerated() {
      let outer = isCovered
      isCovered = isCovered || index < over.count - 1 || presented.screen.presented.contains { !$0.isBeside }
      if !over[(index + 1)...].contains(where: hidesAllBelow) { present(presented) }
      isCovered = outer
      layers(presented.screen, isFirst: false)
    }
  }

  private func hidesAllBelow(_ presented: Presented) -> Bool { presented.kind == .fullScreenCover }

  /// One layer: bars at its edges, content between them.
  mutating func layer(_ screen: Screen, _ className: StaticString, style: String? = nil) {
    html.markup("<div class=\"")
    html.markup(className)
    html.markup("\"")
    if let style {
      html.markup(" style=\"")
      html.text(style)
      html.markup("\"")
    }
    if isCovered { html.markup(" inert") }
    html.markup(">")
    parts(screen)
    html.markup("</div>\n")
  }

  /// The columns of a split view side by side, or the one column that every other screen is.
  private mutating func parts(_ screen: Screen) {
    let sidebar = screen.tabBar.flatMap { $0.isSidebar && !$0.isHidden ? $0 : nil }
    let beside = screen.presented.filter(\.isBeside)
    let isOneColumn = screen.columns.isEmpty && sidebar == nil && beside.isEmpty
    guard !isOneColumn else { return column(screen, back: .back) }
    let tabs = screen.columns.isEmpty ? nil : topTabs(of: screen)
    if let tabs {
      html.markup("<div class=\"bar over\">")
      tabList(tabs, isOnTop: true)
      html.markup("</div>")
    }
    html.markup("<div class=\"columns\">")
    if let sidebar { tabSidebar(sidebar) }
    // The way back is that of the last column that has one.
    let back = screen.columns.lastIndex { $0.screen.backButton != nil }
    for (index, column) in screen.columns.enumerated() {
      begin(column.kind.rawValue)
      let button: SidebarButton = column.kind == .sidebar ? .trailing : .leading
      let hasButton = index == 0 && links.href(of: .sidebar) != nil
      self.column(column.screen, back: index == back ? .back : nil, sidebar: hasButton ? button : nil)
      html.markup("</div>")
    }
    if screen.columns.isEmpty {
      begin("detail")
      column(screen, back: .back)
      html.markup("</div>")
    }
    for presented in beside {
      begin("inspector")
      column(presented.screen, back: nil)
      html.markup("</div>")
    }
    html.markup("</div>")
    if sidebar == nil, let bar = screen.tabBar, !bar.isHidden, !screen.columns.isEmpty {
      tabBar(bar, isAtFoot: tabs == nil)
    }
  }

  /// Writes the screen of a stack that stands beside others, in what is written of the screen around.
  mutating func pane(_ screen: Screen, back: Recording.Action, to html: inout HTMLWriter) {
    isCovered = true
    swap(&self.html, &html)
    column(screen, back: back)
    swap(&self.html, &html)
  }

  private mutating func begin(_ kind: String) {
    html.markup("<div class=\"column ")
    html.markup(kind)
    html.markup("\">")
  }

  /// The bars and the content of a screen, one below the other.
  private mutating func column(_ screen: Screen, back: Recording.Action?, sidebar: SidebarButton? = nil) {
    bar(screen, back: back, sidebar: sidebar)
    html.markup("<div class=\"body\">")
    suggestions(of: screen)
    content.write(screen.content, to: &html)
    html.markup("</div>")
    foot(screen)
  }
}
