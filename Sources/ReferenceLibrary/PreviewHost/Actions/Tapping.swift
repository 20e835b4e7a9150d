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
    guard let back = composed().composer.actions[.back]?.tap else {
      throw ActionError(action: "tap", target: "the back button", reason: .notFound(offered: []))
    }
    perform(back)
  }
}
