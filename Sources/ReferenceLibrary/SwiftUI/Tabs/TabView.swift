/// Screens of which a bar of tabs shows one.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabview)
public struct TabView<SelectionValue: Hashable, Content> {
  package let selection: Binding<SelectionValue>?
  package let content: Content
}

extension TabView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 18.0, *)
extension TabView {
  /// Makes a tab view whose selection the app binds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:))
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = .init(tabs: content())
  }

  /// Makes a tab view that keeps its selection for itself.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabview/init(content:))
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    self.content = .init(tabs: content())
  }
}

extension TabView where Content: View {
  /// Makes a tab view of views with `tabItem`, whose selection the app binds by tags.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:))
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Makes a tab view of views with `tabItem`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabview/init(content:))
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

@available(iOS 18.0, *)
extension TabContentBuilder {
  /// The tabs of a tab view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/content)
  public struct Content<C: TabContent> {
    package let tabs: C
  }
}

extension TabContentBuilder.Content: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// What a view says about the tab it is the screen of.
nonisolated package struct TabItemModifier<Label: View>: PrimitiveModifier {
  package typealias Body = Never
  package let label: Label
}

extension View {
  /// Makes the label of the tab whose screen this view is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tabitem(_:))
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use Tab(title:image:value:content:) and related initializers instead"
  )
  @available(*, deprecated, message: "Use `Tab (title:image:value:content:)` and related initializers instead")
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
