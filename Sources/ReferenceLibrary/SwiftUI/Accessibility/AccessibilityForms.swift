public import Foundation

/// What a text is, which says how it is read aloud.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytextcontenttype)
@available(iOS 15.0, *)
public struct AccessibilityTextContentType: Hashable, Sendable {
  package let name: String
  /// Plain text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A console's.
  public static let console = AccessibilityTextContentType(name: "console")
  /// A file system's.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table's.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A word processor's.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What a view is in a pair of label and content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitylabeledpairrole)
@available(iOS 14.0, *)
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// What it names.
  case content
}

/// How touches reach a view past VoiceOver.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitydirecttouchoptions)
@available(iOS 17.0, *)
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Makes options of bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitydirecttouchoptions/init(rawvalue:))
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Only once it is activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// VoiceOver is silent when it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The name of a further thing that a view says on request; Accessibility's on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey)
@available(iOS 15.0, *)
public struct AccessibilityCustomContentKey: Sendable {
  package let label: Text

  /// Makes a localised name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey/init(_:))
  public init(_ labelKey: LocalizedStringKey) {
    label = Text(labelKey)
  }

  /// Makes a name with an identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey/init(_:id:))
  public init(_ labelKey: LocalizedStringKey, id: String) {
    label = Text(labelKey)
  }

  /// Makes a name of a text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey/init(_:id:))
  public init(_ label: Text, id: String) {
    self.label = label
  }
}

/// Accessibility's class of custom content, for its importance.
///
/// [Apple's page](https://developer.apple.com/documentation/accessibility/axcustomcontent)
@available(iOS 14.0, *)
public enum AXCustomContent {
  /// Whether something is said at once.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/accessibility/axcustomcontent/importance-swift.enum)
  public enum Importance: Hashable, Sendable {
    /// On request.
    case `default`
    /// At once.
    case high
  }
}

extension View {
  /// Says a further thing on request.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.customContent(Text(labelKey), value))
  }

  /// Says a further thing on request.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.customContent(Text(labelKey), Text(valueKey)))
  }

  /// Says a further thing on request.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.customContent(Text(labelKey), Text(value)))
  }

  /// Says a further thing on request, by its key; nil takes it away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.customContent(key.label, value))
  }

  /// Says a further thing on request, by its key.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.customContent(key.label, Text(valueKey)))
  }

  /// Says how the text is read aloud. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitytextcontenttype(_:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    recorded("accessibilityTextContentType", (nil, value))
  }

  /// Shows the view large while it is held, for readers of large text. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityshowslargecontentviewer())
  @available(iOS 15.0, *)
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    recorded("accessibilityShowsLargeContentViewer")
  }

  /// Shows another view large while this one is held. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityshowslargecontentviewer(_:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    attaching("accessibilityShowsLargeContentViewer", largeContentView())
  }

  /// Makes the view one of a pair of label and content. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitylabeledpair(role:id:in:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    recorded("accessibilityLabeledPair", ("role", role), ("id", id), ("in", namespace))
  }

  /// Joins views that belong together, so that readers can go from one to the next. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitylinkedgroup(id:in:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    recorded("accessibilityLinkedGroup", ("id", id), ("in", namespace))
  }

  /// Keeps the colours of the view where colours are inverted. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityignoresinvertcolors(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    recorded("accessibilityIgnoresInvertColors", (nil, active))
  }

  /// Sets the place that an activation touches. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityactivationpoint(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    recorded("accessibilityActivationPoint", (nil, activationPoint))
  }

  /// Sets the place that an activation touches. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityactivationpoint(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    recorded("accessibilityActivationPoint", (nil, activationPoint))
  }

  /// Lets touches reach the view past VoiceOver. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitydirecttouch(_:options:))
  @available(iOS 17.0, *)
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    recorded("accessibilityDirectTouch", (nil, isDirectTouchArea), ("options", options))
  }

  /// Names a place from which something can be dragged. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitydragpoint(_:description:))
  @available(iOS 17.0, *)
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    recorded("accessibilityDragPoint", (nil, point), ("description", description))
  }

  /// Names a place where something can be dropped. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitydroppoint(_:description:))
  @available(iOS 17.0, *)
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    recorded("accessibilityDropPoint", (nil, point), ("description", description))
  }
}
