public import Foundation

/// Two or three columns, of which each chooses what the next one shows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationsplitview)
@available(iOS 16.0, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  package let columnVisibility: Binding<NavigationSplitViewVisibility>?
  package let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  package let sidebar: Sidebar
  /// The middle column; nil if there are two.
  package let content: Content?
  package let detail: Detail
}

extension NavigationSplitView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 16.0, *)
extension NavigationSplitView {
  /// Makes three columns.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationsplitview/init(sidebar:content:detail:))
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil, preferredCompactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns whose visibility the app decides.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationsplitview/init(columnvisibility:sidebar:content:detail:))
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  /// Makes three columns, and names the one that shows where there is room for one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationsplitview/init(preferredcompactcolumn:sidebar:content:detail:))
  @available(iOS 17.0, *)
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  /// Makes three columns whose visibility the app decides, and names the one that shows where there is room for one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationsplitview/init(columnvisibility:preferredcompactcolumn:sidebar:content:detail:))
  @available(iOS 17.0, *)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }
}

@available(iOS 16.0, *)
extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationsplitview/init(sidebar:detail:))
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      columnVisibility: nil, preferredCompactColumn: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Makes two columns whose visibility the app decides.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationsplitview/init(columnvisibility:sidebar:detail:))
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar(), content: nil,
      detail: detail())
  }

  /// Makes two columns, and names the one that shows where there is room for one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationsplitview/init(preferredcompactcolumn:sidebar:detail:))
  @available(iOS 17.0, *)
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(), content: nil,
      detail: detail())
  }

  /// Makes two columns whose visibility the app decides, and names the one that shows where there is room for one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationsplitview/init(columnvisibility:preferredcompactcolumn:sidebar:detail:))
  @available(iOS 17.0, *)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: nil, detail: detail())
  }
}

/// Which columns of a split view show.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility)
@available(iOS 16.0, *)
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// Every column.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The middle column and the detail; with two columns, both.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn)
@available(iOS 17.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  package let name: String
  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle column.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The form of a split view.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle)
@available(iOS 16.0, *)
public protocol NavigationSplitViewStyle {}

/// The system's forms of a split view.
public struct _NamedNavigationSplitViewStyle: NavigationSplitViewStyle {
  package let name: String
}

extension NavigationSplitViewStyle where Self == _NamedNavigationSplitViewStyle {
  /// As the place asks for.
  public static var automatic: _NamedNavigationSplitViewStyle { .init(name: "automatic") }
  /// The detail makes room for the other columns.
  public static var balanced: _NamedNavigationSplitViewStyle { .init(name: "balanced") }
  /// The detail keeps its size under the other columns.
  public static var prominentDetail: _NamedNavigationSplitViewStyle { .init(name: "prominentDetail") }
}

extension View {
  /// Sets the form of split views. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationsplitviewstyle(_:))
  @available(iOS 16.0, *)
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    recorded("navigationSplitViewStyle", (nil, style))
  }

  /// Sets the width of the column that this view is in, in points. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(_:))
  @available(iOS 16.0, *)
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    recorded("navigationSplitViewColumnWidth", (nil, width))
  }

  /// Sets the bounds of the width of the column that this view is in, in points. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(min:ideal:max:))
  @available(iOS 16.0, *)
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    recorded("navigationSplitViewColumnWidth", ("min", min as Any), ("ideal", ideal), ("max", max as Any))
  }
}
