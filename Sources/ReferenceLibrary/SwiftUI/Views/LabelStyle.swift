/// The looks of a label.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/labelstyle)
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The kind of view that a label becomes.
  associatedtype Body: View
  /// What there is to know about the label.
  typealias Configuration = LabelStyleConfiguration
  /// Makes the view of a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labelstyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a label.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration)
@available(iOS 14.0, *)
public struct LabelStyleConfiguration {
  /// The title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration/title)
  public struct Title {
    package let view: AnyView
  }

  /// The icon.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration/icon)
  public struct Icon {
    package let view: AnyView
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon

  package init(title: AnyView, icon: AnyView) {
    self.title = Title(view: title)
    self.icon = Icon(view: icon)
  }
}

extension LabelStyleConfiguration.Title: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension LabelStyleConfiguration.Icon: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// The system's looks of a label.
public struct _NamedLabelStyle: NamedStyle {
  package let name: String
}

extension _NamedLabelStyle: LabelStyle {
  /// The icon before the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

extension LabelStyle where Self == _NamedLabelStyle {
  /// As the place asks for.
  public nonisolated static var automatic: _NamedLabelStyle { .init(name: "automatic") }
  /// Only the icon; the title is still read aloud.
  public nonisolated static var iconOnly: _NamedLabelStyle { .init(name: "iconOnly") }
  /// Only the title.
  public nonisolated static var titleOnly: _NamedLabelStyle { .init(name: "titleOnly") }
  /// Both.
  public nonisolated static var titleAndIcon: _NamedLabelStyle { .init(name: "titleAndIcon") }
}

extension View {
  /// Sets the looks of labels.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/labelstyle(_:))
  @available(iOS 14.0, *)
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styling("labelStyle", style)
  }
}
