extension Binding {
  /// Whether there is a value; false takes it away.
  nonisolated func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

/// Dialogs that show while there is a value, as the SDK of 2026 has them.
extension View {
  /// Shows an alert while there is a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:item:actions:))
  @available(iOS 27.0, *)
  nonisolated public func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), item: item, actions: actions)
  }

  /// Shows an alert while there is a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:item:actions:))
  @available(iOS 27.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, T, A: View>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), item: item, actions: actions)
  }

  /// Shows an alert while there is a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:item:actions:))
  @available(iOS 27.0, *)
  nonisolated public func alert<T, A: View>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title, isPresented: item.isThere(), presenting: item.wrappedValue, actions: actions)
  }

  /// Shows an alert with a message while there is a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:item:actions:message:))
  @available(iOS 27.0, *)
  nonisolated public func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), item: item, actions: actions, message: message)
  }

  /// Shows an alert with a message while there is a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:item:actions:message:))
  @available(iOS 27.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), item: item, actions: actions, message: message)
  }

  /// Shows an alert with a message while there is a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:item:actions:message:))
  @available(iOS 27.0, *)
  nonisolated public func alert<T, A: View, M: View>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      title, isPresented: item.isThere(), presenting: item.wrappedValue, actions: actions, message: message)
  }

  /// Shows a dialog while there is a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:item:titlevisibility:actions:))
  @available(iOS 27.0, *)
  nonisolated public func confirmationDialog<T, A: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), item: item, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a dialog while there is a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:item:titlevisibility:actions:))
  @available(iOS 27.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(Text(title), item: item, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a dialog while there is a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:item:titlevisibility:actions:))
  @available(iOS 27.0, *)
  nonisolated public func confirmationDialog<T, A: View>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: item.isThere(), titleVisibility: titleVisibility, presenting: item.wrappedValue,
      actions: actions)
  }

  /// Shows a dialog with a message while there is a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:item:titlevisibility:actions:message:))
  @available(iOS 27.0, *)
  nonisolated public func confirmationDialog<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: item.isThere(), titleVisibility: titleVisibility, presenting: item.wrappedValue,
      actions: actions, message: message)
  }

  /// Shows a dialog with a message while there is a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:item:titlevisibility:actions:message:))
  @available(iOS 27.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: item.isThere(), titleVisibility: titleVisibility, presenting: item.wrappedValue,
      actions: actions, message: message)
  }
}
