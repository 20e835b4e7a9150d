public import Foundation

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a labelled value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:format:))
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(format.format(value)) }, label: { Text(titleKey) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes the content that a style was given, without the style.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:))
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox {
  /// Makes a box with a label made before.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupbox/init(label:content:))
  @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "GroupBox(content:label:)")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupbox/init(_:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroup/init(_:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Makes a group with a title and a binding.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroup/init(_:isexpanded:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with an action for a tap.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menu/init(_:content:primaryaction:))
  @available(iOS 15.0, *)
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style was given, without the style.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menu/init(_:))
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a view of progress with a title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressview/init(_:value:total:))
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Makes a view of progress that names how far it is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressview/init(value:total:label:currentvaluelabel:))
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a view of a stretch of time; here it shows the beginning.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressview/init(timerinterval:countsdown:))
  @available(iOS 16.0, *)
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(fraction: countsDown ? 1 : 0, label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Makes the view that a style was given, without the style.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/progressview/init(_:))
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style was given, without the style.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/label/init(_:))
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper that shows its value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/stepper/init(_:value:in:step:format:oneditingchanged:))
  @available(iOS 16.0, *)
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }
}

extension ControlGroup {
  /// Makes a group with a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroup/init(content:label:))
  @available(iOS 16.0, *)
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init { LabeledControlGroupContent(content: content(), label: label()) }
  }

  /// Makes a group with a title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroup/init(_:content:))
  @available(iOS 16.0, *)
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }
}

/// Controls and what they are called.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontrolgroupcontent)
@available(iOS 16.0, *)
public struct LabeledControlGroupContent<Content: View, Label: View> {
  package let content: Content
  package let label: Label
}

extension LabeledControlGroupContent: View {
  /// The controls.
  public var body: some View {
    content
  }
}
