public import Foundation

extension View {
  /// Shows an alert about an error while a binding is true and the error is there.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:))
  @available(iOS 15.0, *)
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      Dialog<E, A, EmptyView>(
        kind: .alert, title: error?.errorDescription.map { Text(verbatim: $0) }, titleVisibility: .automatic,
        isPresented: isPresented, item: { error }, actions: { _ in actions }, message: nil))
  }

  /// Shows an alert with a message about an error while a binding is true and the error is there.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:message:))
  @available(iOS 15.0, *)
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      Dialog(
        kind: .alert, title: error?.errorDescription.map { Text(verbatim: $0) }, titleVisibility: .automatic,
        isPresented: isPresented, item: { error }, actions: actions, message: message))
  }
}
