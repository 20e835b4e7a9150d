/// A key of a value that views hand up to the views around them.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/preferencekey)
public protocol PreferenceKey {
  /// The kind of value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
  /// Joins the values of views beside each other.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/preferencekey/reduce(value:nextvalue:))
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// A value that a view hands up.
nonisolated package struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  package typealias Body = Never
  package let transform: (inout Key.Value) -> Void
}

/// What a view does with a value handed up.
nonisolated package struct PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  package typealias Body = Never
  package let action: @Sendable (Key.Value) -> Void
}

extension View {
  /// Hands up a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/preference(key:value:))
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K> { $0 = value })
  }

  /// Changes a value that is handed up.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/transformpreference(_:_:))
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(transform: callback))
  }

  /// Calls `action` when a value handed up changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:))
  @preconcurrency
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceActionModifier<K>(action: action))
  }
}
