extension View {
  /// Shows an alert with a title of text and a message.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:))
  @available(iOS 15.0, *)
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(Dialog(.alert, title, isPresented, actions: actions(), message: message()))
  }

  /// Shows an alert about a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:))
  @available(iOS 15.0, *)
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      Dialog(
        kind: .alert, title: title, titleVisibility: .automatic, isPresented: isPresented, item: { data },
        actions: actions, message: message))
  }

  /// Shows an alert about a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:))
  @available(iOS 15.0, *)
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      Dialog<_, _, EmptyView>(
        kind: .alert, title: title, titleVisibility: .automatic, isPresented: isPresented, item: { data },
        actions: actions, message: nil))
  }
}

extension View {
  /// Shows a dialog with a title of text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:))
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      Dialog<_, _, EmptyView>(
        .confirmation, title, isPresented, visibility: titleVisibility, actions: actions(), message: nil))
  }

  /// Shows a dialog with a title of text and a message.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:))
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      Dialog(.confirmation, title, isPresented, visibility: titleVisibility, actions: actions(), message: message()))
  }

  /// Shows a dialog about a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:))
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Shows a dialog about a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Shows a dialog about a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:))
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      Dialog<_, _, EmptyView>(
        kind: .confirmation, title: title, titleVisibility: titleVisibility, isPresented: isPresented, item: { data },
        actions: actions, message: nil))
  }

  /// Shows a dialog about a value, with a message.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Shows a dialog about a value, with a message.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:))
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      Dialog(
        kind: .confirmation, title: title, titleVisibility: titleVisibility, isPresented: isPresented, item: { data },
        actions: actions, message: message))
  }
}
