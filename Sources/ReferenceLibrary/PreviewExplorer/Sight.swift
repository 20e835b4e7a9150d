import PreviewHost

/// What is in front of a reader at one moment, in a form that tells it from others by its meaning.
struct Sight {
  /// What can be seen, and what would be if it were not covered.
  struct Scene: Hashable {
    let screen: Screen
    let covered: [Screen]
  }

  let glance: Glance
  let scene: Scene
  /// What the example keeps without showing it, as a number.
  let hidden: Int
  /// Whether something waits for its time.
  let isWaiting: Bool
  private let names: [Element.ID: Element.ID]

  init(_ host: PreviewHost) {
    glance = host.glance()
    var numbering = ScreenNumbering()
    let screen = numbering.number(glance.screen)
    names = numbering.names
    scene = Scene(screen: screen, covered: glance.covered.map { numbering.number($0) })
    hidden = host.hiddenState
    isWaiting = host.hasWaitingWork
  }

  /// Whether nothing tells the moments apart.
  func isSame(as other: Sight) -> Bool { hidden == other.hidden && scene == other.scene }

  /// An action under the names of the recording.
  func renamed(_ action: Recording.Action) -> Recording.Action {
    action.renamed { names[$0] ?? $0 }
  }

  /// An action under the names that its host has now; views that went and came back have new ones.
  func current(_ action: Recording.Action) -> Recording.Action {
    let ids = Dictionary(names.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    return action.renamed { ids[$0] ?? $0 }
  }

  /// The fields in front that have a name.
  func fields(called name: String) -> [Element] {
    let roles: Set<Element.Role> = [.textField, .secureField, .textEditor]
    return glance.screen.reachable.filter { roles.contains($0.role) && $0.isCalled(name) }
  }

  /// Whether an action puts the cursor into a field.
  func entersField(_ action: Recording.Action) -> Bool {
    taps(action, on: [.textField, .secureField, .textEditor])
  }

  private func taps(_ action: Recording.Action, on roles: Set<Element.Role>) -> Bool {
    guard case .tap(let id) = action else { return false }
    return glance.screen.reachable.contains { $0.id == id && roles.contains($0.role) }
  }

  /// What probably takes back what an action did here.
  func wayBack(from after: Sight, after action: Recording.Action) -> Recording.Action? {
    let (screen, next) = (glance.screen, after.glance.screen)
    let offered = after.glance.actions
    if next.coverCount > screen.coverCount { return offered.contains(.dismiss) ? .dismiss : nil }
    if next.front.depth > screen.front.depth { return offered.contains(.back) ? .back : nil }
    return taps(action, on: [.toggle, .disclosure]) && offered.contains(action) ? action : nil
  }
}

extension Sight {
  /// An action in words.
  func words(for action: Recording.Action, in script: [ScriptAction]) -> String {
    switch action {
    case .tap(let id) where isRole(.pane, id): "go back"
    case .tap(let id): "tap \(name(of: id))"
    case .menu(let id, let item): "choose “\(item)” of \(name(of: id))"
    case .adjust(let id, let isUp) where isRole(.row, id): "move \(name(of: id)) \(isUp ? "up" : "down")"
    case .adjust(let id, let isUp): "\(isUp ? "raise" : "lower") \(name(of: id))"
    case .back: "go back"
    case .dismiss: "dismiss"
    case .sidebar: "tap the sidebar button"
    case .cancelSearch: "cancel the search"
    case .wait: "wait"
    case .script(let place): script.indices.contains(place) ? script[place].words : "the script"
    }
  }

  private func isRole(_ role: Element.Role, _ id: Element.ID) -> Bool {
    glance.screen.reachable.contains { $0.id == id && $0.role == role }
  }

  private func name(of id: Element.ID) -> String {
    if let element = glance.screen.reachable.first(where: { $0.id == id }) { return "“\(element.name)”" }
    let tab = glance.screen.front.tabBar?.items.first { $0.id == id }
    return tab.map { "“\($0.title)”" } ?? "something"
  }
}

extension Screen {
  /// How many things lie one over the other above the screen.
  fileprivate var coverCount: Int {
    presented.last { !$0.isBeside }.map { 1 + $0.screen.coverCount } ?? 0
  }

  /// The screen without a sign of which field has the keyboard.
  var withoutFocus: Screen {
    var screen = self
    screen.removeFocus()
    return screen
  }

  fileprivate mutating func removeFocus() {
    for index in toolbar.indices { toolbar[index].content.removeFocus() }
    content.removeFocus()
    for index in columns.indices { columns[index].screen.removeFocus() }
    for index in presented.indices { presented[index].screen.removeFocus() }
  }
}

extension [Element] {
  fileprivate mutating func removeFocus() {
    for index in indices {
      self[index].isFocused = false
      self[index].children.removeFocus()
      for pane in self[index].panes.indices { self[index].panes[pane].removeFocus() }
      for look in self[index].looks.indices { self[index].looks[look].attachment.removeFocus() }
    }
  }
}
