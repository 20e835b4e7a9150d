/// How groups of controls look.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroupstyle)
@available(iOS 15.0, *)
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The kind of view that the look makes.
  associatedtype Body: View
  /// What the look is made of.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroupstyle/configuration)
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the view of its parts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroupstyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of groups of controls.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration)
@available(iOS 15.0, *)
public struct ControlGroupStyleConfiguration {
  /// The controls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration/content)
  public struct Content {
    package let view: AnyView
  }

  /// What they are called.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration/label)
  public struct Label {
    package let view: AnyView
  }

  /// The controls.
  public let content: Content
  /// What they are called.
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension ControlGroupStyleConfiguration.Label: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A look of the library.
public struct _NamedControlGroupStyle: NamedStyle {
  package let name: String
}

extension _NamedControlGroupStyle: ControlGroupStyle {
  /// The parts in order.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

@available(iOS 15.0, *)
extension ControlGroupStyle where Self == _NamedControlGroupStyle {
  /// As the place asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroupstyle/automatic)
  public nonisolated static var automatic: _NamedControlGroupStyle { .init(name: "automatic") }
  /// For moving between screens.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroupstyle/navigation)
  public nonisolated static var navigation: _NamedControlGroupStyle { .init(name: "navigation") }
  /// A small menu.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroupstyle/compactmenu)
  @available(iOS 16.4, *)
  public nonisolated static var compactMenu: _NamedControlGroupStyle { .init(name: "compactMenu") }
  /// A menu.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroupstyle/menu)
  @available(iOS 16.4, *)
  public nonisolated static var menu: _NamedControlGroupStyle { .init(name: "menu") }
  /// A row in a menu.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroupstyle/palette)
  @available(iOS 17.0, *)
  public nonisolated static var palette: _NamedControlGroupStyle { .init(name: "palette") }
}

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/automaticcontrolgroupstyle)
@available(iOS 15.0, *)
public struct AutomaticControlGroupStyle: NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/automaticcontrolgroupstyle/init())
  public nonisolated init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/automaticcontrolgroupstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

/// Controls for moving between screens.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationcontrolgroupstyle)
@available(iOS 15.0, *)
public struct NavigationControlGroupStyle: NamedStyle {
  package var name: String { "navigation" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationcontrolgroupstyle/init())
  public nonisolated init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationcontrolgroupstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension View {
  /// Sets how groups of controls inside of the view look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/controlgroupstyle(_:))
  @available(iOS 15.0, *)
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styling("controlGroupStyle", style)
  }
}
