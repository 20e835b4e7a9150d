public import Foundation

extension EnvironmentValues {
  /// Closes the presentation or the pushed screen that the view is in.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss)
  @available(iOS 15.0, *)
  public internal(set) var dismiss: DismissAction {
    get { self[named: "dismiss", DismissAction()] }
    set { self[named: "dismiss", DismissAction()] = newValue }
  }

  /// Whether the view is presented by something that `dismiss` can close.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/ispresented)
  @available(iOS 15.0, *)
  public internal(set) var isPresented: Bool {
    get { self[named: "isPresented", false] }
    set { self[named: "isPresented", false] = newValue }
  }

  /// The legacy way to close a presentation.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/presentationmode)
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
  public internal(set) var presentationMode: Binding<PresentationMode> {
    get { self[named: "presentationMode", .constant(PresentationMode(isPresented: false))] }
    set { self[named: "presentationMode", .constant(PresentationMode(isPresented: false))] = newValue }
  }

  /// Opens a URL.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/openurl)
  @available(iOS 14.0, *)
  public var openURL: OpenURLAction {
    get {
      var action = self[named: "openURL", OpenURLAction { _ in .systemAction }]
      action.system = self[named: "systemOpenURL", nil]
      return action
    }
    set { self[named: "openURL", OpenURLAction { _ in .systemAction }] = newValue }
  }

  /// Whether there is much width or little; nil where the system does not say.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/horizontalsizeclass)
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[named: "horizontalSizeClass", nil] }
    set { self[named: "horizontalSizeClass", nil] = newValue }
  }

  /// Whether there is much height or little; nil where the system does not say.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/verticalsizeclass)
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[named: "verticalSizeClass", nil] }
    set { self[named: "verticalSizeClass", nil] = newValue }
  }

  /// Light or dark.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/colorscheme)
  public var colorScheme: ColorScheme {
    get { self[named: "colorScheme", .light] }
    set { self[named: "colorScheme", .light] = newValue }
  }

  /// Whether the reader can act on the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/isenabled)
  public var isEnabled: Bool {
    get { self[named: "isEnabled", true] }
    set { self[named: "isEnabled", true] = newValue }
  }

  /// Whether the scene is in front, inactive or in the background.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/scenephase)
  @available(iOS 14.0, *)
  public var scenePhase: ScenePhase {
    get { self[named: "scenePhase", .active] }
    set { self[named: "scenePhase", .active] = newValue }
  }

  /// The direction in which the interface is read.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection)
  public var layoutDirection: LayoutDirection {
    get { self[named: "layoutDirection", .leftToRight] }
    set { self[named: "layoutDirection", .leftToRight] = newValue }
  }

  /// The reader's text size.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/dynamictypesize)
  @available(iOS 15.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[named: "dynamicTypeSize", .large] }
    set { self[named: "dynamicTypeSize", .large] = newValue }
  }

  /// The reader's language and region.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/locale)
  public var locale: Locale {
    get { self[named: "locale", Locale.current] }
    set { self[named: "locale", Locale.current] = newValue }
  }

  /// The reader's calendar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/calendar)
  public var calendar: Calendar {
    get { self[named: "calendar", Calendar.current] }
    set { self[named: "calendar", Calendar.current] = newValue }
  }

  /// The reader's time zone.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/timezone)
  public var timeZone: TimeZone {
    get { self[named: "timeZone", TimeZone.current] }
    set { self[named: "timeZone", TimeZone.current] = newValue }
  }

  /// Whether lists are being edited.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/editmode)
  public var editMode: Binding<EditMode>? {
    get { self[named: "editMode", nil] }
    set { self[named: "editMode", nil] = newValue }
  }

  /// Whether the reader asked for less motion.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducemotion)
  public var accessibilityReduceMotion: Bool {
    get { self[named: "accessibilityReduceMotion", false] }
    set { self[named: "accessibilityReduceMotion", false] = newValue }
  }

  /// Whether VoiceOver is on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityvoiceoverenabled)
  @available(iOS 15.0, *)
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[named: "accessibilityVoiceOverEnabled", false] }
    set { self[named: "accessibilityVoiceOverEnabled", false] = newValue }
  }

  /// Whether the reader is searching.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/issearching)
  @available(iOS 15.0, *)
  public package(set) var isSearching: Bool {
    get { self[named: "isSearching", false] }
    set { self[named: "isSearching", false] = newValue }
  }

  /// Where the URLs go that no action of the app opens.
  package var systemOpenURL: (@MainActor (URL) -> Void)? {
    get { self[named: "systemOpenURL", nil] }
    set { self[named: "systemOpenURL", nil] = newValue }
  }
}
