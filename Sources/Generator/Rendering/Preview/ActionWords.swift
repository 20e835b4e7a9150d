import Languages
import PreviewRecording

/// What a reader does in a state, in a sentence.
struct ActionWords {
  let words: InterfaceText
  let script: [ScriptAction]
  private let names: [Element.ID: String]
  /// The stacks beside each other, and the rows of lists.
  private let panes: Set<Element.ID>
  private let rows: Set<Element.ID>

  init(_ state: Recording.State, script: [ScriptAction], words: InterfaceText) {
    self.words = words
    self.script = script
    var names: [Element.ID: String] = [:]
    Self.collect(state.screen, into: &names)
    self.names = names
    let elements = state.screen.reachable
    panes = Set(elements.filter { $0.role == .pane }.map(\.id))
    rows = Set(elements.filter { $0.role == .row }.map(\.id))
  }

  /// "Tap “Emma”".
  func sentence(_ action: Recording.Action) -> String {
    switch action {
    case .tap(let id) where panes.contains(id): words.goBack
    case .tap(let id): words.tapping(name(id))
    case .menu(let id, let item): words.choosing(item, from: name(id))
    case .adjust(let id, let isUp) where rows.contains(id): words.moving(name(id), isUp: isUp)
    case .adjust(let id, let isUp): words.adjusting(name(id), isUp: isUp)
    case .back: words.goBack
    case .dismiss: words.closePresented
    case .sidebar: words.toggleSidebar
    case .cancelSearch: words.cancelSearching
    case .wait: words.letTimePass
    case .script(let place): script.indices.contains(place) ? sentence(script[place]) : words.moreActions
    }
  }

  private func sentence(_ action: ScriptAction) -> String {
    switch action {
    case .type(let text, let field): words.typing(text, into: field)
    case .search(let text): words.searching(text)
    case .open(let address): words.opening(address)
    case .wait(let milliseconds): words.waiting(milliseconds: milliseconds)
    case .submit(let field): words.submitting(field)
    case .swipe(let row, let action): words.swiping(row, action: action)
    case .refresh: words.pullToRefresh
    case .relaunch: words.relaunch
    }
  }

  private func name(_ id: Element.ID) -> String { names[id] ?? "" }

  /// The names of all that can be touched on a screen and over it; a row is called as what is in it.
  private static func collect(_ screen: Screen, into names: inout [Element.ID: String]) {
    for element in screen.elements { names[element.id] = element.name.isEmpty ? element.symbol : element.name }
    for tab in screen.tabBar?.items ?? [] { names[tab.id] = tab.title }
    if let search = screen.search { names[search.id] = search.prompt ?? search.text }
    for column in screen.columns { collect(column.screen, into: &names) }
    for presented in screen.presented {
      collect(presented.screen, into: &names)
      for element in presented.message.flatMap(\.all) { names[element.id] = element.name }
    }
  }
}
