/// Closes the presentation or the pushed screen that a view is in.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/dismissaction)
@available(iOS 15.0, *)
public struct DismissAction {
  package let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void = {}) {
    self.action = action
  }

  /// Closes it; does nothing where nothing is presented.
  @MainActor @preconcurrency public func callAsFunction() {
    action()
  }
}

/// Whether a view is presented, in the legacy way.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationmode)
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss"
)
public struct PresentationMode {
  /// Whether it is presented.
  public package(set) var isPresented: Bool

  /// Closes the presentation.
  public mutating func dismiss() {
    isPresented = false
  }
}

extension EnvironmentValues {
  /// Makes `dismiss` and its legacy forms close what the view is in.
  package mutating func setDismissal(_ action: @escaping @MainActor () -> Void) {
    dismiss = DismissAction(action)
    isPresented = true
  }
}
