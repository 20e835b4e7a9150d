/// A change that can be made to any view.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/viewmodifier)
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The kind of view that the change makes.
  associatedtype Body: View
  /// The view that is changed, as seen by the modifier.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewmodifier/body(content:))
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// A modifier that the library evaluates itself.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public func body(content: Content) -> Never { primitiveHasNoBody(Self.self) }
}

/// The stand-in for the view that a modifier is applied to.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/viewmodifier/content)
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  package init() {}
}

extension _ViewModifier_Content: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A view, or another modifier, with a modifier applied.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/modifiedcontent)
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies `modifier` to `content`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/modifiedcontent/init(content:modifier:))
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
extension ModifiedContent: PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {}

/// The modifier that changes nothing.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/emptymodifier)
public struct EmptyModifier {
  /// The one value.
  public static let identity = EmptyModifier()

  /// Makes a modifier that changes nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/emptymodifier/init())
  public init() {}
}

extension EmptyModifier: Sendable {}
extension EmptyModifier: PrimitiveModifier {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension View {
  /// Applies a modifier to this view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/modifier(_:))
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Applies one modifier after another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewmodifier/concat(_:))
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
