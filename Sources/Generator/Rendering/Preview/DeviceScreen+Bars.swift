import Languages
import PreviewRecording

extension DeviceScreen {
  /// The bar at the top: the way back, the title, and buttons at both ends; on a tablet the tabs take the place of the
  /// title.
  mutating func bar(_ screen: Screen, back: Recording.Action?, sidebar: SidebarButton? = nil) {
    let items = { (places: [String]) in screen.toolbar.filter { places.contains($0.placement) } }
    let leading = items(["topBarLeading"])
    let trailing = items(["topBarTrailing", "secondaryAction"])
    let confirming = items(["confirmationAction"])
    let middle = items(["principal", "title"])
    let hasItems = !(leading + trailing + confirming + middle).isEmpty
    let hasTop = screen.hasNavigationBar || screen.backButton != nil || hasItems
    let tabs = topTabs(of: screen)
    guard hasTop || sidebar != nil || tabs != nil else { return html.markup("<div class=\"bar none\"></div>") }
    html.markup("<div class=\"bar\"><div class=\"start\">")
    if sidebar == .leading { sidebarButton() }
    backButton(screen, back)
    groups(leading)
    let isLarge = hasLargeTitle(screen)
    if let tabs {
      titleOrItems(screen, middle, isLarge: isLarge)
      html.markup("</div><div class=\"middle\">")
      tabList(tabs, isOnTop: true)
    } else {
      let isWide = screen.titleDisplayMode == .inlineLarge
      html.markup(isWide ? "</div><div class=\"middle wide\">" : "</div><div class=\"middle\">")
      titleOrItems(screen, middle, isLarge: isLarge)
    }
    html.markup("</div><div class=\"end\">")
    groups(trailing)
    for item in confirming { item.content.forEach { glass($0) } }
    if sidebar == .trailing { sidebarButton() }
    html.markup("</div></div>")
    if isLarge { largeTitle(screen, items(["largeTitle"])) }
  }

  private mutating func sidebarButton() {
    guard let href = links.href(of: .sidebar), !isCovered else { return }
    html.markup("<a class=\"glass toggle\" data-act=\"sidebar\" href=\"\(href)\" aria-label=\"")
    html.text(words.toggleSidebar)
    html.markup("\">")
    symbol("sidebar.leading")
    html.markup("</a>")
  }

  private func hasLargeTitle(_ screen: Screen) -> Bool {
    switch screen.titleDisplayMode {
    case .automatic: screen.depth == 0 && screen.title != nil
    case .large: screen.title != nil
    case .inline, .inlineLarge: false
    }
  }

  private mutating func backButton(_ screen: Screen, _ back: Recording.Action?) {
    guard let title = screen.backButton else { return }
    let name = title.isEmpty ? words.goBack : title
    let href = back.flatMap(links.href)
    if let href {
      html.markup("<a class=\"glass back\" data-act=\"back\" href=\"")
      html.markup(href)
    } else {
      html.markup("<span class=\"glass back")
    }
    let isLink = href != nil
    html.markup(isLink ? "\" aria-label=\"" : "\" role=\"img\" aria-label=\"")
    html.text(name == words.goBack ? name : "\(words.goBack), \(name)")
    html.markup(isLink ? "\"></a>" : "\"></span>")
  }

  private mutating func titleOrItems(_ screen: Screen, _ items: [BarItem], isLarge: Bool) {
    if !items.isEmpty {
      content.write(items.flatMap(\.content), to: &html)
    } else if !isLarge {
      title(screen, "title")
    }
  }

  private mutating func largeTitle(_ screen: Screen, _ items: [BarItem]) {
    html.markup("<div class=\"large\">")
    if items.isEmpty { title(screen, "title") } else { content.write(items.flatMap(\.content), to: &html) }
    html.markup("</div>")
  }

  private mutating func title(_ screen: Screen, _ className: StaticString) {
    let menu = screen.toolbar.filter { $0.placement == "titleMenu" }
    if !menu.isEmpty {
      content.write(menu.flatMap(\.content), to: &html)
    } else if let title = screen.title, !title.isEmpty {
      html.markup("<p class=\"")
      html.markup(className)
      html.markup(isCovered ? "\">" : "\" tabindex=\"-1\">")
      text(title)
      html.markup("</p>")
    }
    let below = screen.toolbar.filter { $0.placement == "subtitle" }
    if !below.isEmpty {
      content.write(below.flatMap(\.content), to: &html)
    } else if let subtitle = screen.subtitle, !subtitle.isEmpty {
      html.markup("<p class=\"subtitle\">")
      text(subtitle)
      html.markup("</p>")
    }
  }

  /// Buttons that follow one another share a capsule of glass; free space between them divides it.
  mutating func groups(_ items: [BarItem]) {
    var group: [Element] = []
    for element in items.flatMap(\.content) {
      let standsAlone = element.role == .spacer || element.purpose == "confirm"
      if standsAlone {
        glass(&group)
        if element.role == .spacer { html.markup("<span class=\"gap\"></span>") } else { glass(element) }
      } else {
        group.append(element)
      }
    }
    glass(&group)
  }

  private mutating func glass(_ group: inout [Element]) {
    guard !group.isEmpty else { return }
    html.markup("<div class=\"glass\">")
    content.write(group.map(\.inBar), to: &html)
    html.markup("</div>")
    group = []
  }

  /// The button that confirms stands out by its ground.
  private mutating func glass(_ element: Element) {
    html.markup("<div class=\"glass go\">")
    content.write([element.inBar], to: &html)
    html.markup("</div>")
  }
}

extension DeviceScreen {
  /// The end of a bar at which the button stands that shows and hides the sidebar.
  enum SidebarButton {
    case leading, trailing
  }

  /// Writes words of the example.
  mutating func text(_ text: String) {
    swap(&content.html, &html)
    content.text(text)
    swap(&content.html, &html)
  }

  /// Writes a symbol that says nothing by itself.
  mutating func symbol(_ name: String) {
    swap(&content.html, &html)
    content.symbol(name)
    swap(&content.html, &html)
  }
}

extension Element {
  /// The element as a bar shows it: a control with a title and a symbol by the symbol alone.
  fileprivate var inBar: Element {
    var element = self
    if children.contains(where: \.isPictured), hiddenLabel == nil { element.hiddenLabel = fullText }
    element.children = children.map { child in
      guard child.isPictured else { return child.inBar }
      var child = child
      child.children.removeAll { $0.role != .image }
      return child
    }
    return element
  }

  /// Whether it is a title with a picture, and code does not ask for both to be seen.
  private var isPictured: Bool {
    role == .label && children.contains { $0.role == .image } && !looks.contains { $0.name == "labelStyle" }
  }
}
