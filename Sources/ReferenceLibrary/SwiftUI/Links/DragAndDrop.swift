public import Foundation

/// A value that can be dragged away.
nonisolated package struct DragModifier: PrimitiveModifier {
  package typealias Body = Never
  package let value: () -> Any
}

/// What happens to values that are dropped on the view.
nonisolated package struct DropModifier: PrimitiveModifier {
  package typealias Body = Never
  package let type: Any.Type
  /// Takes values at a place; false refuses them.
  package let action: ([Any], CGPoint) -> Bool
  package let isTargeted: (Bool) -> Void
}

extension View {
  /// Lets readers drag a value away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/draggable(_:))
  @available(iOS 16.0, *)
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier(value: payload))
  }

  /// Lets readers drag a value away, with a picture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/draggable(_:preview:))
  @available(iOS 16.0, *)
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(value: payload))
  }

  /// Takes values that are dropped.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:))
  @available(iOS 16.0, *)
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        type: T.self, action: { action($0.compactMap { $0 as? T }, $1) }, isTargeted: isTargeted))
  }

  /// Lets readers drag what a provider hands over.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ondrag(_:))
  @available(iOS 13.4, *)
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(value: data))
  }

  /// Takes what is dropped.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:))
  @available(iOS 14.0, *)
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes what is dropped, and tells where.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:))
  @available(iOS 14.0, *)
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        type: NSItemProvider.self, action: { action($0.compactMap { $0 as? NSItemProvider }, $1) },
        isTargeted: { isTargeted?.wrappedValue = $0 }))
  }

  /// Takes what is dropped, of kinds named by their identifiers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:))
  @available(iOS 13.4, *)
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes what is dropped, of kinds named by their identifiers, and tells where.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:))
  @available(iOS 13.4, *)
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets readers drag what a provider hands over, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/itemprovider(_:))
  @available(iOS 15.0, *)
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    recorded("itemProvider", (nil, action as Any))
  }
}
