public import Foundation

/// What a canvas draws with. Calls are accepted; nothing is drawn.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext)
@available(iOS 15.0, *)
public struct GraphicsContext {
  /// How much shows of what is drawn from now on.
  public var opacity = 1.0
  /// How it mixes with what is behind.
  public var blendMode = BlendMode.normal
  /// The environment of the canvas.
  public private(set) var environment: EnvironmentValues
  /// The change of coordinates.
  public var transform = CGAffineTransform.identity
  /// The rectangle round the part that can be drawn into.
  public private(set) var clipBoundingRect = CGRect.infinite
  private let size: CGSize

  package init(size: CGSize, environment: EnvironmentValues = EnvironmentValues()) {
    self.size = size
    self.environment = environment
  }

  /// Changes the size of what is drawn from now on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/scaleby(x:y:))
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Moves what is drawn from now on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/translateby(x:y:))
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Turns what is drawn from now on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/rotate(by:))
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Changes the coordinates of what is drawn from now on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/concatenate(_:))
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws from now on only inside of a figure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/clip(to:style:options:))
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    clipBoundingRect = clipBoundingRect.intersection(path.boundingRect)
  }

  /// Adds a filter to what is drawn from now on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/addfilter(_:options:))
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  /// Draws several things as one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/drawlayer(content:))
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Fills a figure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/fill(_:with:style:))
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Draws a figure's outline.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/stroke(_:with:style:))
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Draws a figure's outline.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/stroke(_:with:linewidth:))
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Prepares text for drawing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/resolve(_:))
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text)
  }

  /// Prepares a picture for drawing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/resolve(_:))
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image)
  }

  /// Prepares a colour for drawing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/resolve(_:))
  public func resolve(_ shading: Shading) -> Shading {
    shading
  }

  /// Finds a view of the canvas by its tag; here there is none.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvesymbol(id:))
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    nil
  }

  /// Draws text into a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/draw(_:in:))
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Draws text at a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/draw(_:at:anchor:))
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws text into a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/draw(_:in:))
  public func draw(_ text: ResolvedText, in rect: CGRect) {}

  /// Draws text at a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/draw(_:at:anchor:))
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a picture into a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/draw(_:in:style:))
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws a picture at a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/draw(_:at:anchor:))
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a picture into a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/draw(_:in:style:))
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws a picture at a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/draw(_:at:anchor:))
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a view of the canvas into a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/draw(_:in:))
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  /// Draws a view of the canvas at a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/graphicscontext/draw(_:at:anchor:))
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}
