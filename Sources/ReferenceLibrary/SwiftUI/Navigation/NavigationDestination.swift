/// The screens for the values of one type.
nonisolated package struct ValueDestination<Value: Hashable, Content: View>: PrimitiveModifier {
  package typealias Body = Never
  package let content: (Value) -> Content
}

extension View {
  /// Declares the screens for the values of a type, for the stack that this view is in.
  ///
  /// - Parameters:
  ///   - data: the type of the values.
  ///   - destination: makes the screen for one value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:))
  @available(iOS 16.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestination(content: destination))
  }

  /// Declares a screen that shows while a binding is true.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:))
  @available(iOS 16.0, *)
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let screen = destination()
    return modifier(Presentation(kind: .push, isPresented: isPresented, onDismiss: nil) { screen })
  }

  /// Declares a screen that shows while a binding has a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:))
  @available(iOS 17.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      Presentation(kind: .push, item: item, identity: { AnyHashable($0) }, onDismiss: nil, content: destination))
  }
}
