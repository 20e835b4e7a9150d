public import Foundation

/// A view that a closure draws. The closure is kept; nothing is drawn.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/canvas)
@available(iOS 15.0, *)
public struct Canvas<Symbols: View> {
  /// The views that the closure draws by their tags.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing shows through.
  public var isOpaque: Bool
  /// How colours are computed.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later.
  public var rendersAsynchronously: Bool

  /// Makes a canvas that draws views by their tags.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:symbols:))
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }
}

@available(iOS 15.0, *)
extension Canvas where Symbols == EmptyView {
  /// Makes a canvas.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:))
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

extension Canvas: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
