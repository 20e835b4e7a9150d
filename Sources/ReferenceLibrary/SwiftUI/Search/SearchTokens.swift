/// The tokens of a search field: those in it, those that are offered, and how one comes into it.
package struct SearchTokens {
  /// The views of the tokens beside the text.
  package let views: () -> [AnyView]
  /// The views of those that are offered; tapping one puts it into the field.
  package let offered: () -> [AnyView]
  /// Puts a token into the field, if it is one of its kind.
  package let append: (Any) -> Void

  init<C, T: View>(
    _ tokens: Binding<C>, offered: Binding<C>? = nil, as view: @escaping (C.Element) -> T
  ) where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    views = { tokens.wrappedValue.map { AnyView(view($0)) } }
    self.offered = {
      (offered?.wrappedValue).map { $0.map { AnyView(view($0).searchCompletion($0)) } } ?? []
    }
    append = { if let token = $0 as? C.Element { tokens.wrappedValue.append(token) } }
  }
}

extension View {
  /// Adds a search field that holds tokens beside text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:placement:prompt:token:))
  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, as: token)))
  }

  /// Adds a search field that holds tokens beside text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:placement:prompt:token:))
  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, as: token)))
  }

  /// Adds a search field that holds tokens beside text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:placement:prompt:token:))
  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, as: token)))
  }

  /// Adds a search field that holds tokens beside text, offers more of them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:suggestedtokens:placement:prompt:token:))
  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, offered: suggestedTokens, as: token)))
  }

  /// Adds a search field that holds tokens beside text, offers more of them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:suggestedtokens:placement:prompt:token:))
  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, offered: suggestedTokens, as: token)))
  }

  /// Adds a search field that holds tokens beside text, offers more of them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:suggestedtokens:placement:prompt:token:))
  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, offered: suggestedTokens, as: token)))
  }

  /// Adds a search field that holds tokens beside text, and binds whether it is in use.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:ispresented:placement:prompt:token:))
  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, as: token)))
  }

  /// Adds a search field that holds tokens beside text, and binds whether it is in use.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:ispresented:placement:prompt:token:))
  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, as: token)))
  }

  /// Adds a search field that holds tokens beside text, and binds whether it is in use.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:ispresented:placement:prompt:token:))
  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, as: token)))
  }

  /// Adds a search field that holds tokens beside text, offers more of them, and binds whether it is in use.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:suggestedtokens:ispresented:placement:prompt:token:))
  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, offered: suggestedTokens, as: token)))
  }

  /// Adds a search field that holds tokens beside text, offers more of them, and binds whether it is in use.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:suggestedtokens:ispresented:placement:prompt:token:))
  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, offered: suggestedTokens, as: token)))
  }

  /// Adds a search field that holds tokens beside text, offers more of them, and binds whether it is in use.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:suggestedtokens:ispresented:placement:prompt:token:))
  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, offered: suggestedTokens, as: token)))
  }
}
