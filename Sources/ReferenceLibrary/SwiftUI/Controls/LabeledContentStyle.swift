/// How labelled values look.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontentstyle)
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The kind of view that the look makes.
  associatedtype Body: View
  /// What the look is made of.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontentstyle/configuration)
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view of its parts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontentstyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of labelled values.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration)
@available(iOS 16.0, *)
public struct LabeledContentStyleConfiguration {
  /// What it is called.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration/label)
  public struct Label {
    package let view: AnyView
  }

  /// What it holds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration/content)
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

extension LabeledContentStyleConfiguration.Label: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension LabeledContentStyleConfiguration.Content: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A look of the library.
public struct _NamedLabeledContentStyle: NamedStyle {
  package let name: String
}

extension _NamedLabeledContentStyle: LabeledContentStyle {
  /// The parts in order.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

@available(iOS 16.0, *)
extension LabeledContentStyle where Self == _NamedLabeledContentStyle {
  /// As the place asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontentstyle/automatic)
  public nonisolated static var automatic: _NamedLabeledContentStyle { .init(name: "automatic") }
}

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/automaticlabeledcontentstyle)
@available(iOS 16.0, *)
public struct AutomaticLabeledContentStyle: NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/automaticlabeledcontentstyle/init())
  public nonisolated init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/automaticlabeledcontentstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

extension View {
  /// Sets how labelled values inside of the view look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/labeledcontentstyle(_:))
  @available(iOS 16.0, *)
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styling("labeledContentStyle", style)
  }
}
