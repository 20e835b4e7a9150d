/// A form of a tab view that the library knows by its name.
package protocol NamedTabViewStyle {
  var name: String { get }
}

/// Pages that are swiped.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/pagetabviewstyle)
@available(iOS 14.0, *)
public struct PageTabViewStyle: TabViewStyle, NamedTabViewStyle, Sendable {
  /// When the dots below the pages show.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/pagetabviewstyle/indexdisplaymode)
  public struct IndexDisplayMode: Hashable, Sendable {
    package let name: String
    /// If there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  package var name: String { "page" }
  package let indexDisplayMode: IndexDisplayMode

  /// Makes the form.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/pagetabviewstyle/init(indexdisplaymode:))
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

@available(iOS 14.0, *)
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are swiped.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are swiped, and when their dots show.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabviewstyle/page(indexdisplaymode:))
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots below pages look.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/indexviewstyle)
@available(iOS 14.0, *)
public protocol IndexViewStyle {}

/// Dots, one a page.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/pageindexviewstyle)
@available(iOS 14.0, *)
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When there is a background behind the dots.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/pageindexviewstyle/backgrounddisplaymode)
  public struct BackgroundDisplayMode: Hashable, Sendable {
    package let name: String
    /// As the system thinks best.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While the reader moves over the dots.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  package let backgroundDisplayMode: BackgroundDisplayMode

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/pageindexviewstyle/init(backgrounddisplaymode:))
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

@available(iOS 14.0, *)
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one a page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one a page, and when there is a background behind them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/indexviewstyle/page(backgrounddisplaymode:))
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how the dots below pages look. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/indexviewstyle(_:))
  @available(iOS 14.0, *)
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    recorded("indexViewStyle", (nil, style))
  }
}
