/// The container of screens before iOS 16.
///
/// Apple's declaration names no release in which it becomes deprecated, so the compiler there is silent; here it warns,
/// because the documentation calls it deprecated.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationview)
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView instead")
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never

  package let content: Content

  /// Makes a container; several views are several columns.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationview/init(content:))
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The form of a `NavigationView`.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationviewstyle)
public protocol NavigationViewStyle {}

/// The system's forms of a `NavigationView`.
public struct _NamedNavigationViewStyle: NavigationViewStyle {
  package let name: String
}

extension NavigationViewStyle where Self == _NamedNavigationViewStyle {
  /// As the place asks for.
  public static var automatic: _NamedNavigationViewStyle { .init(name: "automatic") }
  /// One screen over another.
  public static var stack: _NamedNavigationViewStyle { .init(name: "stack") }
  /// Columns.
  public static var columns: _NamedNavigationViewStyle { .init(name: "columns") }
}

extension View {
  /// Sets the form of a `NavigationView`. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:))
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
  )
  @available(
    *, deprecated, message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
  )
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    recorded("navigationViewStyle", (nil, style))
  }
}
