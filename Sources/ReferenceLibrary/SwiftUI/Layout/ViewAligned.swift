/// Scrolling that stops at views.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior)
@available(iOS 17.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a swipe may pass.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/limitbehavior)
  public struct LimitBehavior: Hashable, Sendable {
    package let name: String
    /// Few where there is little room.
    public static let automatic = LimitBehavior(name: "automatic")
    /// Few.
    public static let always = LimitBehavior(name: "always")
    /// Few, only where there is little room.
    @available(iOS 18.0, *)
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// One.
    @available(iOS 18.0, *)
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// Any number.
    public static let never = LimitBehavior(name: "never")
  }

  package let limitBehavior: LimitBehavior

  /// Makes the behaviour.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/init(limitbehavior:))
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.limitBehavior = limitBehavior
  }
}

@available(iOS 17.0, *)
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// At views, and how many a swipe may pass.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrolltargetbehavior/viewaligned(limitbehavior:))
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Scrolling that stops at pages.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior)
@available(iOS 17.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior/init())
  public init() {}
}

@available(iOS 17.0, *)
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
