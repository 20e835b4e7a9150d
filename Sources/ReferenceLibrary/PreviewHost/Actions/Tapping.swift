import PreviewRecording

extension PreviewHost {
  /// Taps the element in front that has these words or this identifier.
  ///
  /// - Throws: `ActionError` if no such element takes a tap, or it is disabled.
  public func tap(_ name: String) throws(ActionError) {
    let (_, tap) = try find("tap", name) { $0.tap }
    perform(tap)
  }

  /// Taps the back button.
  ///
  /// - Throws: `ActionError` if the screen in front has no back button.
  public func goBack() throws(ActionError) {
    perform(try wayBack("tap"))
  }

  /// Swipes from the leading edge, which pops the screen in front.
  ///
  /// - Throws: `ActionError` if the screen in front is the root of its stack or has hidden its back button.
  public func swipeBack() throws(ActionError) {
    perform(try wayBack("swipe"))
  }

  /// Taps the button that shows or hides the sidebar of a split view.
  ///
  /// - Throws: `ActionError` if no split view shows its columns side by side.
  public func toggleSidebar() throws(ActionError) {
    guard let toggle = composed().composer.actions[.sidebarToggle]?.tap else {
      throw ActionError(action: "tap", target: "the sidebar button", reason: .notFound(offered: []))
    }
    perform(toggle)
  }

  private func wayBack(_ action: String) throws(ActionError) -> () -> Void {
    let (screen, composer) = composed()
    let front = screen.front
    let beside = front.columns.map(\.screen) + front.panes
    let hasButton = front.backButton != nil || beside.contains { $0.backButton != nil }
    guard hasButton, let back = composer.actions[.back]?.tap else {
      throw ActionError(action: action, target: "the back button", reason: .notFound(offered: []))
    }
    return back
  }
}
