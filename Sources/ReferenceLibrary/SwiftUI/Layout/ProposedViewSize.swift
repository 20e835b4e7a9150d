public import Foundation

/// The size that a container offers; nil asks for the view's own.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/proposedviewsize)
@available(iOS 16.0, *)
public struct ProposedViewSize: Equatable, Sendable {
  /// The width offered.
  public var width: CGFloat?
  /// The height offered.
  public var height: CGFloat?

  /// Nothing.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The view's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As much as there can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes an offer.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/proposedviewsize/init(width:height:))
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a whole size.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/proposedviewsize/init(_:))
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size offered, with `size` where nothing is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:))
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
