public import Foundation

/// Views that depend on the room they are given.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/geometryreader)
public struct GeometryReader<Content: View> {
  /// Makes the views.
  public var content: (GeometryProxy) -> Content

  /// Makes views of the room they are given.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/geometryreader/init(content:))
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// The room that a view is given. Recorded: nothing is laid out, so the room is that of the screen.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/geometryproxy)
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize
  /// What bars and edges cover.
  public let safeAreaInsets: EdgeInsets

  package init(size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets()) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }

  /// The rectangle in a space of coordinates; every space begins at the screen's corner.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/geometryproxy/frame(in:))
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}
