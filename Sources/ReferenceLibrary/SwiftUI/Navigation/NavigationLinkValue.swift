@available(iOS 16.0, *)
extension NavigationLink where Destination == Never {
  /// Makes a link to the screen for a value; nil disables it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:))
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { PathElement($0) })
    self.label = label()
  }

  /// Makes a link to the screen for a value that can be written down; nil disables it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:))
  public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { PathElement(codable: $0) })
    self.label = label()
  }
}

@available(iOS 16.0, *)
extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a localised title to the screen for a value; nil disables it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:value:))
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link with a string as its title to the screen for a value; nil disables it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:value:))
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Makes a link with a localised title to the screen for a value that can be written down; nil disables it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:value:))
  public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link with a string as its title to the screen for a value that can be written down; nil disables it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:value:))
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
