public import Combine

/// An action when a view comes into sight or leaves it.
nonisolated package struct AppearanceModifier: PrimitiveModifier {
  package typealias Body = Never
  package let onAppear: (() -> Void)?
  package let onDisappear: (() -> Void)?
}

/// Work that lasts as long as a view is in sight, begun anew when its identity changes.
nonisolated package struct TaskModifier: PrimitiveModifier {
  package typealias Body = Never
  package let id: AnyEquatable?
  package let name: String?
  package let priority: TaskPriority
  package let action: @isolated(any) @Sendable () async -> Void
}

/// An equatable value of any type.
package struct AnyEquatable: Equatable {
  package let value: Any
  private let isEqual: (Any) -> Bool

  package init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { ($0 as? T) == value }
  }

  package static func == (left: AnyEquatable, right: AnyEquatable) -> Bool {
    left.isEqual(right.value)
  }
}

/// An action when a value changes.
nonisolated package struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  package typealias Body = Never
  package let value: Value
  package let initial: Bool
  package let action: (Value, Value) -> Void
}

/// An action for each value of a publisher.
nonisolated package struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  package typealias Body = Never
  package let publisher: P
  package let action: (P.Output) -> Void
}

extension View {
  /// Calls `action` when the view comes into sight.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onappear(perform:))
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Calls `action` when the view leaves sight.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:))
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }

  /// Does work from when the view comes into sight; it is cancelled when the view leaves.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/task(priority:_:))
  @available(iOS 15.0, *)
  @preconcurrency
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, name: name, priority: priority, action: action))
  }

  /// Does work from when the view comes into sight, and begins it anew when `value` changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:))
  @available(iOS 15.0, *)
  @preconcurrency
  nonisolated public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: AnyEquatable(value), name: name, priority: priority, action: action))
  }

  /// Calls `action` with the old and the new value when a value changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:))
  @available(iOS 17.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls `action` when a value changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:))
  @available(iOS 17.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }

  /// Calls `action` with the new value when a value changes, in the way before iOS 17.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:))
  @available(iOS, introduced: 14.0, deprecated: 17.0)
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false, action: { action($1) }))
  }

  /// Calls `action` for each value of a publisher.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:))
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
