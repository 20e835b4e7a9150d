extension View {
  /// Gives the view a name that is read aloud, if enabled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:isenabled:))
  @available(iOS 18.0, *)
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(isEnabled ? .label(Text(labelKey)) : .nothing)
  }

  /// Gives the view a name that is read aloud, if enabled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:isenabled:))
  @available(iOS 18.0, *)
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(isEnabled ? .label(label) : .nothing)
  }

  /// Gives the view a name that is read aloud, if enabled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:isenabled:))
  @available(iOS 18.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(isEnabled ? .label(Text(label)) : .nothing)
  }

  /// Gives the view a hint that is read aloud, if enabled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:isenabled:))
  @available(iOS 18.0, *)
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(isEnabled ? .hint(Text(hintKey)) : .nothing)
  }

  /// Gives the view a hint that is read aloud, if enabled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:isenabled:))
  @available(iOS 18.0, *)
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(isEnabled ? .hint(hint) : .nothing)
  }

  /// Gives the view a hint that is read aloud, if enabled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:isenabled:))
  @available(iOS 18.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(isEnabled ? .hint(Text(hint)) : .nothing)
  }

  /// Gives the view a value that is read aloud, if enabled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:isenabled:))
  @available(iOS 18.0, *)
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(isEnabled ? .value(Text(valueKey)) : .nothing)
  }

  /// Gives the view a value that is read aloud, if enabled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:isenabled:))
  @available(iOS 18.0, *)
  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(isEnabled ? .value(value) : .nothing)
  }

  /// Gives the view a value that is read aloud, if enabled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:isenabled:))
  @available(iOS 18.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(isEnabled ? .value(Text(value)) : .nothing)
  }

  /// Hides the view from assistive technologies, if enabled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:isenabled:))
  @available(iOS 18.0, *)
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(isEnabled ? .hidden(hidden) : .nothing)
  }

  /// Names the view for tests, if enabled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:isenabled:))
  @available(iOS 18.0, *)
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(isEnabled ? .identifier(identifier) : .nothing)
  }

  /// Gives the view names for use by voice.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:))
  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.inputLabels(inputLabels.map { Text($0) }))
  }
}
