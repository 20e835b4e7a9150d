/// How gauges look.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyle)
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The kind of view that the look makes.
  associatedtype Body: View
  /// What the look is made of.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyle/configuration)
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view of its parts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of gauges.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration)
@available(iOS 16.0, *)
public struct GaugeStyleConfiguration {
  /// What is measured.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration/label)
  public struct Label {
    package let view: AnyView
  }

  /// How much it is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration/currentvaluelabel)
  public struct CurrentValueLabel {
    package let view: AnyView
  }

  /// The least.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration/minimumvaluelabel)
  public struct MinimumValueLabel {
    package let view: AnyView
  }

  /// The most.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration/maximumvaluelabel)
  public struct MaximumValueLabel {
    package let view: AnyView
  }

  /// What is measured.
  public let label: Label
  /// How much it is.
  public let currentValueLabel: CurrentValueLabel?
  /// The least.
  public let minimumValueLabel: MinimumValueLabel?
  /// The most.
  public let maximumValueLabel: MaximumValueLabel?
  /// How much it is, from 0 to 1.
  public let value: Double

  package init(value: Double, label: AnyView, current: AnyView?, minimum: AnyView?, maximum: AnyView?) {
    self.value = value
    self.label = Label(view: label)
    currentValueLabel = current.map { CurrentValueLabel(view: $0) }
    minimumValueLabel = minimum.map { MinimumValueLabel(view: $0) }
    maximumValueLabel = maximum.map { MaximumValueLabel(view: $0) }
  }
}

extension GaugeStyleConfiguration.Label: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension GaugeStyleConfiguration.CurrentValueLabel: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension GaugeStyleConfiguration.MinimumValueLabel: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension GaugeStyleConfiguration.MaximumValueLabel: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A look of the library.
public struct _NamedGaugeStyle: NamedStyle {
  package let name: String
}

extension _NamedGaugeStyle: GaugeStyle {
  /// The parts in order.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == _NamedGaugeStyle {
  /// As the place asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyle/automatic)
  public nonisolated static var automatic: _NamedGaugeStyle { .init(name: "automatic") }
  /// A bar that fills.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyle/linearcapacity)
  public nonisolated static var linearCapacity: _NamedGaugeStyle { .init(name: "linearCapacity") }
  /// An open ring.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyle/accessorycircular)
  public nonisolated static var accessoryCircular: _NamedGaugeStyle { .init(name: "accessoryCircular") }
  /// A ring that fills.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyle/accessorycircularcapacity)
  public nonisolated static var accessoryCircularCapacity: _NamedGaugeStyle { .init(name: "accessoryCircularCapacity") }
  /// A bar with a mark.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyle/accessorylinear)
  public nonisolated static var accessoryLinear: _NamedGaugeStyle { .init(name: "accessoryLinear") }
  /// A small bar that fills.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gaugestyle/accessorylinearcapacity)
  public nonisolated static var accessoryLinearCapacity: _NamedGaugeStyle { .init(name: "accessoryLinearCapacity") }
}

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultgaugestyle)
@available(iOS 16.0, *)
public struct DefaultGaugeStyle: NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultgaugestyle/init())
  public nonisolated init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultgaugestyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

/// A bar that fills.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/linearcapacitygaugestyle)
@available(iOS 16.0, *)
public struct LinearCapacityGaugeStyle: NamedStyle {
  package var name: String { "linearCapacity" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/linearcapacitygaugestyle/init())
  public nonisolated init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/linearcapacitygaugestyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

extension View {
  /// Sets how gauges inside of the view look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/gaugestyle(_:))
  @available(iOS 16.0, *)
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styling("gaugeStyle", style)
  }
}
