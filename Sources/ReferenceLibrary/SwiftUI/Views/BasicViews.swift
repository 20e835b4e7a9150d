public import Foundation

/// A view without content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/emptyview)
public struct EmptyView {
  /// Makes a view without content.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/emptyview/init())
  public init() {}
}

extension EmptyView: Sendable {}
extension EmptyView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A view whose own type is hidden.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/anyview)
public struct AnyView {
  package let view: any View

  /// Hides the type of `view`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anyview/init(_:))
  public init<V: View>(_ view: V) {
    self.view = view
  }

  /// Hides the type of `view`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anyview/init(erasing:))
  public init<V: View>(erasing view: V) {
    self.view = view
  }
}

extension AnyView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Several views that are treated as one where a modifier is applied.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/group)
public struct Group<Content> {
  package let content: Content
}

extension Group: View where Content: View {
  /// It is evaluated by the library.
  public typealias Body = Never

  /// Groups views; a modifier on the group applies to each of them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/group/init(content:))
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
extension Group: PrimitiveView where Content: View {}

/// A thin line between other content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/divider)
public struct Divider {
  /// Makes a divider.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/divider/init())
  public init() {}
}

extension Divider: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Free space that grows along the stack that holds it. Recorded: nothing is laid out.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/spacer)
public struct Spacer {
  /// The least length in points; nil for the system's own.
  public var minLength: CGFloat?

  /// Makes a spacer of at least `minLength` points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/spacer/init(minlength:))
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
