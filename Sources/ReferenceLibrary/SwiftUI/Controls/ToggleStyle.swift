/// The form of toggles.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/togglestyle)
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The kind of view that a toggle becomes.
  associatedtype Body: View
  /// What there is to know about the toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the view of a toggle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/togglestyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a toggle.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/togglestyleconfiguration)
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/togglestyleconfiguration/label)
  public struct Label {
    package let view: AnyView
  }

  /// The toggle's label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool

  package init(label: AnyView, isOn: Binding<Bool>) {
    self.label = Label(view: label)
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// The system's forms of toggles.
public struct _NamedToggleStyle: NamedStyle {
  package let name: String
}

extension _NamedToggleStyle: ToggleStyle {
  /// The label, as it is.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == _NamedToggleStyle {
  /// As the place asks for.
  public nonisolated static var automatic: _NamedToggleStyle { .init(name: "automatic") }
  /// As a switch.
  public nonisolated static var `switch`: _NamedToggleStyle { .init(name: "switch") }
  /// As a button.
  public nonisolated static var button: _NamedToggleStyle { .init(name: "button") }
}
