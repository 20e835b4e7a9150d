public import Foundation

extension Toggle {
  /// Makes a toggle for several values: on if all are.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toggle/init(sources:ison:label:))
  @available(iOS 16.0, *)
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Self.shared(sources, isOn), label: label)
  }

  private static func shared<C: RandomAccessCollection>(
    _ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>
  ) -> Binding<Bool> {
    Binding(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle for several values: on if all are.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toggle/init(_:sources:ison:))
  @available(iOS 16.0, *)
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style was given, without the style.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toggle/init(_:))
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Picker {
  /// Makes a picker with a label made before.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/picker/init(selection:label:content:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Picker(selection:content:label:)")
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }

  /// Makes a picker that shows the choice in its own way.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/picker/init(selection:content:label:currentvaluelabel:))
  @available(iOS 18.0, *)
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
  }

  /// Makes a picker for several values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/picker/init(sources:selection:content:label:))
  @available(iOS 16.0, *)
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: Self.shared(sources, selection), content: content, label: label)
  }

  private static func shared<C: RandomAccessCollection>(
    _ sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>
  ) -> Binding<SelectionValue> {
    guard let first = sources.first?[keyPath: selection] else {
      preconditionFailure("a picker for several values needs at least one")
    }
    return Binding(
      get: { first.wrappedValue },
      set: { value in for source in sources { source[keyPath: selection].wrappedValue = value } })
  }
}

extension Picker where Label == Text {
  /// Makes a picker for several values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/picker/init(_:sources:selection:content:))
  @available(iOS 16.0, *)
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
}

/// A picker of several days.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/multidatepicker)
@available(iOS 16.0, *)
public struct MultiDatePicker<Label: View> {
  package let selection: Binding<Set<DateComponents>>
  package let bounds: Range<Date>?
  package let label: Label

  /// Makes a picker.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/multidatepicker/init(selection:label:))
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    bounds = nil
    self.label = label()
  }

  /// Makes a picker of days in a range.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/multidatepicker/init(selection:in:label:))
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label()
  }
}

extension MultiDatePicker: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/multidatepicker/init(_:selection:))
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a picker of days in a range.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/multidatepicker/init(_:selection:in:))
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

extension DatePicker {
  /// Makes a picker of dates in a range.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker/init(selection:in:displayedcomponents:label:))
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: range.upperBound, components: displayedComponents,
      label: label())
  }

  /// Makes a picker of dates from one on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker/init(selection:in:displayedcomponents:label:))
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: nil, components: displayedComponents, label: label())
  }

  /// Makes a picker of dates up to one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker/init(selection:in:displayedcomponents:label:))
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: nil, latest: range.upperBound, components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of dates in a range.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker/init(_:selection:in:displayedcomponents:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker of dates from one on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker/init(_:selection:in:displayedcomponents:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker of dates up to one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker/init(_:selection:in:displayedcomponents:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}
