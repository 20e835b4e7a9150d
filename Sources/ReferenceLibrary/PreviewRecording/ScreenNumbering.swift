/// Names the elements of screens anew, by numbers in the order in which they stand there, so that equal screens are
/// equal whatever happened before.
package struct ScreenNumbering {
  /// The new names by the old ones.
  package private(set) var names: [Element.ID: Element.ID] = [:]

  package init() {}

  /// The screen with new names.
  package mutating func number(_ screen: Screen) -> Screen {
    var screen = screen
    for index in screen.toolbar.indices { number(&screen.toolbar[index].content) }
    if var search = screen.search {
      search.id = name(search.id)
      number(&search.tokens)
      number(&search.scopes)
      number(&search.suggestions)
      screen.search = search
    }
    for index in screen.columns.indices { screen.columns[index].screen = number(screen.columns[index].screen) }
    number(&screen.content)
    if var bar = screen.tabBar {
      number(&bar)
      screen.tabBar = bar
    }
    for index in screen.presented.indices {
      screen.presented[index].source = screen.presented[index].source.flatMap { names[$0] }
      number(&screen.presented[index].message)
      screen.presented[index].screen = number(screen.presented[index].screen)
    }
    return screen
  }

  private mutating func number(_ bar: inout TabBar) {
    number(&bar.accessory)
    number(&bar.sidebarHeader)
    for index in bar.items.indices { bar.items[index].id = name(bar.items[index].id) }
    number(&bar.sidebarFooter)
  }

  private mutating func number(_ elements: inout [Element]) {
    for index in elements.indices { number(&elements[index]) }
  }

  private mutating func number(_ element: inout Element) {
    element.id = name(element.id)
    number(&element.children)
    for index in element.panes.indices { element.panes[index] = number(element.panes[index]) }
    for index in element.looks.indices { number(&element.looks[index].attachment) }
  }

  private mutating func name(_ old: Element.ID) -> Element.ID {
    if let known = names[old] { return known }
    let new = "\(names.count + 1)"
    names[old] = new
    return new
  }
}

extension Recording.Action {
  /// The action on an element that has got a new name; the same action where it is on none.
  package func renamed(_ rename: (Element.ID) -> Element.ID) -> Recording.Action {
    switch self {
    case .tap(let id): .tap(rename(id))
    case .menu(let id, let item): .menu(rename(id), item: item)
    case .adjust(let id, let isUp): .adjust(rename(id), isUp: isUp)
    case .back, .dismiss, .sidebar, .cancelSearch, .wait, .script: self
    }
  }
}
