/// How groups that unfold look.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroupstyle)
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The kind of view that the look makes.
  associatedtype Body: View
  /// What the look is made of.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroupstyle/configuration)
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the view of its parts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroupstyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of groups that unfold.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration)
@available(iOS 16.0, *)
public struct DisclosureGroupStyleConfiguration {
  /// What it is called.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/label)
  public struct Label {
    package let view: AnyView
  }

  /// What it holds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/content)
  public struct Content {
    package let view: AnyView
  }

  /// What it is called.
  public let label: Label
  /// What it holds.
  public let content: Content
  /// Whether it is unfolded.
  @Binding public var isExpanded: Bool

  package init(label: AnyView, content: AnyView, isExpanded: Binding<Bool>) {
    self.label = Label(view: label)
    self.content = Content(view: content)
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension DisclosureGroupStyleConfiguration.Content: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A look of the library.
public struct _NamedDisclosureGroupStyle: NamedStyle {
  package let name: String
}

extension _NamedDisclosureGroupStyle: DisclosureGroupStyle {
  /// The parts in order.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

@available(iOS 16.0, *)
extension DisclosureGroupStyle where Self == _NamedDisclosureGroupStyle {
  /// As the place asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroupstyle/automatic)
  public nonisolated static var automatic: _NamedDisclosureGroupStyle { .init(name: "automatic") }
}

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle)
@available(iOS 16.0, *)
public struct AutomaticDisclosureGroupStyle: NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle/init())
  public nonisolated init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

extension View {
  /// Sets how groups that unfold inside of the view look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/disclosuregroupstyle(_:))
  @available(iOS 16.0, *)
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styling("disclosureGroupStyle", style)
  }
}
