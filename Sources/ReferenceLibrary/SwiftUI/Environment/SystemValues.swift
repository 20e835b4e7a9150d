extension EnvironmentValues {
  /// Whether the app can have more than one window.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/supportsmultiplewindows)
  @available(iOS 16.0, *)
  public package(set) var supportsMultipleWindows: Bool {
    get { self[named: "supportsMultipleWindows", false] }
    set { self[named: "supportsMultipleWindows", false] = newValue }
  }

  /// What takes changes back; nil where nothing does.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/undomanager)
  public package(set) var undoManager: UndoManager? {
    get { self[named: "undoManager", nil] }
    set { self[named: "undoManager", nil] = newValue }
  }

  /// Whether the scene's picture is being sent elsewhere.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/isscenecaptured)
  @available(iOS 17.0, *)
  public var isSceneCaptured: Bool {
    get { self[named: "isSceneCaptured", false] }
    set { self[named: "isSceneCaptured", false] = newValue }
  }

  /// The reader's text size, as it was named before `dynamicTypeSize`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/sizecategory)
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "dynamicTypeSize")
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// Whether an assistive technology is on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityenabled)
  public var accessibilityEnabled: Bool {
    get { self[named: "accessibilityEnabled", accessibilityVoiceOverEnabled] }
    set { self[named: "accessibilityEnabled", false] = newValue }
  }

  /// Whether the device shows its simplest interface.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityassistiveaccessenabled)
  @available(iOS 18.0, *)
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[named: "accessibilityAssistiveAccessEnabled", false] }
    set { self[named: "accessibilityAssistiveAccessEnabled", false] = newValue }
  }
}

/// The reader's text size, as it was named before `DynamicTypeSize`.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/contentsizecategory)
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// The usual one.
  case large
  /// Larger than usual.
  case extraLarge
  /// Much larger than usual.
  case extraExtraLarge
  /// The largest that is no accessibility size.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The fifth accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility sizes.
  @available(iOS 13.4, *)
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The old name of a size.
  init(_ size: DynamicTypeSize) {
    let sizes = zip(DynamicTypeSize.allCases, Self.allCases)
    self = sizes.first { $0.0 == size }?.1 ?? .large
  }

  /// The size by its new name.
  var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
}

extension EnvironmentValues {
  /// Whether the tab bar shows its sections, as a sidebar does.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/istabbarshowingsections)
  @available(iOS 18.0, *)
  public package(set) var isTabBarShowingSections: Bool {
    get { self[named: "isTabBarShowingSections", false] }
    set { self[named: "isTabBarShowingSections", false] = newValue }
  }

  /// Whether the window looks as if it had the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/appearsactive)
  @available(iOS 18.0, *)
  public var appearsActive: Bool {
    get { self[named: "appearsActive", true] }
    set { self[named: "appearsActive", true] = newValue }
  }
}
