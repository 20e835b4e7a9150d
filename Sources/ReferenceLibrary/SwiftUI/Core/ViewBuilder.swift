/// Makes one view of the statements of a closure.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/viewbuilder)
@resultBuilder
public struct ViewBuilder {
  /// A single expression.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewbuilder/buildexpression(_:))
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Refuses an expression that is no view, in Apple's words.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewbuilder/buildexpression(_:))
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View {
    EmptyView()
  }

  /// No statement.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock())
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// One statement.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:))
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Several statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:))
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    return TupleView(value: (repeat each content), children: children)
  }

  /// An `if` without `else`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:))
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:))
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(second:))
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }

  /// The body of an `if #available`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewbuilder/buildlimitedavailability(_:))
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a row.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tupleview)
public struct TupleView<T> {
  /// The views as one tuple.
  public var value: T
  /// The same views, one by one.
  package let children: [any View]
}

extension TupleView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// The branch of a condition that was taken; each branch has an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let branch: Branch
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {}
