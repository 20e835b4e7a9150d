/// Opens a window.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/openwindowaction)
@available(iOS 16.0, *)
public struct OpenWindowAction {
  package let action: @MainActor (String?, AnyHashable?) -> Void

  package init(_ action: @escaping @MainActor (String?, AnyHashable?) -> Void) {
    self.action = action
  }

  /// Opens a window by its identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/openwindowaction/callasfunction(id:))
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    action(id, nil)
  }

  /// Opens a window for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/openwindowaction/callasfunction(value:))
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    action(nil, AnyHashable(value))
  }

  /// Opens a window by its identity, for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/openwindowaction/callasfunction(id:value:))
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    action(id, AnyHashable(value))
  }
}

/// Closes a window.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/dismisswindowaction)
@available(iOS 17.0, *)
public struct DismissWindowAction {
  package let action: @MainActor (String?, AnyHashable?) -> Void

  package init(_ action: @escaping @MainActor (String?, AnyHashable?) -> Void) {
    self.action = action
  }

  /// Closes the window that the view is in.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dismisswindowaction/callasfunction())
  @MainActor @preconcurrency public func callAsFunction() {
    action(nil, nil)
  }

  /// Closes a window by its identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dismisswindowaction/callasfunction(id:))
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    action(id, nil)
  }

  /// Closes the window that shows a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dismisswindowaction/callasfunction(value:))
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    action(nil, AnyHashable(value))
  }

  /// Closes a window by its identity and the value that it shows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dismisswindowaction/callasfunction(id:value:))
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    action(id, AnyHashable(value))
  }
}

extension EnvironmentValues {
  /// Opens a window.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/openwindow)
  @available(iOS 16.0, *)
  public package(set) var openWindow: OpenWindowAction {
    get { self[named: "openWindow", OpenWindowAction { _, _ in }] }
    set { self[named: "openWindow", OpenWindowAction { _, _ in }] = newValue }
  }

  /// Closes a window.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/dismisswindow)
  @available(iOS 17.0, *)
  public package(set) var dismissWindow: DismissWindowAction {
    get { self[named: "dismissWindow", DismissWindowAction { _, _ in }] }
    set { self[named: "dismissWindow", DismissWindowAction { _, _ in }] = newValue }
  }

  /// Why content is hidden.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/redactionreasons)
  @available(iOS 14.0, *)
  public var redactionReasons: RedactionReasons {
    get { self[named: "redactionReasons", []] }
    set { self[named: "redactionReasons", []] = newValue }
  }

  /// How heavy text is to be.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/legibilityweight)
  public var legibilityWeight: LegibilityWeight? {
    get { self[named: "legibilityWeight", nil] }
    set { self[named: "legibilityWeight", nil] = newValue }
  }

  /// Whether the reader asked for less transparency.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducetransparency)
  public var accessibilityReduceTransparency: Bool {
    get { self[named: "accessibilityReduceTransparency", false] }
    set { self[named: "accessibilityReduceTransparency", false] = newValue }
  }
}

/// How heavy text is to be.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/legibilityweight)
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Heavy.
  case bold
}
