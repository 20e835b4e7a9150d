public import Foundation

/// A place or size of a view, to be told in the coordinates of another. Here both are the same.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/anchor)
public struct Anchor<Value> {
  package let value: Value

  /// What of a view an anchor tells.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anchor/source)
  public struct Source {
    package let value: Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { .init(value: .zero) }

  /// A rectangle in the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anchor/source/rect(_:))
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anchor/source/point(_:))
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init(value: point) }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The middle of the edge where reading begins.
  public static var leading: Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The middle of the edge where reading ends.
  public static var trailing: Anchor<CGPoint>.Source { .init(value: .zero) }
}

/// Content that is made of a preference of the content below.
nonisolated package struct PreferenceContentModifier<Key: PreferenceKey, Content: View>: PrimitiveModifier {
  package enum Place {
    case background, overlay
  }

  package typealias Body = Never
  package let place: Place
  package let alignment: Alignment
  package let content: (Key.Value) -> Content
}

extension View {
  /// Tells an anchor to views further up.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:))
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(PreferenceModifier<K> { $0 = transform(Anchor(value: value.value)) })
  }

  /// Changes what is told to views further up, by an anchor.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/transformanchorpreference(key:value:transform:))
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K> { transform(&$0, Anchor(value: value.value)) })
  }

  /// Puts content over the view, made of what the view tells.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:))
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceContentModifier<K, V>(place: .overlay, alignment: alignment, content: transform))
  }

  /// Puts content behind the view, made of what the view tells.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:))
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceContentModifier<K, V>(place: .background, alignment: alignment, content: transform))
  }
}
