extension Binding where Value: MutableCollection, Value.Element: Identifiable {
  /// A binding to the element of the collection that is `element` by its identity.
  func element(_ element: Value.Element) -> Binding<Value.Element> {
    let find = { wrappedValue.firstIndex { $0.id == element.id } }
    return Binding<Value.Element>(
      get: { find().map { wrappedValue[$0] } ?? element },
      set: { new in if let place = find() { wrappedValue[place] = new } })
  }
}

extension View {
  /// Adds a search field that holds tokens that can be changed beside text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:editabletokens:placement:prompt:token:))
  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt,
        tokens: SearchTokens(editableTokens, as: { token(editableTokens.element($0)) })))
  }

  /// Adds a search field that holds tokens that can be changed beside text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:editabletokens:placement:prompt:token:))
  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editableTokens, as: { token(editableTokens.element($0)) })))
  }

  /// Adds a search field that holds tokens that can be changed beside text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:editabletokens:placement:prompt:token:))
  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editableTokens, as: { token(editableTokens.element($0)) })))
  }

  /// Adds a search field that holds tokens that can be changed beside text, and binds whether it is in use.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:editabletokens:ispresented:placement:prompt:token:))
  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(editableTokens, as: { token(editableTokens.element($0)) })))
  }

  /// Adds a search field that holds tokens that can be changed beside text, and binds whether it is in use.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:editabletokens:ispresented:placement:prompt:token:))
  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editableTokens, as: { token(editableTokens.element($0)) })))
  }

  /// Adds a search field that holds tokens that can be changed beside text, and binds whether it is in use.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:editabletokens:ispresented:placement:prompt:token:))
  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editableTokens, as: { token(editableTokens.element($0)) })))
  }

  /// Adds a search field that offers words to search for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:suggestions:))
  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field that offers words to search for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:suggestions:))
  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field that offers words to search for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:suggestions:))
  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with a hint and binds whether it is in use.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchable(text:ispresented:placement:prompt:))
  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }
}
