@available(iOS 18.0, *)
extension TabContent {
  /// Names the tab for assistive technologies. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilitylabel(_:))
  nonisolated public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "accessibilityLabel", value: label)
  }

  /// Names the tab for assistive technologies. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilitylabel(_:))
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "accessibilityLabel", value: Text(labelKey))
  }

  /// Names the tab for assistive technologies. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilitylabel(_:))
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "accessibilityLabel", value: Text(label))
  }

  /// Says what selecting the tab does, for assistive technologies. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityhint(_:))
  nonisolated public func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "accessibilityHint", value: hint)
  }

  /// Says what selecting the tab does, for assistive technologies. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityhint(_:))
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "accessibilityHint", value: Text(hintKey))
  }

  /// Says what selecting the tab does, for assistive technologies. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityhint(_:))
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "accessibilityHint", value: Text(hint))
  }

  /// Says the value of the tab, for assistive technologies. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityvalue(_:))
  nonisolated public func accessibilityValue(_ value: Text) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "accessibilityValue", value: value)
  }

  /// Says the value of the tab, for assistive technologies. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityvalue(_:))
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "accessibilityValue", value: Text(valueKey))
  }

  /// Says the value of the tab, for assistive technologies. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityvalue(_:))
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "accessibilityValue", value: Text(value))
  }
}

@available(iOS 18.0, *)
extension TabContent {
  /// Takes what is dropped on the tab in the sidebar. Recorded: here is nothing to drop.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontent/dropdestination(for:action:))
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    _ModifiedTab(content: self, change: "dropDestination", value: payloadType)
  }
}
