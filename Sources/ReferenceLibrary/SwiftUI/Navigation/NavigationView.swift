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

/// The form that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle)
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the form.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle/init())
  public init() {}
}

/// One screen over another.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle)
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "replace with NavigationStack instead")
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the form.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle/init())
  public init() {}
}

/// Columns.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/columnnavigationviewstyle)
@available(iOS, introduced: 15.0, deprecated: 100000.0, message: "replace with NavigationSplitView instead")
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two columns.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle)
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "ColumnNavigationViewStyle")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the form.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle/init())
  public init() {}
}

@available(iOS 13.0, *)
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the place asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationviewstyle/automatic)
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

@available(iOS 13.0, *)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen over another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationviewstyle/stack)
  public static var stack: StackNavigationViewStyle { .init() }
}

@available(iOS 15.0, *)
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationviewstyle/columns)
  public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Sets the form of a `NavigationView`.
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
      .environment(\.isNavigationViewStacked, style is StackNavigationViewStyle)
  }
}

extension EnvironmentValues {
  /// Whether a `NavigationView` shows one screen over another everywhere.
  package var isNavigationViewStacked: Bool {
    get { self[named: "isNavigationViewStacked", false] }
    set { self[named: "isNavigationViewStacked", false] = newValue }
  }
}
