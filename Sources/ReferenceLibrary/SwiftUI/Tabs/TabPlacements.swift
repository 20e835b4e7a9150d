/// Where the tabs of a tab view stand.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabbarplacement)
@available(iOS 18.0, *)
public struct TabBarPlacement: Hashable, Sendable {
  package let name: String
  /// In a bar above the content.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// In a bar below the content.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// Beside the window.
  public static let ornament = TabBarPlacement(name: "ornament")
  /// As dots below pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// Where the view above the tab bar stands.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabviewbottomaccessoryplacement)
@available(iOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside the small tab bar.
  case inline
  /// Above the tab bar.
  case expanded
}

/// The two forms of a tab view that adapts.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/adaptabletabbarplacement)
@available(iOS 18.0, *)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// What the reader can do with a tab.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcustomizationbehavior)
@available(iOS 18.0, *)
public struct TabCustomizationBehavior: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// Move it.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

extension EnvironmentValues {
  /// Where the tabs around the view stand; nil outside of a tab view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/tabbarplacement)
  @available(iOS 18.0, *)
  public package(set) var tabBarPlacement: TabBarPlacement? {
    get { self[named: "tabBarPlacement", nil] }
    set { self[named: "tabBarPlacement", nil] = newValue }
  }

  /// Where the view above the tab bar stands; nil for views that are no such view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/tabviewbottomaccessoryplacement)
  @available(iOS 26.0, *)
  public package(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[named: "tabViewBottomAccessoryPlacement", nil] }
    set { self[named: "tabViewBottomAccessoryPlacement", nil] = newValue }
  }
}

extension View {
  /// Says in which form a tab view that adapts begins. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/defaultadaptabletabbarplacement(_:))
  @available(iOS 18.0, *)
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    recorded("defaultAdaptableTabBarPlacement", (nil, defaultPlacement))
  }

  /// Shows a text on this view's tab or row.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/badge(_:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S) -> some View {
    recorded("badge", (nil, Text(label)))
  }
}

@available(iOS 18.0, *)
extension TabContent {
  /// Shows a localised text on the tab.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:))
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "badge", value: key.map { Text($0) } as Any)
  }

  /// Shows a text on the tab.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:))
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "badge", value: Text(label))
  }

  /// Says what the reader can do with the tab in the forms of the tab view. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/customizationbehavior(_:for:))
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "customizationBehavior", value: (behavior, placements))
  }

  /// Says whether the tab shows before the reader arranges the tabs. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/defaultvisibility(_:for:))
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "defaultVisibility", value: (visibility, placements))
  }

  /// Adds buttons to the heading of a section in the sidebar. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/sectionactions(content:))
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "sectionActions", value: content())
  }

  /// Adds a menu that opens on the tab in the sidebar. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/contextmenu(menuitems:))
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "contextMenu", value: menuItems())
  }

  /// Adds buttons that a swipe over the tab in the sidebar shows. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/swipeactions(edge:allowsfullswipe:content:))
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "swipeActions", value: content())
  }
}
