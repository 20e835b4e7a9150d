/// How views of progress look.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/progressviewstyle)
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The kind of view that the look makes.
  associatedtype Body: View
  /// What the look is made of.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressviewstyle/configuration)
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view of its parts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressviewstyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of views of progress.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration)
@available(iOS 14.0, *)
public struct ProgressViewStyleConfiguration {
  /// What is under way.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/label)
  public struct Label {
    package let view: AnyView
  }

  /// How far it is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/currentvaluelabel)
  public struct CurrentValueLabel {
    package let view: AnyView
  }

  /// What is under way.
  public let label: Label?
  /// How far it is.
  public let currentValueLabel: CurrentValueLabel?
  /// How far it is, from 0 to 1; nil if nobody knows.
  public let fractionCompleted: Double?

  package init(label: AnyView, currentValueLabel: AnyView, fractionCompleted: Double?) {
    self.label = Label(view: label)
    self.currentValueLabel = CurrentValueLabel(view: currentValueLabel)
    self.fractionCompleted = fractionCompleted
  }
}

extension ProgressViewStyleConfiguration.Label: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension ProgressViewStyleConfiguration.CurrentValueLabel: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A look of the library.
public struct _NamedProgressViewStyle: NamedStyle {
  package let name: String
}

extension _NamedProgressViewStyle: ProgressViewStyle {
  /// The parts in order.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

@available(iOS 14.0, *)
extension ProgressViewStyle where Self == _NamedProgressViewStyle {
  /// As the place asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressviewstyle/automatic)
  public nonisolated static var automatic: _NamedProgressViewStyle { .init(name: "automatic") }
  /// A bar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressviewstyle/linear)
  public nonisolated static var linear: _NamedProgressViewStyle { .init(name: "linear") }
  /// A circle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressviewstyle/circular)
  public nonisolated static var circular: _NamedProgressViewStyle { .init(name: "circular") }
}

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultprogressviewstyle)
@available(iOS 14.0, *)
public struct DefaultProgressViewStyle: NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultprogressviewstyle/init())
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultprogressviewstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

/// Progress as a bar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/linearprogressviewstyle)
@available(iOS 14.0, *)
public struct LinearProgressViewStyle: NamedStyle {
  package var name: String { "linear" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/linearprogressviewstyle/init())
  public nonisolated init() {}
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/linearprogressviewstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

/// Progress as a circle.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/circularprogressviewstyle)
@available(iOS 14.0, *)
public struct CircularProgressViewStyle: NamedStyle {
  package var name: String { "circular" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/circularprogressviewstyle/init())
  public nonisolated init() {}
}

extension CircularProgressViewStyle: ProgressViewStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/circularprogressviewstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

extension View {
  /// Sets how views of progress inside of the view look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/progressviewstyle(_:))
  @available(iOS 14.0, *)
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styling("progressViewStyle", style)
  }
}
