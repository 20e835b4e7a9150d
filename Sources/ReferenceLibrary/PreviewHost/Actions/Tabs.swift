import PreviewRecording

extension PreviewHost {
  /// Chooses the tab with these words or this identifier in the bar or the sidebar in front.
  ///
  /// - Throws: `ActionError` if no bar in front has such a tab, or it is disabled.
  public func selectTab(_ name: String) throws(ActionError) {
    let (screen, composer) = composed()
    let items = screen.front.tabBars.filter { !$0.isHidden }.flatMap(\.items)
    guard let item = items.first(where: { $0.title == name || $0.identifier == name }),
      let tap = composer.actions[item.id]?.tap
    else { throw ActionError(action: "select", target: name, reason: .notFound(offered: items.map(\.title))) }
    guard item.isEnabled else { throw ActionError(action: "select", target: name, reason: .disabled) }
    perform(tap)
  }
}

extension Screen {
  /// The bars of tabs that can be touched.
  var tabBars: [TabBar] {
    [tabBar].compactMap { $0 } + columns.flatMap(\.screen.tabBars)
  }
}
