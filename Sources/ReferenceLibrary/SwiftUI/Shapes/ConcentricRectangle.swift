public import Foundation

/// A rectangle whose corners follow those of its container.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/concentricrectangle)
@available(iOS 26.0, *)
public struct ConcentricRectangle: Hashable {
  package let corners: Edge.Corner.Style
  /// Whether the corners are all rounded as the roundest of them.
  package let isUniform: Bool

  /// Makes a rectangle of which all corners follow the container.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/concentricrectangle/init())
  public init() {
    self.init(corners: .concentric)
  }

  /// Makes a rectangle of equal corners.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/concentricrectangle/init(corners:isuniform:))
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = corners
    self.isUniform = isUniform
  }
}

extension Edge {
  /// A corner.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/edge/corner)
  @available(iOS 26.0, *)
  public enum Corner: Hashable, Sendable {
    /// How a corner is rounded.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/edge/corner/style)
    public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      package let name: String
      package var radius: CGFloat?

      /// By a radius in points.
      ///
      /// [Apple's page](https://developer.apple.com/documentation/swiftui/edge/corner/style/init(integerliteral:))
      public init(integerLiteral value: Int) {
        self = .fixed(CGFloat(value))
      }

      /// By a radius in points.
      ///
      /// [Apple's page](https://developer.apple.com/documentation/swiftui/edge/corner/style/init(floatliteral:))
      public init(floatLiteral value: Double) {
        self = .fixed(CGFloat(value))
      }

      private init(name: String, radius: CGFloat?) {
        self.name = name
        self.radius = radius
      }

      /// As the container is.
      public static let concentric = Style(name: "concentric", radius: nil)

      /// As the container is, but at least by a radius.
      ///
      /// [Apple's page](https://developer.apple.com/documentation/swiftui/edge/corner/style/concentric(minimum:))
      public static func concentric(minimum radius: Style) -> Style {
        Style(name: "concentric", radius: radius.radius)
      }

      /// By a radius.
      ///
      /// [Apple's page](https://developer.apple.com/documentation/swiftui/edge/corner/style/fixed(_:))
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(name: "fixed", radius: radius)
      }
    }
  }
}

extension ConcentricRectangle: InsettableShape {
  /// The outline in a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/concentricrectangle/path(in:))
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The figure, smaller on each side.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/concentricrectangle/inset(by:))
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _ChangedShape(base: self, change: .inset(amount))
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow the container.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/rect(corners:isuniform:))
  @available(iOS 26.0, *)
  nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
