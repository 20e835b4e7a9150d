public import Foundation

/// Coordinates in which a place is told.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/coordinatespace)
public enum CoordinateSpace: Hashable {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// Those of a view that was given a name.
  case named(AnyHashable)
}

/// A kind of coordinates.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol)
@available(iOS 17.0, *)
public protocol CoordinateSpaceProtocol {
  /// The coordinates.
  var coordinateSpace: CoordinateSpace { get }
}

/// The window's coordinates.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/globalcoordinatespace)
@available(iOS 17.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/globalcoordinatespace/init())
  public init() {}
  /// The window's.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinates.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/localcoordinatespace)
@available(iOS 17.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/localcoordinatespace/init())
  public init() {}
  /// The view's own.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view that was given a name.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/namedcoordinatespace)
@available(iOS 17.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable
  /// Those of the view with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

@available(iOS 17.0, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/global)
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
@available(iOS 17.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/local)
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
@available(iOS 17.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Those of the nearest view that scrolls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/scrollview)
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "SwiftUI.scrollView") }

  /// Those of the nearest view that scrolls along an axis.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/scrollview(axis:))
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "SwiftUI.scrollView.\(axis)")
  }

  /// Those of a view that was given a name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/named(_:))
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension GeometryProxy {
  /// The bounds of the view, whose origin is told in some coordinates; here always nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/geometryproxy/frame(in:))
  @available(iOS 17.0, *)
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The part that shows of a view that was given a name; here all of it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/geometryproxy/bounds(of:))
  @available(iOS 17.0, *)
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }

  /// The value of an anchor in the coordinates of the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/geometryproxy/subscript(_:))
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value
  }
}
