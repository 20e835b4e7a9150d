/// Tabs of a tab view.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent)
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The kind of value by which a tab is selected.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The kind of tabs that describe these.
  associatedtype Body: TabContent
  /// The tabs that describe these.
  @MainActor @preconcurrency var body: Body { get }
}

/// Tabs that the library evaluates itself.
@MainActor @preconcurrency
package protocol PrimitiveTabContent: TabContent where Body == Self {}

extension PrimitiveTabContent {
  public var body: Self { self }
}

/// No tabs, for any kind of selection.
package struct EmptyTabs<TabValue: Hashable>: PrimitiveTabContent {}

/// Makes tabs of the statements of a closure.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder)
@available(iOS 18.0, *)
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A single expression.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildexpression(_:))
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where TabValue == Content.TabValue {
    content
  }

  /// Refuses an expression that is no tab for this selection, in Apple's words.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildexpression(_:))
  @available(*, unavailable, message: "this expression does not conform to 'TabContent'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some TabContent<TabValue> {
    EmptyTabs<TabValue>()
  }

  /// One statement.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildblock(_:))
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where TabValue == Content.TabValue {
    content
  }

  /// An `if` without `else`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildif(_:))
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where TabValue == Content.TabValue {
    content
  }

  /// The first branch of an `if` or `switch`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildeither(first:))
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(branch: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildeither(second:))
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(branch: .second(second))
  }

  /// The body of an `if #available`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildlimitedavailability(_:))
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> TupleTabContent<TabValue> where Content.TabValue == TabValue {
    TupleTabContent(tabs: [content])
  }
}

/// Several tabs in a row.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tupletabcontent)
@available(iOS 18.0, *)
public struct TupleTabContent<TabValue: Hashable> {
  package let tabs: [any TabContent]
}

extension TupleTabContent: PrimitiveTabContent {}

extension Optional: TabContent where Wrapped: TabContent {
  /// The kind of value by which a tab is selected.
  public typealias TabValue = Wrapped.TabValue
}
extension Optional: PrimitiveTabContent where Wrapped: TabContent {}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  /// The kind of value by which a tab is selected.
  public typealias TabValue = TrueContent.TabValue
}
extension _ConditionalContent: PrimitiveTabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {}

extension ForEach: TabContent where Content: TabContent {
  /// The kind of value by which a tab is selected.
  public typealias TabValue = Content.TabValue
}
extension ForEach: PrimitiveTabContent where Content: TabContent {}

@available(iOS 18.0, *)
extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a tab for each element, told apart by its `id`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(_:content:))
  @_disfavoredOverload
  public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identity: { $0.id })
  }
}

@available(iOS 18.0, *)
extension ForEach where Content: TabContent {
  /// Makes a tab for each element, told apart by the value at a key path.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:))
  @_disfavoredOverload
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }
}

extension Group: TabContent where Content: TabContent {
  /// The kind of value by which a tab is selected.
  public typealias TabValue = Content.TabValue

  /// Groups tabs.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/group/init(content:))
  public nonisolated init(@TabContentBuilder<Content.TabValue> content: () -> Content) {
    self.content = content()
  }
}
extension Group: PrimitiveTabContent where Content: TabContent {}
