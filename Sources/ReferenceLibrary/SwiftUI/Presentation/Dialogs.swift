/// A question with buttons: an alert, or a dialog for a choice or for unsaved work.
nonisolated package struct Dialog<Item, Actions: View, Message: View>: PrimitiveModifier {
  package enum Kind: String {
    case alert, confirmation, dismissal
  }

  package typealias Body = Never
  package let kind: Kind
  package let title: Text?
  package let titleVisibility: Visibility
  /// For a dialog on dismissal: whether closing asks.
  package let isPresented: Binding<Bool>
  package let item: () -> Item?
  package let actions: (Item) -> Actions
  package let message: ((Item) -> Message)?
}

extension Dialog where Item == ShownByFlag {
  nonisolated init(
    _ kind: Kind, _ title: Text, _ isPresented: Binding<Bool>, visibility: Visibility = .automatic,
    actions: Actions, message: Message?
  ) {
    self.init(
      kind: kind, title: title, titleVisibility: visibility, isPresented: isPresented, item: { ShownByFlag() },
      actions: { _ in actions }, message: message.map { message in { _ in message } })
  }
}

extension View {
  /// Shows an alert with a localised title while a binding is true; any button closes it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:))
  @available(iOS 15.0, *)
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(Dialog<_, _, EmptyView>(.alert, Text(titleKey), isPresented, actions: actions(), message: nil))
  }

  /// Shows an alert with a string as its title while a binding is true; any button closes it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(Dialog<_, _, EmptyView>(.alert, Text(title), isPresented, actions: actions(), message: nil))
  }

  /// Shows an alert with a text as its title while a binding is true; any button closes it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:))
  @available(iOS 15.0, *)
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(Dialog<_, _, EmptyView>(.alert, title, isPresented, actions: actions(), message: nil))
  }

  /// Shows an alert with a localised title and a message while a binding is true; any button closes it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:))
  @available(iOS 15.0, *)
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(Dialog(.alert, Text(titleKey), isPresented, actions: actions(), message: message()))
  }

  /// Shows an alert with a string as its title and a message while a binding is true; any button closes it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(Dialog(.alert, Text(title), isPresented, actions: actions(), message: message()))
  }

  /// Shows an alert about some data while a binding is true and the data is there.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:))
  @available(iOS 15.0, *)
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      Dialog(
        kind: .alert, title: Text(titleKey), titleVisibility: .automatic, isPresented: isPresented, item: { data },
        actions: actions, message: message))
  }

  /// Shows an alert about some data while a binding is true and the data is there.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:))
  @available(iOS 15.0, *)
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      Dialog<_, _, EmptyView>(
        kind: .alert, title: Text(titleKey), titleVisibility: .automatic, isPresented: isPresented, item: { data },
        actions: actions, message: nil))
  }
}

extension View {
  /// Shows a dialog with a localised title while a binding is true; it always offers to cancel.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:))
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      Dialog<_, _, EmptyView>(
        .confirmation, Text(titleKey), isPresented, visibility: titleVisibility, actions: actions(), message: nil))
  }

  /// Shows a dialog with a string as its title while a binding is true; it always offers to cancel.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      Dialog<_, _, EmptyView>(
        .confirmation, Text(title), isPresented, visibility: titleVisibility, actions: actions(), message: nil))
  }

  /// Shows a dialog with a localised title and a message while a binding is true; it always offers to cancel.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:))
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, Text(titleKey), isPresented, visibility: titleVisibility, actions: actions(), message: message())
    )
  }

  /// Shows a dialog with a string as its title and a message while a binding is true; it always offers to cancel.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, Text(title), isPresented, visibility: titleVisibility, actions: actions(), message: message()))
  }

  /// Shows a dialog about some data while a binding is true and the data is there.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:))
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      Dialog(
        kind: .confirmation, title: Text(titleKey), titleVisibility: titleVisibility, isPresented: isPresented,
        item: { data }, actions: actions, message: message))
  }

  /// Asks before a sheet or window is closed.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/dismissalconfirmationdialog(_:shouldpresent:actions:))
  @available(macOS 15.0, iOS 27.0, *)
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      Dialog<_, _, EmptyView>(.dismissal, Text(titleKey), .constant(shouldPresent), actions: actions(), message: nil))
  }

  /// Asks before a sheet or window is closed, with a message.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/dismissalconfirmationdialog(_:shouldpresent:actions:message:))
  @available(macOS 15.0, iOS 27.0, *)
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(Dialog(.dismissal, Text(titleKey), .constant(shouldPresent), actions: actions(), message: message()))
  }
}
