/// Tabs under a heading; the heading shows in the sidebar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabsection)
@available(iOS 18.0, *)
public struct TabSection<Header: View, Content: TabContent, Footer, SelectionValue: Hashable> {
  package let header: Header
  package let content: Content
}

extension TabSection: PrimitiveTabContent {
  /// The kind of value by which a tab is selected.
  public typealias TabValue = SelectionValue
}

@available(iOS 18.0, *)
extension TabSection where Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Makes a section with a view as its heading.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabsection/init(content:header:))
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }

  /// Makes a section without a heading.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabsection/init(content:))
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
    self.init(header: EmptyView(), content: content())
  }

  /// Makes a section with a localised heading.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabsection/init(_:content:))
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text {
    self.init(header: Text(titleKey), content: content())
  }

  /// Makes a section with a string as its heading.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabsection/init(_:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text {
    self.init(header: Text(title), content: content())
  }
}
