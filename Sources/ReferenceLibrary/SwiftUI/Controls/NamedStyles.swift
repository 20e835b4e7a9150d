// Looks under the names that stood for them before they could be written with a dot.

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultpickerstyle)
public struct DefaultPickerStyle: PickerStyle, NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultpickerstyle/init())
  public nonisolated init() {}
}

/// Choices beside each other.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/segmentedpickerstyle)
public struct SegmentedPickerStyle: PickerStyle, NamedStyle {
  package var name: String { "segmented" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/segmentedpickerstyle/init())
  public nonisolated init() {}
}

/// A wheel.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/wheelpickerstyle)
public struct WheelPickerStyle: PickerStyle, NamedStyle {
  package var name: String { "wheel" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/wheelpickerstyle/init())
  public nonisolated init() {}
}

/// A menu.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/menupickerstyle)
@available(iOS 14.0, *)
public struct MenuPickerStyle: PickerStyle, NamedStyle {
  package var name: String { "menu" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menupickerstyle/init())
  public nonisolated init() {}
}

/// Choices below each other.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/inlinepickerstyle)
@available(iOS 14.0, *)
public struct InlinePickerStyle: PickerStyle, NamedStyle {
  package var name: String { "inline" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/inlinepickerstyle/init())
  public nonisolated init() {}
}

/// A link to a list of choices.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle)
@available(iOS 16.0, *)
public struct NavigationLinkPickerStyle: PickerStyle, NamedStyle {
  package var name: String { "navigationLink" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle/init())
  public nonisolated init() {}
}

/// A row in a menu.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/palettepickerstyle)
@available(iOS 17.0, *)
public struct PalettePickerStyle: PickerStyle, NamedStyle {
  package var name: String { "palette" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/palettepickerstyle/init())
  public nonisolated init() {}
}

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle)
public struct DefaultTextFieldStyle: TextFieldStyle, NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle/init())
  public nonisolated init() {}
}

/// A field without a frame.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/plaintextfieldstyle)
public struct PlainTextFieldStyle: TextFieldStyle, NamedStyle {
  package var name: String { "plain" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/plaintextfieldstyle/init())
  public nonisolated init() {}
}

/// A field with a round frame.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle)
public struct RoundedBorderTextFieldStyle: TextFieldStyle, NamedStyle {
  package var name: String { "roundedBorder" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle/init())
  public nonisolated init() {}
}

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultliststyle)
public struct DefaultListStyle: ListStyle, NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultliststyle/init())
  public nonisolated init() {}
}

/// Rows without a frame.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/plainliststyle)
public struct PlainListStyle: ListStyle, NamedStyle {
  package var name: String { "plain" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/plainliststyle/init())
  public nonisolated init() {}
}

/// Rows in groups.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/groupedliststyle)
public struct GroupedListStyle: ListStyle, NamedStyle {
  package var name: String { "grouped" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupedliststyle/init())
  public nonisolated init() {}
}

/// Rows with room beside them.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/insetliststyle)
@available(iOS 14.0, *)
public struct InsetListStyle: ListStyle, NamedStyle {
  package var name: String { "inset" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/insetliststyle/init())
  public nonisolated init() {}
}

/// Rows in groups with round corners.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/insetgroupedliststyle)
@available(iOS 14.0, *)
public struct InsetGroupedListStyle: ListStyle, NamedStyle {
  package var name: String { "insetGrouped" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/insetgroupedliststyle/init())
  public nonisolated init() {}
}

/// Rows of a sidebar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/sidebarliststyle)
@available(iOS 14.0, *)
public struct SidebarListStyle: ListStyle, NamedStyle {
  package var name: String { "sidebar" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sidebarliststyle/init())
  public nonisolated init() {}
}
