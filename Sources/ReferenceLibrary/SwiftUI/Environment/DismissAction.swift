/// Closes the presentation or the pushed screen that a view is in.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/dismissaction)
@available(iOS 15.0, *)
public struct DismissAction {
  package let action: @MainActor () -> Void
  /// What is closed; two actions that close the same are the same.
  package let owner: ObjectIdentifier?

  package init(owner: ObjectIdentifier? = nil, _ action: @escaping @MainActor () -> Void = {}) {
    self.owner = owner
    self.action = action
  }

  /// Closes it; does nothing where nothing is presented.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dismissaction/callasfunction())
  @MainActor @preconcurrency public func callAsFunction() {
    action()
  }
}

extension DismissAction: ComparedByReference {
  package func refersToSame(as other: DismissAction) -> Bool {
    owner != nil && owner == other.owner
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
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationmode/dismiss())
  public mutating func dismiss() {
    isPresented = false
  }
}

extension EnvironmentValues {
  /// Makes `dismiss` and its legacy form close what the view is in, which `owner` tells from others.
  package mutating func setDismissal(
    of owner: ObjectIdentifier? = nil, _ action: @escaping @MainActor () -> Void
  ) {
    dismiss = DismissAction(owner: owner, action)
    isPresented = true
    var mode = Binding(
      get: { PresentationMode(isPresented: true) },
      set: { mode in
        if !mode.isPresented { MainActor.assumeIsolated { action() } }
      })
    mode.source = owner
    presentationMode = mode
  }
}
