public import Foundation

@available(iOS 15.0, *)
extension GraphicsContext {
  /// What a figure is painted with.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/shading)
  public struct Shading: Sendable {
    package let style: any ShapeStyle

    /// The foreground.
    public static var foreground: Shading { .style(_RoleShapeStyle.foreground) }

    /// A colour.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/shading/color(_:))
    public static func color(_ color: Color) -> Shading { Shading(style: color) }

    /// A colour of its parts.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/shading/color(_:red:green:blue:opacity:))
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      Shading(style: Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/shading/color(_:white:opacity:))
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      Shading(style: Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/shading/style(_:))
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: style) }

    /// A gradient along a line.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/shading/lineargradient(_:startpoint:endpoint:options:))
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(style: gradient)
    }

    /// A gradient from a point outwards.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/shading/radialgradient(_:center:startradius:endradius:options:))
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(style: gradient)
    }

    /// A gradient round a point.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/shading/conicgradient(_:center:angle:options:))
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(style: gradient)
    }
  }

  /// A filter.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/filter)
  public struct Filter: Sendable {
    package let name: String

    /// Blurs.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/filter/blur(radius:options:))
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter(name: "blur") }

    /// Casts a shadow.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/filter/shadow(color:radius:x:y:))
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(name: "shadow")
    }

    /// Multiplies colours.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/filter/colormultiply(_:))
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }

    /// Takes colours away.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/filter/grayscale(_:))
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }

    /// Makes lighter.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/filter/brightness(_:))
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }

    /// Changes the strength of colours.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/filter/saturation(_:))
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }

    /// Keeps only what is at least so opaque.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/filter/alphathreshold(min:max:color:))
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(name: "alphaThreshold")
    }
  }

  /// How a gradient goes on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/gradientoptions)
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// Makes a set of its bits.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/gradientoptions/init(rawvalue:))
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// It begins again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It turns round.
    public static let mirror = GradientOptions(rawValue: 2)
    /// In proportion to light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// How a figure limits drawing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/clipoptions)
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// Makes a set of its bits.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/clipoptions/init(rawvalue:))
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Outside of the figure.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How filters work.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/filteroptions)
  public struct FilterOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// Makes a set of its bits.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/filteroptions/init(rawvalue:))
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// In proportion to light.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How a blur works.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/bluroptions)
  public struct BlurOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// Makes a set of its bits.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/bluroptions/init(rawvalue:))
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Nothing shows through.
    public static let opaque = BlurOptions(rawValue: 1)
  }

  /// Text, prepared for drawing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext)
  public struct ResolvedText {
    package let text: Text
    /// What it is painted with.
    public var shading: Shading = .foreground

    /// The room that it takes; nothing is laid out here.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext/measure(in:))
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// A picture, prepared for drawing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage)
  public struct ResolvedImage {
    package let image: Image
    /// What it is painted with, if it is a template.
    public var shading: Shading?
    /// Its size; no picture is loaded here.
    public let size = CGSize.zero
  }

  /// A view of the canvas, prepared for drawing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol)
  public struct ResolvedSymbol {
    /// Its size.
    public let size: CGSize
  }
}
