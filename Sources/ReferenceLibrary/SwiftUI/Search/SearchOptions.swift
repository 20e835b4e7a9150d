/// When the kinds of things to search for show.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/searchscopeactivation)
@available(iOS 16.4, *)
public struct SearchScopeActivation: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// Once the reader types.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// As soon as the reader searches.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// Where suggestions show.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement)
@available(iOS 16.0, *)
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In place of what is searched.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement/set)
  public struct Set: OptionSet, Sendable {
    /// The places as bits.
    public var rawValue: Int

    /// Makes places of bits.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement/set/init(rawvalue:))
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In place of what is searched.
    public static let content = Set(rawValue: 2)
  }
}

/// What becomes of the toolbar while the reader searches.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/searchpresentationtoolbarbehavior)
@available(iOS 17.1, *)
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// What stands above the field stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How a search field stands in a toolbar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/searchtoolbarbehavior)
@available(iOS 26.0, *)
public struct SearchToolbarBehavior: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button until it is used.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Offers kinds of things to search for, and says when they show.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchscopes(_:activation:_:))
  @available(iOS 16.4, *)
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(SearchScopes(scope: scope, content: scopes(), activation: activation))
  }

  /// Shows or hides suggestions at places. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:for:))
  @available(iOS 16.0, *)
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    recorded("searchSuggestions", (nil, visibility), ("for", placements))
  }

  /// Says what becomes of the toolbar while the reader searches. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchpresentationtoolbarbehavior(_:))
  @available(iOS 17.1, *)
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    recorded("searchPresentationToolbarBehavior", (nil, behavior))
  }

  /// Says how the search field stands in the toolbar. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchtoolbarbehavior(_:))
  @available(iOS 26.0, *)
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    recorded("searchToolbarBehavior", (nil, behavior))
  }

  /// Binds whether the search field has the focus. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchfocused(_:))
  @available(iOS 18.0, *)
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    recorded("searchFocused", (nil, binding))
  }

  /// Binds whether the search field has the focus, by a value. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchfocused(_:equals:))
  @available(iOS 18.0, *)
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    recorded("searchFocused", (nil, binding), ("equals", value))
  }

  /// Makes the view a suggestion that puts a token into the search field when it is tapped.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchcompletion(_:))
  @available(iOS 16.0, *)
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletion(completion: .token(token)))
  }
}
