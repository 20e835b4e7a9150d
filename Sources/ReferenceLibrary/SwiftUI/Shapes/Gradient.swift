public import Foundation

/// Colours that pass into each other.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/gradient)
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place between 0 and 1.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gradient/stop)
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place.
    public var location: CGFloat

    /// Makes a stop.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/gradient/stop/init(color:location:))
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops are found.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gradient/colorspace)
  @available(iOS 17.0, *)
  public struct ColorSpace: Hashable, Sendable {
    package let name: String
    /// As devices mix them.
    public static let device = ColorSpace(name: "device")
    /// As eyes mix them.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Makes a gradient of colours at places.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gradient/init(stops:))
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours at even distances.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gradient/init(colors:))
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }
}

/// A gradient whose form the place decides.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/anygradient)
@available(iOS 16.0, *)
public struct AnyGradient: ShapeStyle, Hashable {
  package let gradient: Gradient

  /// Makes it of a gradient.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anygradient/init(_:))
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }
}

/// A gradient along a line.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/lineargradient)
public struct LinearGradient: ShapeStyle, Hashable {
  package let gradient: Gradient
  package let startPoint: UnitPoint
  package let endPoint: UnitPoint

  /// Makes it of a gradient and two points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/lineargradient/init(gradient:startpoint:endpoint:))
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes it of colours at places and two points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/lineargradient/init(stops:startpoint:endpoint:))
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes it of colours and two points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/lineargradient/init(colors:startpoint:endpoint:))
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of colours along a line.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/lineargradient(colors:startpoint:endpoint:))
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/lineargradient(_:startpoint:endpoint:))
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a point outwards.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/radialgradient)
public struct RadialGradient: ShapeStyle, Hashable {
  package let gradient: Gradient
  package let center: UnitPoint
  package let startRadius: CGFloat
  package let endRadius: CGFloat

  /// Makes it of colours, a point and two radii in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/radialgradient/init(colors:center:startradius:endradius:))
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Makes it of colours at places, a point and two radii in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/radialgradient/init(stops:center:startradius:endradius:))
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Makes it of a gradient, a point and two radii in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/radialgradient/init(gradient:center:startradius:endradius:))
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
}

extension RadialGradient: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient of colours from a point outwards.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/radialgradient(colors:center:startradius:endradius:))
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
