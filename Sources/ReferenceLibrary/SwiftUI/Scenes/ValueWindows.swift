@available(iOS 14.0, *)
extension WindowGroup {
  /// Makes windows with a text as their title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:content:))
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: title, content: content)
  }

  /// Makes windows with a text as their title and an identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:id:content:))
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: title, content: content)
  }

  /// Makes windows with a string as their title and an identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:id:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: Text(title), content: content)
  }
}

@available(iOS 16.0, *)
extension WindowGroup {
  /// Makes windows with a title, each for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:for:content:))
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey)) { PresentedWindowContent(content: content) }
  }

  /// Makes windows with a title and an identity, each for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:id:for:content:))
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey)) { PresentedWindowContent(content: content) }
  }

  /// Makes windows with a title, each for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:for:content:))
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title) { PresentedWindowContent(content: content) }
  }

  /// Makes windows with a title and an identity, each for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:id:for:content:))
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title) { PresentedWindowContent(content: content) }
  }

  /// Makes windows with a title, each for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:for:content:))
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title)) { PresentedWindowContent(content: content) }
  }

  /// Makes windows with a title and an identity, each for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:id:for:content:))
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title)) { PresentedWindowContent(content: content) }
  }

  /// Makes windows, each for a value that there always is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(for:content:defaultvalue:))
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil) { PresentedWindowContent(content: content, defaultValue: defaultValue) }
  }

  /// Makes windows with an identity, each for a value that there always is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(id:for:content:defaultvalue:))
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil) { PresentedWindowContent(content: content, defaultValue: defaultValue) }
  }

  /// Makes windows with a title, each for a value that there always is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:for:content:defaultvalue:))
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey)) { PresentedWindowContent(content: content, defaultValue: defaultValue) }
  }

  /// Makes windows with a title and an identity, each for a value that there always is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:id:for:content:defaultvalue:))
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey)) { PresentedWindowContent(content: content, defaultValue: defaultValue) }
  }

  /// Makes windows with a title, each for a value that there always is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:for:content:defaultvalue:))
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title) { PresentedWindowContent(content: content, defaultValue: defaultValue) }
  }

  /// Makes windows with a title and an identity, each for a value that there always is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:id:for:content:defaultvalue:))
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title) { PresentedWindowContent(content: content, defaultValue: defaultValue) }
  }

  /// Makes windows with a title, each for a value that there always is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:for:content:defaultvalue:))
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title)) { PresentedWindowContent(content: content, defaultValue: defaultValue) }
  }

  /// Makes windows with a title and an identity, each for a value that there always is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:id:for:content:defaultvalue:))
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title)) { PresentedWindowContent(content: content, defaultValue: defaultValue) }
  }
}

@available(iOS 16.0, *)
extension PresentedWindowContent {
  /// Makes content that gets a value where the window has none.
  init(content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
    self.init { value in
      content(Binding<Data>(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }
}
