public import Foundation

/// Values that say how controls are and how the device shows.
extension EnvironmentValues {
  /// The size of controls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/controlsize)
  @available(iOS 15.0, *)
  public var controlSize: ControlSize {
    get { self[named: "controlSize", .regular] }
    set { self[named: "controlSize", .regular] = newValue }
  }

  /// How strong the heads of sections are.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/headerprominence)
  @available(iOS 15.0, *)
  public var headerProminence: Prominence {
    get { self[named: "headerProminence", .standard] }
    set { self[named: "headerProminence", .standard] = newValue }
  }

  /// Whether views scroll.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/isscrollenabled)
  @available(iOS 16.0, *)
  public var isScrollEnabled: Bool {
    get { self[named: "isScrollEnabled", true] }
    set { self[named: "isScrollEnabled", true] = newValue }
  }

  /// Whether typing is corrected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/autocorrectiondisabled)
  public var autocorrectionDisabled: Bool {
    get { self[named: "autocorrectionDisabled", false] }
    set { self[named: "autocorrectionDisabled", false] = newValue }
  }

  /// The least height of rows in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistrowheight)
  public var defaultMinListRowHeight: CGFloat {
    get { self[named: "defaultMinListRowHeight", 44] }
    set { self[named: "defaultMinListRowHeight", 44] = newValue }
  }

  /// The least height of heads in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistheaderheight)
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[named: "defaultMinListHeaderHeight", nil] }
    set { self[named: "defaultMinListHeaderHeight", nil] = newValue }
  }

  /// The dots of the screen to a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/displayscale)
  public var displayScale: CGFloat {
    get { self[named: "displayScale", 3] }
    set { self[named: "displayScale", 3] = newValue }
  }

  /// The size of a dot of the screen in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/pixellength)
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The style behind the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/backgroundstyle)
  @available(iOS 16.0, *)
  public var backgroundStyle: AnyShapeStyle? {
    get { self[named: "backgroundStyle", nil] }
    set { self[named: "backgroundStyle", nil] = newValue }
  }

  /// The material behind the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/backgroundmaterial)
  @available(iOS 15.0, *)
  public var backgroundMaterial: Material? {
    get { self[named: "backgroundMaterial", nil] }
    set { self[named: "backgroundMaterial", nil] = newValue }
  }

  /// The edges at which a container gives room to the keyboard and bars.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/menuorder)
  @available(iOS 16.0, *)
  public var menuOrder: MenuOrder {
    get { self[named: "menuOrder", .automatic] }
    set { self[named: "menuOrder", .automatic] = newValue }
  }

  /// The shortcut of the control, if it has one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/keyboardshortcut)
  @available(iOS 15.0, *)
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[named: "keyboardShortcut", nil] }
    set { self[named: "keyboardShortcut", nil] = newValue }
  }

  /// Whether the view has the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/isfocused)
  @available(iOS 14.0, *)
  public internal(set) var isFocused: Bool {
    get { self[named: "isFocused", false] }
    set { self[named: "isFocused", false] = newValue }
  }

  /// Whether a pointer rests on the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/ishovereffectenabled)
  @available(iOS 17.0, *)
  public var isHoverEffectEnabled: Bool {
    get { self[named: "isHoverEffectEnabled", true] }
    set { self[named: "isHoverEffectEnabled", true] = newValue }
  }

  /// How much light the screen can show.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/alloweddynamicrange)
  @available(iOS 17.0, *)
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[named: "allowedDynamicRange", nil] }
    set { self[named: "allowedDynamicRange", nil] = newValue }
  }

  /// Whether buttons act again while they are held.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/buttonrepeatbehavior)
  @available(iOS 17.0, *)
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[named: "buttonRepeatBehavior", .automatic] }
    set { self[named: "buttonRepeatBehavior", .automatic] = newValue }
  }
}

/// What the reader asked the system for.
extension EnvironmentValues {
  /// Whether colours alone must not say anything.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilitydifferentiatewithoutcolor)
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[named: "accessibilityDifferentiateWithoutColor", false] }
    set { self[named: "accessibilityDifferentiateWithoutColor", false] = newValue }
  }

  /// Whether colours are turned round.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityinvertcolors)
  public var accessibilityInvertColors: Bool {
    get { self[named: "accessibilityInvertColors", false] }
    set { self[named: "accessibilityInvertColors", false] = newValue }
  }

  /// Whether buttons show their figures.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityshowbuttonshapes)
  @available(iOS 14.0, *)
  public var accessibilityShowButtonShapes: Bool {
    get { self[named: "accessibilityShowButtonShapes", false] }
    set { self[named: "accessibilityShowButtonShapes", false] = newValue }
  }

  /// Whether Switch Control is on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityswitchcontrolenabled)
  @available(iOS 15.0, *)
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[named: "accessibilitySwitchControlEnabled", false] }
    set { self[named: "accessibilitySwitchControlEnabled", false] = newValue }
  }

  /// Whether large content is shown on a long press.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilitylargecontentviewerenabled)
  @available(iOS 15.0, *)
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[named: "accessibilityLargeContentViewerEnabled", false] }
    set { self[named: "accessibilityLargeContentViewerEnabled", false] = newValue }
  }

  /// Whether lights that flash are dimmed.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilitydimflashinglights)
  @available(iOS 17.0, *)
  public var accessibilityDimFlashingLights: Bool {
    get { self[named: "accessibilityDimFlashingLights", false] }
    set { self[named: "accessibilityDimFlashingLights", false] = newValue }
  }

  /// Whether moving pictures play by themselves.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityplayanimatedimages)
  @available(iOS 17.0, *)
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[named: "accessibilityPlayAnimatedImages", true] }
    set { self[named: "accessibilityPlayAnimatedImages", true] = newValue }
  }

  /// Whether colours differ more.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/colorschemecontrast)
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[named: "colorSchemeContrast", .standard] }
    set { self[named: "colorSchemeContrast", .standard] = newValue }
  }
}

/// How much colours differ.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/colorschemecontrast)
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}
