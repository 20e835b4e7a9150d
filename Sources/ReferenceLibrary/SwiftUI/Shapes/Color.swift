public import Foundation

/// A colour, by its name or its parts. Recorded: nothing is drawn.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/color)
public struct Color: Hashable, Sendable {
  package let name: String

  package init(named name: String) {
    self.name = name
  }

  /// A colour from the app's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/color/init(_:bundle:))
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  /// A colour of its parts, each between 0 and 1.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:))
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    name = "rgb(\(red) \(green) \(blue) / \(opacity))"
  }

  /// A grey, from black at 0 to white at 1.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/color/init(_:white:opacity:))
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    name = "white(\(white) / \(opacity))"
  }

  /// A colour of hue, saturation and brightness.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/color/init(hue:saturation:brightness:opacity:))
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsb(\(hue) \(saturation) \(brightness) / \(opacity))"
  }

  /// A space of colours.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/color/rgbcolorspace)
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space.
    case sRGB
    /// The usual space with linear parts.
    case sRGBLinear
    /// A wide space.
    case displayP3
  }

  /// A colour of the system.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/color/init(uicolor:))
  @available(iOS 15.0, *)
  public init(uiColor: UIColor) {
    name = uiColor.name
  }

  /// A colour of the system.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/color/init(_:))
  public init(_ color: UIColor) {
    name = color.name
  }

  /// The colour of main content.
  public static let primary = Color(named: "primary")
  /// The colour of side content.
  public static let secondary = Color(named: "secondary")
  /// The app's colour.
  public static let accentColor = Color(named: "accentColor")

  /// The same colour, partly transparent.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/color/opacity(_:))
  public func opacity(_ opacity: Double) -> Color {
    Color(named: "\(name) / \(opacity)")
  }

  /// The colour between this one and another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/color/mix(with:by:in:))
  @available(iOS 18.0, *)
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(named: "mix(\(name), \(rhs.name), \(fraction))")
  }

  /// A gradient made of this colour.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/color/gradient)
  @available(iOS 16.0, *)
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [self]))
  }
}

extension Color: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension Color: ShapeStyle {}
