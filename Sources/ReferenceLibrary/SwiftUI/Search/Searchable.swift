/// Where a search field stands.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/searchfieldplacement)
@available(iOS 15.0, *)
public struct SearchFieldPlacement: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Whether the drawer below the bar always shows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawerdisplaymode)
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    package let name: String
    /// It hides while scrolling.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// It always shows.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  /// Below the navigation bar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawer(displaymode:))
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer(\(displayMode.name))")
  }
}

/// A search field.
nonisolated package struct SearchModifier: PrimitiveModifier {
  package typealias Body = Never
  package let text: Binding<String>
  package let isPresented: Binding<Bool>?
  package let placement: SearchFieldPlacement
  package let prompt: Text?
  package var tokens: SearchTokens?
}

/// What is offered while the reader searches.
nonisolated package struct SearchSuggestions<Content: View>: PrimitiveModifier {
  package typealias Body = Never
  package let content: Content
}

/// The kinds of things that the reader can search for.
nonisolated package struct SearchScopes<Scope: Hashable, Content: View>: PrimitiveModifier {
  package typealias Body = Never
  package let scope: Binding<Scope>
  package let content: Content
  package var activation = SearchScopeActivation.automatic
}

extension View {
  /// Adds a search field.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:))
  @available(iOS 15.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  /// Adds a search field with a localised hint of what to type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:))
  @available(iOS 15.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a hint of what to type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field and binds whether it is in use.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:ispresented:placement:prompt:))
  @available(iOS 17.0, *)
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Adds a search field with a localised hint and binds whether it is in use.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:ispresented:placement:prompt:))
  @available(iOS 17.0, *)
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds words that the reader may search for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:))
  @available(iOS 16.0, *)
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(SearchSuggestions(content: suggestions()))
  }

  /// Offers kinds of things to search for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:))
  @available(iOS 16.0, *)
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(SearchScopes(scope: scope, content: scopes()))
  }
}
