/// Brings what a view shows up to date.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/refreshaction)
@available(iOS 15.0, *)
public struct RefreshAction: Sendable {
  package let action: @Sendable () async -> Void

  /// Brings it up to date, and waits until it is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/refreshaction/callasfunction())
  public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  /// Brings what the view shows up to date; nil where nothing can be.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/refresh)
  @available(iOS 15.0, *)
  public internal(set) var refresh: RefreshAction? {
    get { self[named: "refresh", nil] }
    set { self[named: "refresh", nil] = newValue }
  }
}
