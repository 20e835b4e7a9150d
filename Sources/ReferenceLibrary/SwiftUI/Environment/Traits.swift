/// Much or little room.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/userinterfacesizeclass)
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// Light or dark.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/colorscheme)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The state of a scene.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scenephase)
@available(iOS 14.0, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene cannot be seen.
  case background
  /// The scene can be seen but takes no events.
  case inactive
  /// The scene is in front.
  case active
}

/// The direction of reading.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/layoutdirection)
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The reader's text size.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/dynamictypesize)
@available(iOS 15.0, *)
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size.
  case xSmall
  /// A small size.
  case small
  /// A size below the usual.
  case medium
  /// The usual size.
  case large
  /// A size above the usual.
  case xLarge
  /// A larger size.
  case xxLarge
  /// The largest size that is not an accessibility size.
  case xxxLarge
  /// The first accessibility size, AX1.
  case accessibility1
  /// The second accessibility size, AX2.
  case accessibility2
  /// The third accessibility size, AX3.
  case accessibility3
  /// The fourth accessibility size, AX4.
  case accessibility4
  /// The fifth and largest accessibility size, AX5.
  case accessibility5

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilitySize: Bool {
    self >= .accessibility1
  }
}

/// Whether a list is being edited.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/editmode)
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// For the length of a swipe.
  case transient
  /// It is.
  case active

  /// Whether the reader can edit.
  public var isEditing: Bool {
    self != .inactive
  }
}
