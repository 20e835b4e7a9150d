/// How pickers of dates look.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/datepickerstyle)
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The kind of view that the look makes.
  associatedtype Body: View
  /// What the look is made of.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepickerstyle/configuration)
  typealias Configuration = DatePickerStyleConfiguration

  /// Makes the view of its parts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepickerstyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of pickers of dates.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/datepickerstyleconfiguration)
public struct DatePickerStyleConfiguration {
  /// What the date is for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepickerstyleconfiguration/label)
  public struct Label {
    package let view: AnyView
  }

  /// What the date is for.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
}

extension DatePickerStyleConfiguration.Label: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A look of the library.
public struct _NamedDatePickerStyle: NamedStyle {
  package let name: String
}

extension _NamedDatePickerStyle: DatePickerStyle {
  /// The parts in order.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension DatePickerStyle where Self == _NamedDatePickerStyle {
  /// As the place asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepickerstyle/automatic)
  public nonisolated static var automatic: _NamedDatePickerStyle { .init(name: "automatic") }
  /// A field that opens a calendar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepickerstyle/compact)
  @available(iOS 14.0, *)
  public nonisolated static var compact: _NamedDatePickerStyle { .init(name: "compact") }
  /// A calendar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepickerstyle/graphical)
  @available(iOS 14.0, *)
  public nonisolated static var graphical: _NamedDatePickerStyle { .init(name: "graphical") }
  /// Wheels.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/datepickerstyle/wheel)
  public nonisolated static var wheel: _NamedDatePickerStyle { .init(name: "wheel") }
}

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle)
public struct DefaultDatePickerStyle: NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle/init())
  public nonisolated init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A field that opens a calendar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/compactdatepickerstyle)
public struct CompactDatePickerStyle: NamedStyle {
  package var name: String { "compact" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/compactdatepickerstyle/init())
  public nonisolated init() {}
}

extension CompactDatePickerStyle: DatePickerStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/compactdatepickerstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A calendar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle)
public struct GraphicalDatePickerStyle: NamedStyle {
  package var name: String { "graphical" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle/init())
  public nonisolated init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// Wheels.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle)
public struct WheelDatePickerStyle: NamedStyle {
  package var name: String { "wheel" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle/init())
  public nonisolated init() {}
}

extension WheelDatePickerStyle: DatePickerStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension View {
  /// Sets how pickers of dates inside of the view look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/datepickerstyle(_:))
  @available(iOS 13.0, *)
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styling("datePickerStyle", style)
  }
}
