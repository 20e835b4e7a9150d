/// How menus look.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/menustyle)
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The kind of view that the look makes.
  associatedtype Body: View
  /// What the look is made of.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menustyle/configuration)
  typealias Configuration = MenuStyleConfiguration

  /// Makes the view of its parts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menustyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of menus.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/menustyleconfiguration)
@available(iOS 14.0, *)
public struct MenuStyleConfiguration {
  /// What the menu is called.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menustyleconfiguration/label)
  public struct Label {
    package let view: AnyView
  }

  /// What it offers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menustyleconfiguration/content)
  public struct Content {
    package let view: AnyView
  }

  /// What the menu is called.
  public let label: Label
  /// What it offers.
  public let content: Content
}

extension MenuStyleConfiguration.Label: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension MenuStyleConfiguration.Content: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A look of the library.
public struct _NamedMenuStyle: NamedStyle {
  package let name: String
}

extension _NamedMenuStyle: MenuStyle {
  /// The parts in order.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

@available(iOS 14.0, *)
extension MenuStyle where Self == _NamedMenuStyle {
  /// As the place asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menustyle/automatic)
  public nonisolated static var automatic: _NamedMenuStyle { .init(name: "automatic") }
  /// A button.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menustyle/button)
  @available(iOS 15.0, *)
  public nonisolated static var button: _NamedMenuStyle { .init(name: "button") }
}

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultmenustyle)
@available(iOS 14.0, *)
public struct DefaultMenuStyle: NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultmenustyle/init())
  public nonisolated init() {}
}

extension DefaultMenuStyle: MenuStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultmenustyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A menu as a button.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonmenustyle)
@available(iOS 14.0, *)
public struct ButtonMenuStyle: NamedStyle {
  package var name: String { "button" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonmenustyle/init())
  public nonisolated init() {}
}

extension ButtonMenuStyle: MenuStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonmenustyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A menu as a button without a frame.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle)
@available(iOS 14.0, *)
public struct BorderlessButtonMenuStyle: NamedStyle {
  package var name: String { "borderlessButton" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle/init())
  public nonisolated init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension View {
  /// Sets how menus inside of the view look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/menustyle(_:))
  @available(iOS 14.0, *)
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    styling("menuStyle", style)
  }
}
