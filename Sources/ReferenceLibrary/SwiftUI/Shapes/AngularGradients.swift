public import Foundation

/// A gradient round a point.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/angulargradient)
public struct AngularGradient: ShapeStyle, Hashable {
  package let gradient: Gradient
  package let center: UnitPoint
  package let startAngle: Angle
  package let endAngle: Angle

  /// Makes it of a gradient and the angles between which it lies.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/angulargradient/init(gradient:center:startangle:endangle:))
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes it of colours and the angles between which it lies.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/angulargradient/init(colors:center:startangle:endangle:))
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes it of colours at places and the angles between which it lies.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/angulargradient/init(stops:center:startangle:endangle:))
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes it of a gradient that goes round once.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/angulargradient/init(gradient:center:angle:))
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Makes it of colours that go round once.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/angulargradient/init(colors:center:angle:))
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle)
  }

  /// Makes it of colours at places that go round once.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/angulargradient/init(stops:center:angle:))
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: angle, endAngle: angle)
  }
}

extension AngularGradient: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours round a point, between two angles.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/angulargradient(colors:center:startangle:endangle:))
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient round a point, between two angles.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/angulargradient(_:center:startangle:endangle:))
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours once round a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/conicgradient(colors:center:angle:))
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient once round a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/conicgradient(_:center:angle:))
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
}

/// A gradient from a point outwards that fills an ellipse.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/ellipticalgradient)
@available(iOS 15.0, *)
public struct EllipticalGradient: ShapeStyle, Hashable {
  package let gradient: Gradient
  package let center: UnitPoint
  package let startRadiusFraction: CGFloat
  package let endRadiusFraction: CGFloat

  /// Makes it of a gradient, a point, and radii as parts of the room.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/ellipticalgradient/init(gradient:center:startradiusfraction:endradiusfraction:))
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Makes it of colours, a point, and radii as parts of the room.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/ellipticalgradient/init(colors:center:startradiusfraction:endradiusfraction:))
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours from a point outwards.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/ellipticalgradient(colors:center:startradiusfraction:endradiusfraction:))
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

/// Colours at the crossings of a grid.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/meshgradient)
@available(iOS 18.0, *)
public struct MeshGradient: ShapeStyle, Equatable {
  /// The crossings in a row.
  public var width: Int
  /// The crossings in a column.
  public var height: Int
  package let points: [SIMD2<Float>]
  package let colors: [Color]

  /// Makes it of `width` by `height` points, row by row, and their colours.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/meshgradient/init(width:height:points:colors:background:smoothscolors:colorspace:))
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
  }
}

extension MeshGradient: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A picture, repeated.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/imagepaint)
public struct ImagePaint: ShapeStyle, Equatable {
  /// The picture.
  public var image: Image
  /// The part of the picture that is used.
  public var sourceRect: CGRect
  /// The scale of the picture.
  public var scale: CGFloat

  /// Makes a paint.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/imagepaint/init(image:sourcerect:scale:))
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, repeated.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/image(_:sourcerect:scale:))
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
