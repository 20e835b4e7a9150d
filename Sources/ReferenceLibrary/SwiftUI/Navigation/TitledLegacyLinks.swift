extension NavigationLink where Label == Text {
  /// Makes a link with a string as its title that shows a view while a binding is true.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:isactive:destination:))
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(
    *, deprecated,
    message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Makes a link with a localised title that shows a view while a binding equals a tag.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:tag:selection:destination:))
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(
    *, deprecated,
    message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a string as its title that shows a view while a binding equals a tag.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:tag:selection:destination:))
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(
    *, deprecated,
    message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  public init<V: Hashable, S: StringProtocol>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Makes a link with a string as its title that shows a view while a binding is true.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:isactive:))
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(
    *, deprecated,
    message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Makes a link with a localised title that shows a view while a binding equals a tag.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:tag:selection:))
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(
    *, deprecated,
    message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Makes a link with a string as its title that shows a view while a binding equals a tag.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:tag:selection:))
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(
    *, deprecated,
    message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  public init<V: Hashable, S: StringProtocol>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}
