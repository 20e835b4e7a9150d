/// Work under way.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/progressview)
@available(iOS 14.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// The part that is done, between 0 and 1; nil if nobody knows.
  package let fraction: Double?
  package let label: Label
  package let currentValueLabel: CurrentValueLabel
}

extension ProgressView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows work of unknown length.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressview/init())
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Shows work of unknown length with a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressview/init(label:))
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Shows work of unknown length with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressview/init(_:))
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Shows work of unknown length with a string as its title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressview/init(_:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Shows how much of `total` is done.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressview/init(value:total:))
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: value.map { Double($0 / total) }, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Shows how much of `total` is done, with a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressview/init(value:total:label:))
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: EmptyView())
  }

  /// Shows how much of `total` is done, with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressview/init(_:value:total:))
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey), currentValueLabel: EmptyView())
  }
}
