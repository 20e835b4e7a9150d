/// Ends the search that a view is in.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/dismisssearchaction)
@available(iOS 15.0, *)
public struct DismissSearchAction {
  package let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void = {}) {
    self.action = action
  }

  /// Empties the search field and leaves it; does nothing while nobody is searching.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dismisssearchaction/callasfunction())
  @MainActor @preconcurrency public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// Ends the search that the view is in.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch)
  @available(iOS 15.0, *)
  public package(set) var dismissSearch: DismissSearchAction {
    get { self[named: "dismissSearch", DismissSearchAction()] }
    set { self[named: "dismissSearch", DismissSearchAction()] = newValue }
  }
}

/// What a suggestion puts into the search field.
nonisolated package struct SearchCompletion: PrimitiveModifier {
  package enum Completion {
    case text(String)
    case token(Any)
  }

  package typealias Body = Never
  package let completion: Completion
}

extension View {
  /// Makes the view a suggestion that puts `completion` into the search field when it is tapped.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchcompletion(_:)-2uaf3)
  @available(iOS 15.0, *)
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: .text(completion)))
  }
}
