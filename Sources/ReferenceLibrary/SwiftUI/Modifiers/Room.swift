public import Foundation

/// How much room a view takes and where it stands. Recorded, not drawn.
extension View {
  /// Sets the size in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:))
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    recorded("frame", ("width", width as Any), ("height", height as Any), ("alignment", alignment))
  }

  /// Sets the bounds of the size in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:))
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    recorded(
      "frame", ("minWidth", minWidth as Any), ("idealWidth", idealWidth as Any), ("maxWidth", maxWidth as Any),
      ("minHeight", minHeight as Any), ("idealHeight", idealHeight as Any), ("maxHeight", maxHeight as Any),
      ("alignment", alignment))
  }

  /// Adds room at each side, in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/padding(_:))
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    recorded("padding", (nil, insets))
  }

  /// Adds room at some sides, in points; nil for the system's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/padding(_:_:))
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    recorded("padding", (nil, edges), (nil, length as Any))
  }

  /// Adds room at every side, in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/padding(_:))
  nonisolated public func padding(_ length: CGFloat) -> some View {
    recorded("padding", (nil, length))
  }

  /// Moves the view by points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/offset(x:y:))
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("offset", ("x", x), ("y", y))
  }

  /// Moves the view by points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/offset(_:))
  nonisolated public func offset(_ offset: CGSize) -> some View {
    recorded("offset", (nil, offset))
  }

  /// Puts the view's middle at a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/position(x:y:))
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("position", ("x", x), ("y", y))
  }

  /// Keeps the view at its ideal size.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fixedsize())
  nonisolated public func fixedSize() -> some View {
    recorded("fixedSize")
  }

  /// Keeps the view at its ideal size in some directions.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:))
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    recorded("fixedSize", ("horizontal", horizontal), ("vertical", vertical))
  }

  /// Says which views beside each other get room first.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:))
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    recorded("layoutPriority", (nil, value))
  }

  /// Keeps width and height in a ratio.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:))
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    recorded("aspectRatio", (nil, aspectRatio as Any), ("contentMode", contentMode))
  }

  /// Scales the view so that it fits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scaledtofit())
  nonisolated public func scaledToFit() -> some View {
    recorded("scaledToFit")
  }

  /// Scales the view so that it fills.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scaledtofill())
  nonisolated public func scaledToFill() -> some View {
    recorded("scaledToFill")
  }

  /// Says which views lie over others.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/zindex(_:))
  nonisolated public func zIndex(_ value: Double) -> some View {
    recorded("zIndex", (nil, value))
  }

  /// Lets the view go under bars and edges.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:))
  @available(iOS 14.0, *)
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    recorded("ignoresSafeArea", (nil, regions), ("edges", edges))
  }

  /// Lets the view go under bars and edges, in the way before iOS 14.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/edgesignoringsafearea(_:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    recorded("edgesIgnoringSafeArea", (nil, edges))
  }

  /// Sets the size by the container's.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:))
  @available(iOS 17.0, *)
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    recorded("containerRelativeFrame", (nil, axes), ("alignment", alignment))
  }

  /// Says where a line of alignment lies.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:))
  nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  {
    recorded("alignmentGuide", (nil, g), ("computeValue", computeValue))
  }

  /// Says where a line of alignment lies.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:))
  nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  {
    recorded("alignmentGuide", (nil, g), ("computeValue", computeValue))
  }
}
