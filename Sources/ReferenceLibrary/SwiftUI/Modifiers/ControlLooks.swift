/// How controls in a view look. Recorded, not drawn.
extension View {
  /// Sets the size of controls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/controlsize(_:))
  @available(iOS 15.0, *)
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(EnvironmentModifier("controlSize", controlSize) { $0.controlSize = controlSize })
  }

  /// Sets the form of pickers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/pickerstyle(_:))
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    styling("pickerStyle", style)
  }

  /// Sets the form of toggles.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/togglestyle(_:))
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styling("toggleStyle", style)
  }

  /// Sets the form of text fields.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/textfieldstyle(_:))
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    styling("textFieldStyle", style)
  }

  /// Sets the figure round buttons.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/buttonbordershape(_:))
  @available(iOS 15.0, *)
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    recorded("buttonBorderShape", (nil, shape))
  }

  /// Sets the order of a menu.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/menuorder(_:))
  @available(iOS 16.0, *)
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    recorded("menuOrder", (nil, order))
  }
}
