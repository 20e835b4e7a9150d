// Looks of labels and toggles under the names that stood for them before they could be written with a dot.

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultlabelstyle)
@available(iOS 14.0, *)
public struct DefaultLabelStyle: NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultlabelstyle/init())
  public nonisolated init() {}
}

extension DefaultLabelStyle: LabelStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultlabelstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

/// Only the picture.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/icononlylabelstyle)
@available(iOS 14.0, *)
public struct IconOnlyLabelStyle: NamedStyle {
  package var name: String { "iconOnly" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/icononlylabelstyle/init())
  public nonisolated init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/icononlylabelstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

/// Only the title.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/titleonlylabelstyle)
@available(iOS 14.0, *)
public struct TitleOnlyLabelStyle: NamedStyle {
  package var name: String { "titleOnly" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/titleonlylabelstyle/init())
  public nonisolated init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/titleonlylabelstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

/// Both.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/titleandiconlabelstyle)
@available(iOS 14.5, *)
public struct TitleAndIconLabelStyle: NamedStyle {
  package var name: String { "titleAndIcon" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/titleandiconlabelstyle/init())
  public nonisolated init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/titleandiconlabelstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaulttogglestyle)
public struct DefaultToggleStyle: NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaulttogglestyle/init())
  public nonisolated init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaulttogglestyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A switch.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/switchtogglestyle)
public struct SwitchToggleStyle: NamedStyle {
  package var name: String { "switch" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/switchtogglestyle/init())
  public nonisolated init() {}
}

extension SwitchToggleStyle: ToggleStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/switchtogglestyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A button that stays pressed.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/buttontogglestyle)
@available(iOS 15.0, *)
public struct ButtonToggleStyle: NamedStyle {
  package var name: String { "button" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/buttontogglestyle/init())
  public nonisolated init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/buttontogglestyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
