public import Foundation

/// Sizes and places of the less frequent kinds. Recorded, not drawn.
extension View {
  /// Puts the middle of the view at a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/position(_:))
  nonisolated public func position(_ position: CGPoint) -> some View {
    recorded("position", (nil, position))
  }

  /// Keeps the proportions of a size.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:))
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    recorded("aspectRatio", (nil, aspectRatio), ("contentMode", contentMode))
  }

  /// Takes columns of the container that scrolls or holds the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:))
  @available(iOS 17.0, *)
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    recorded(
      "containerRelativeFrame", (nil, axes), ("count", count), ("span", span), ("spacing", spacing),
      ("alignment", alignment))
  }

  /// Takes a length that a closure computes of the container's.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:_:))
  @available(iOS 17.0, *)
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    recorded("containerRelativeFrame", (nil, axes), ("alignment", alignment), ("length", length))
  }

  /// Gives the coordinates of the view a name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/coordinatespace(_:))
  @available(iOS 17.0, *)
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    recorded("coordinateSpace", (nil, name))
  }

  /// Gives the coordinates of the view a name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/coordinatespace(name:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    recorded("coordinateSpace", ("name", name))
  }

  /// Lets a cell of a grid take several columns.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:))
  @available(iOS 16.0, *)
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    recorded("gridCellColumns", (nil, count))
  }

  /// Aligns a cell of a grid.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/gridcellanchor(_:))
  @available(iOS 16.0, *)
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    recorded("gridCellAnchor", (nil, anchor))
  }

  /// Aligns a column of a grid.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:))
  @available(iOS 16.0, *)
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    recorded("gridColumnAlignment", (nil, guide))
  }

  /// Keeps a cell from making the grid greater.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:))
  @available(iOS 16.0, *)
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    recorded("gridCellUnsizedAxes", (nil, axes))
  }
}
