public import Foundation

/// The room between the sections of a list.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/listsectionspacing)
@available(iOS 17.0, *)
public struct ListSectionSpacing: Sendable {
  package let points: CGFloat?
  package let name: String
  /// As usual.
  public static let `default` = ListSectionSpacing(points: nil, name: "default")
  /// Little.
  public static let compact = ListSectionSpacing(points: nil, name: "compact")

  /// A number of points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/listsectionspacing/custom(_:))
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing, name: "custom")
  }
}

/// How much a heading stands out.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/prominence)
@available(iOS 15.0, *)
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

extension View {
  /// Sets the room between rows, in points. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listrowspacing(_:))
  @available(iOS 15.0, *)
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    recorded("listRowSpacing", (nil, spacing as Any))
  }

  /// Sets the room between sections. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listsectionspacing(_:))
  @available(iOS 17.0, *)
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    recorded("listSectionSpacing", (nil, spacing))
  }

  /// Sets the room between sections, in points. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listsectionspacing(_:))
  @available(iOS 17.0, *)
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    recorded("listSectionSpacing", (nil, ListSectionSpacing.custom(spacing)))
  }

  /// Says how much headings of sections stand out. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/headerprominence(_:))
  @available(iOS 15.0, *)
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    recorded("headerProminence", (nil, prominence))
  }
}
