import PreviewRecording

extension PreviewHost {
  /// Gives the field of a name the focus, as a tap on it does.
  ///
  /// - Throws: `ActionError` if there is no such field in front, or it is disabled.
  public func focus(_ name: String) throws(ActionError) {
    let (_, focus) = try find("focus", name) { $0.focus }
    perform(focus)
  }

  /// Takes the focus away, as when the keyboard is closed.
  public func closeKeyboard() {
    perform { tree.focus.move(to: nil) }
  }

  /// Replaces the text of the field of a name; the field gets the focus.
  ///
  /// - Throws: `ActionError` if there is no such field in front, or it is disabled.
  public func type(_ text: String, into name: String) throws(ActionError) {
    let (_, type) = try find("type into", name) { $0.type }
    perform { type(text) }
  }

  /// Presses return in the field of a name.
  ///
  /// - Throws: `ActionError` if there is no such field of one line in front, or it is disabled.
  public func submit(_ name: String) throws(ActionError) {
    let (_, submit) = try find("submit", name) { $0.submit }
    perform(submit)
  }

  /// Uses the search field of the screen in front and types into it.
  ///
  /// - Throws: `ActionError` if the screen has no search field.
  public func search(for text: String) throws(ActionError) {
    let type = try searchAction("type into") { $0.type }
    perform { type(text) }
  }

  /// Presses the search key of the keyboard.
  ///
  /// - Throws: `ActionError` if the screen has no search field.
  public func submitSearch() throws(ActionError) {
    perform(try searchAction("submit") { $0.submit })
  }

  /// Presses the cancel button beside the search field: the field is emptied and left.
  ///
  /// - Throws: `ActionError` if the screen has no search field.
  public func cancelSearch() throws(ActionError) {
    perform(try searchAction("cancel") { $0.cancel })
  }

  private func searchAction<Part>(_ action: String, taking: Taking<Part>) throws(ActionError) -> Part {
    let (screen, composer) = composed()
    guard let id = screen.front.searchField?.id, let part = composer.actions[id].flatMap(taking) else {
      throw ActionError(action: action, target: "the search field", reason: .notFound(offered: []))
    }
    return part
  }
}

extension Screen {
  /// The search field of the screen, or of one of its columns.
  var searchField: SearchField? {
    search ?? (columns.map(\.screen) + panes).lazy.compactMap(\.searchField).first
  }
}
