/// A part of the user interface, described by other views.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/view)
@MainActor @preconcurrency
public protocol View {
  /// The kind of view that describes this one.
  associatedtype Body: View

  /// The views that describe this one; read again when something it read has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view that the library evaluates itself: it has no body, it has a meaning.
///
/// Only the library conforms types to it, so that a reader's view without a body stays an error.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { primitiveHasNoBody(Self.self) }
}

/// Reports the only use that a primitive's body cannot have: being asked for.
package func primitiveHasNoBody(_ type: Any.Type) -> Never {
  preconditionFailure("body of \(type) must not be called")
}

extension Never: View {
  /// No value exists that could be asked.
  public var body: Never { primitiveHasNoBody(Never.self) }
}

extension Optional: View where Wrapped: View {
  /// The kind of view that describes an optional view.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {}
