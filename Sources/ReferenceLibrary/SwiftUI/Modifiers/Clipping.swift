/// What the figure of a view's content is used for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/contentshapekinds)
@available(iOS 15.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each use.
  public let rawValue: Int

  /// Makes a set of its bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/contentshapekinds/init(rawvalue:))
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches, and the place for assistive technologies.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture while dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture beside a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The place for assistive technologies.
  @available(iOS 17.0, *)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Figures that cut views or take touches. Recorded, not drawn.
extension View {
  /// Sets the figure for some uses.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/contentshape(_:_:eofill:))
  @available(iOS 15.0, *)
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    recorded("contentShape", (nil, kind), (nil, shape), ("eoFill", eoFill))
  }

  /// Sets the figure that inner figures follow.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/containershape(_:))
  @available(iOS 15.0, *)
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    recorded("containerShape", (nil, shape))
  }

  /// Shows the view through another one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/mask(_:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use mask(alignment:_:) instead.")
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    attaching("mask", mask)
  }

  /// Sets light or dark for the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/colorscheme(_:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Says how much light colours may have.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alloweddynamicrange(_:))
  @available(iOS 17.0, *)
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    recorded("allowedDynamicRange", (nil, range as Any))
  }

  /// Says when materials look active.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/materialactiveappearance(_:))
  @available(iOS 18.0, *)
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    recorded("materialActiveAppearance", (nil, appearance))
  }

  /// Puts a view behind the container that holds this one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/containerbackground(for:alignment:content:))
  @available(iOS 17.0, *)
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    attaching("containerBackground", content(), ("for", container), ("alignment", alignment))
  }
}

/// When materials look active.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/materialactiveappearance)
@available(iOS 18.0, *)
public struct MaterialActiveAppearance: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As the window does.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Image {
  /// How much light a picture may have.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/dynamicrange)
  @available(iOS 17.0, *)
  public struct DynamicRange: Hashable, Sendable {
    package let name: String
    /// The usual range.
    public static let standard = DynamicRange(name: "standard")
    /// A somewhat greater range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// All that the screen can show.
    public static let high = DynamicRange(name: "high")
  }
}
