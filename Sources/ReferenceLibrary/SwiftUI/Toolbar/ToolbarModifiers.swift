/// The items that a view adds to the toolbar.
nonisolated package struct ToolbarModifier<Content: ToolbarContent>: PrimitiveModifier {
  package typealias Body = Never
  package let content: Content
}

/// A bar that a modifier speaks of.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarplacement)
@available(iOS 16.0, *)
public struct ToolbarPlacement: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bottom bar.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// A change to whether bars show.
nonisolated package struct ToolbarVisibilityModifier: PrimitiveModifier {
  package typealias Body = Never
  package let visibility: Visibility
  package let bars: [ToolbarPlacement]
}

extension View {
  /// Adds views to the toolbar, each as an item.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbar(content:))
  @available(iOS 14.0, *)
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
  }

  /// Adds items to the toolbar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbar(content:))
  @available(iOS 14.0, *)
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Shows or hides bars.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:))
  @available(iOS 16.0, *)
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarVisibilityModifier(visibility: visibility, bars: bars))
  }

  /// Shows or hides bars.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbarvisibility(_:for:))
  @available(iOS 18.0, *)
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarVisibilityModifier(visibility: visibility, bars: bars))
  }

  /// Shows or hides the background of bars. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:))
  @available(iOS 16.0, *)
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    recorded("toolbarBackground", (nil, visibility), ("for", bars))
  }

  /// Sets the background of bars. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:))
  @available(iOS 16.0, *)
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    recorded("toolbarBackground", (nil, style), ("for", bars))
  }

  /// Sets whether bars are light or dark. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbarcolorscheme(_:for:))
  @available(iOS 16.0, *)
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarColorScheme", (nil, colorScheme as Any), ("for", bars))
  }

  /// Adds a menu to the title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbartitlemenu(content:))
  @available(iOS 16.0, *)
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(content: ToolbarTitleMenu(content: content)))
  }
}
