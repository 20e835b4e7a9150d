/// Looks of buttons; the system handles the touch.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonstyle)
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The kind of view that a button becomes.
  associatedtype Body: View
  /// What there is to know about the button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the view of a button.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonstyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a button.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration)
public struct ButtonStyleConfiguration {
  /// The button's label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration/label)
  public struct Label {
    package let view: AnyView
  }

  /// The button's role.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether it is being touched.
  public let isPressed: Bool

  package init(role: ButtonRole?, label: AnyView) {
    self.role = role
    self.label = Label(view: label)
    isPressed = false
  }
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Looks of buttons that also handle the touch.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle)
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The kind of view that a button becomes.
  associatedtype Body: View
  /// What there is to know about the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the view of a button.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that handles the touch is told about a button.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration)
public struct PrimitiveButtonStyleConfiguration {
  /// The button's role.
  public let role: ButtonRole?
  /// The button's label.
  public let label: ButtonStyleConfiguration.Label
  package let action: @MainActor () -> Void

  package init(role: ButtonRole?, label: AnyView, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = .init(view: label)
    self.action = action
  }

  /// Starts the button's action.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/trigger())
  @MainActor public func trigger() {
    action()
  }
}

/// The system's looks of buttons.
public struct _NamedButtonStyle: NamedStyle {
  package let name: String
}

extension _NamedButtonStyle: PrimitiveButtonStyle {
  /// The label, as it is.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == _NamedButtonStyle {
  /// As the place asks for.
  public nonisolated static var automatic: _NamedButtonStyle { .init(name: "automatic") }
  /// Without a frame.
  public nonisolated static var borderless: _NamedButtonStyle { .init(name: "borderless") }
  /// Without any looks.
  public nonisolated static var plain: _NamedButtonStyle { .init(name: "plain") }
  /// With a frame.
  public nonisolated static var bordered: _NamedButtonStyle { .init(name: "bordered") }
  /// With a filled frame.
  public nonisolated static var borderedProminent: _NamedButtonStyle { .init(name: "borderedProminent") }
  /// Of glass.
  @available(iOS 26.0, *)
  public nonisolated static var glass: _NamedButtonStyle { .init(name: "glass") }
  /// Of tinted glass.
  @available(iOS 26.0, *)
  public nonisolated static var glassProminent: _NamedButtonStyle { .init(name: "glassProminent") }
}

extension View {
  /// Sets the looks of buttons.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view)
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    styling("buttonStyle", style)
  }

  /// Sets the looks of buttons, by a style that handles the touch.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view)
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    styling("buttonStyle", style)
  }
}
