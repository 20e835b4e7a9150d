/// A tab with a change to it.
@available(iOS 18.0, *)
public struct _ModifiedTab<Content: TabContent> {
  package let content: Content
  package let change: String
  package let value: Any
}

extension _ModifiedTab: PrimitiveTabContent {
  /// The kind of value by which a tab is selected.
  public typealias TabValue = Content.TabValue
}

/// Where a tab shows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabplacement)
@available(iOS 18.0, *)
public struct TabPlacement: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = TabPlacement(name: "automatic")
  /// In the bar, where the reader cannot move it.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

@available(iOS 18.0, *)
extension TabContent {
  /// Says where the tab shows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/tabplacement(_:))
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "tabPlacement", value: placement)
  }

  /// Hides the tab, but keeps its state.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/hidden(_:))
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "hidden", value: hidden)
  }

  /// Makes the tab one that cannot be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/disabled(_:))
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "disabled", value: disabled)
  }

  /// Shows a number on the tab; nothing for zero.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:))
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "badge", value: count)
  }

  /// Shows a text on the tab.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:))
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "badge", value: label as Any)
  }

  /// Gives the tab an identity for the reader's arrangement.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/customizationid(_:))
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "customizationID", value: id)
  }

  /// Names the tab for tests.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent)
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "accessibilityIdentifier", value: identifier)
  }
}

/// The form of a tab view.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabviewstyle)
@available(iOS 14.0, *)
public protocol TabViewStyle {}

/// The system's forms of a tab view.
public struct _NamedTabViewStyle: TabViewStyle, NamedTabViewStyle {
  package let name: String
}

extension TabViewStyle where Self == _NamedTabViewStyle {
  /// As the place asks for.
  public static var automatic: _NamedTabViewStyle { .init(name: "automatic") }
  /// A bar, or a sidebar where there is room.
  @available(iOS 18.0, *)
  public static var sidebarAdaptable: _NamedTabViewStyle { .init(name: "sidebarAdaptable") }
  /// A bar alone.
  @available(iOS 18.0, *)
  public static var tabBarOnly: _NamedTabViewStyle { .init(name: "tabBarOnly") }
}

/// When choosing a search tab starts the search.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabsearchactivation)
@available(iOS 26.0, *)
public struct TabSearchActivation: Hashable, Sendable {
  package let name: String
  /// When its field is tapped.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// At once; cancelling goes back to the tab before.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// When the tab bar becomes small; on iPhone only.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabbarminimizebehavior)
@available(iOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  package let name: String
  /// As the system thinks best.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When scrolling down begins.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When scrolling up begins.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Sets the form of tab views. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tabviewstyle(_:))
  @available(iOS 14.0, *)
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let name = (style as? any NamedTabViewStyle)?.name ?? "automatic"
    return modifier(EnvironmentModifier { $0.tabViewOptions.style = name })
  }

  /// Says when choosing a search tab starts the search.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tabviewsearchactivation(_:))
  @available(iOS 26.0, *)
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    modifier(EnvironmentModifier { $0.tabViewOptions.searchActivation = activation.name })
  }

  /// Says when the tab bar becomes small.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tabbarminimizebehavior(_:))
  @available(iOS 26.0, *)
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    recorded("tabBarMinimizeBehavior", (nil, behavior))
  }

  /// Puts a view above the tab bar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(content:))
  @available(iOS 26.0, *)
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabBarAttachment(place: .accessory, isEnabled: true, attachment: content()))
  }

  /// Puts a view above the tab bar while `isEnabled`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(isenabled:content:))
  @available(iOS 26.1, *)
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabBarAttachment(place: .accessory, isEnabled: isEnabled, attachment: content()))
  }

  /// Puts a view at the top of the sidebar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tabviewsidebarheader(content:))
  @available(iOS 18.0, *)
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(TabBarAttachment(place: .sidebarHeader, isEnabled: true, attachment: content()))
  }

  /// Puts a view below the tabs of the sidebar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tabviewsidebarfooter(content:))
  @available(iOS 18.0, *)
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(TabBarAttachment(place: .sidebarFooter, isEnabled: true, attachment: content()))
  }

  /// Puts a view at the bottom of the sidebar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tabviewsidebarbottombar(content:))
  @available(iOS 18.0, *)
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(TabBarAttachment(place: .sidebarBottomBar, isEnabled: true, attachment: content()))
  }

  /// Shows a number on this view's tab or row; nothing for zero.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/badge(_:))
  @available(iOS 15.0, *)
  nonisolated public func badge(_ count: Int) -> some View {
    recorded("badge", (nil, count))
  }

  /// Shows a text on this view's tab or row.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/badge(_:))
  @available(iOS 15.0, *)
  nonisolated public func badge(_ label: Text?) -> some View {
    recorded("badge", (nil, label as Any))
  }

  /// Shows a localised text on this view's tab or row.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/badge(_:))
  @available(iOS 15.0, *)
  nonisolated public func badge(_ key: LocalizedStringKey) -> some View {
    recorded("badge", (nil, Text(key)))
  }
}
