public import Foundation

/// The parts of a date that a picker offers.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/datepickercomponents)
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt

  /// Makes a set of its bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepickercomponents/init(rawvalue:))
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker)
public struct DatePicker<Label: View> {
  /// The parts of a date that a picker offers.
  public typealias Components = DatePickerComponents

  package let selection: Binding<Date>
  package let earliest: Date?
  package let latest: Date?
  package let components: Components
  package let label: Label

  package init(
    selection: Binding<Date>, earliest: Date?, latest: Date?, components: Components, label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.label = label
  }

  /// Makes a picker of a binding and a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker/init(selection:displayedcomponents:label:))
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, earliest: nil, latest: nil, components: displayedComponents, label: label())
  }
}

extension DatePicker: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension DatePicker where Label == Text {
  /// Makes a picker with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker/init(_:selection:displayedcomponents:))
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, earliest: nil, latest: nil, components: displayedComponents, label: Text(titleKey))
  }

  /// Makes a picker with a string as its title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker/init(_:selection:displayedcomponents:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, earliest: nil, latest: nil, components: displayedComponents, label: Text(title))
  }

  /// Makes a picker with a localised title of the dates in a range.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker/init(_:selection:in:displayedcomponents:))
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: range.upperBound, components: displayedComponents,
      label: Text(titleKey))
  }

  /// Makes a picker with a localised title of the dates from one on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker/init(_:selection:in:displayedcomponents:))
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: nil, components: displayedComponents,
      label: Text(titleKey))
  }

  /// Makes a picker with a localised title of the dates up to one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepicker/init(_:selection:in:displayedcomponents:))
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, earliest: nil, latest: range.upperBound, components: displayedComponents,
      label: Text(titleKey))
  }
}
