/// How boxes round content look.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/groupboxstyle)
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The kind of view that the look makes.
  associatedtype Body: View
  /// What the look is made of.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupboxstyle/configuration)
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view of its parts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupboxstyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of boxes round content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration)
@available(iOS 14.0, *)
public struct GroupBoxStyleConfiguration {
  /// What it is called.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/label)
  public struct Label {
    package let view: AnyView
  }

  /// What it holds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/content)
  public struct Content {
    package let view: AnyView
  }

  /// What it is called.
  public let label: Label
  /// What it holds.
  public let content: Content

  package init(label: AnyView, content: AnyView) {
    self.label = Label(view: label)
    self.content = Content(view: content)
  }
}

extension GroupBoxStyleConfiguration.Label: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension GroupBoxStyleConfiguration.Content: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A look of the library.
public struct _NamedGroupBoxStyle: NamedStyle {
  package let name: String
}

extension _NamedGroupBoxStyle: GroupBoxStyle {
  /// The parts in order.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

@available(iOS 14.0, *)
extension GroupBoxStyle where Self == _NamedGroupBoxStyle {
  /// As the place asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupboxstyle/automatic)
  public nonisolated static var automatic: _NamedGroupBoxStyle { .init(name: "automatic") }
}

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultgroupboxstyle)
@available(iOS 14.0, *)
public struct DefaultGroupBoxStyle: NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultgroupboxstyle/init())
  public nonisolated init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultgroupboxstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

extension View {
  /// Sets how boxes round content inside of the view look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/groupboxstyle(_:))
  @available(iOS 14.0, *)
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styling("groupBoxStyle", style)
  }
}
