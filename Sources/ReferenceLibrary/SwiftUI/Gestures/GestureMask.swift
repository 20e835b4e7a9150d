/// To whose gestures a gesture gives way.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/gesturemask)
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gesturemask/init(rawvalue:))
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gesture.
  public static let none: GestureMask = []
  /// The added one.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside of the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
