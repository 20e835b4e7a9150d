public import Foundation

/// A side of a rectangle, named by reading direction.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/edge)
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The side where reading begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing

  /// A set of sides.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/edge/set)
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8

    /// Makes a set of its bits.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/edge/set/init(rawvalue:))
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one side.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/edge/set/init(_:))
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where reading begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The sides in reading direction.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A side in reading direction.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/horizontaledge)
@available(iOS 15.0, *)
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The side where reading begins.
  case leading
  /// The side where reading ends.
  case trailing

  /// A set of such sides.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/horizontaledge/set)
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8

    /// Makes a set of its bits.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/horizontaledge/set/init(rawvalue:))
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The side where reading begins.
    public static let leading = Set(rawValue: 1)
    /// The side where reading ends.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or the lower side.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/verticaledge)
@available(iOS 15.0, *)
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// A set of such sides.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/verticaledge/set)
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8

    /// Makes a set of its bits.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/verticaledge/set/init(rawvalue:))
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// The horizontal or the vertical direction.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/axis)
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Along the line of text.
  case horizontal
  /// Down the page.
  case vertical

  /// A set of directions.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/axis/set)
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8

    /// Makes a set of its bits.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/axis/set/init(rawvalue:))
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Along the line of text.
    public static let horizontal = Set(rawValue: 1)
    /// Down the page.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Distances from the four sides, in points.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/edgeinsets)
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper side.
  public var top: CGFloat
  /// The distance from the side where reading begins.
  public var leading: CGFloat
  /// The distance from the lower side.
  public var bottom: CGFloat
  /// The distance from the side where reading ends.
  public var trailing: CGFloat

  /// Makes insets of four distances.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/edgeinsets/init(top:leading:bottom:trailing:))
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/edgeinsets/init())
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

/// A point in the unit square: `(0, 0)` is the upper corner where reading begins.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/unitpoint)
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public var x: CGFloat
  /// The part of the height.
  public var y: CGFloat

  /// Makes a point of its parts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/unitpoint/init(x:y:))
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Makes the point zero.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/unitpoint/init())
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/angle)
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes an angle of zero.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/angle/init())
  public init() {
    radians = 0
  }

  /// Makes an angle of radians.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/angle/init(radians:))
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle of degrees.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/angle/init(degrees:))
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle of zero.
  public static let zero = Angle()

  /// An angle in radians.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/angle/radians(_:))
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// An angle in degrees.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/angle/degrees(_:))
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// Orders angles by size.
  public static func < (left: Angle, right: Angle) -> Bool {
    left.radians < right.radians
  }
}

/// Whether something shows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/visibility)
@available(iOS 15.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system thinks best.
  case automatic
  /// It may show.
  case visible
  /// It does not show.
  case hidden
}
