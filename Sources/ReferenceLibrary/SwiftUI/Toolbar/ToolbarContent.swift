/// Items of a toolbar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontent)
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The kind of items that describe these.
  associatedtype Body: ToolbarContent
  /// The items that describe these.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Items that the library evaluates itself.
@MainActor @preconcurrency
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { primitiveHasNoBody(Self.self) }
}

extension Never: ToolbarContent {}

/// Items of a toolbar that the reader can arrange.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent)
@available(iOS 14.0, *)
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Makes items of the statements of a closure.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder)
@available(iOS 14.0, *)
@resultBuilder
public struct ToolbarContentBuilder {
  /// A single expression.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildexpression(_:))
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One statement.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildblock(_:))
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Several statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildblock(_:))
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems {
    var items: [any ToolbarContent] = []
    for item in repeat each content { items.append(item) }
    return _ToolbarItems(items: items)
  }

  /// An `if` without `else`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildif(_:))
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildeither(first:))
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildeither(second:))
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }

  /// The body of an `if #available`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildlimitedavailability(_:))
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> _ToolbarItems {
    _ToolbarItems(items: [content])
  }
}

/// Several items in a row.
public struct _ToolbarItems {
  package let items: [any ToolbarContent]
}

extension _ToolbarItems: PrimitiveToolbarContent {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension _ConditionalContent: PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Groups items of a toolbar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/group/init(content:))
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }
}
extension Group: PrimitiveToolbarContent where Content: ToolbarContent {}
