extension View {
  /// Gives the view a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibility(label:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.label(label))
  }

  /// Gives the view a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibility(value:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.value(value))
  }

  /// Gives the view a hint.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibility(hint:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityHint(_:)")
  nonisolated public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hint(hint))
  }

  /// Hides the view from assistive technologies.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibility(hidden:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hidden(hidden))
  }

  /// Names the view for tests.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibility(identifier:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.identifier(identifier))
  }

  /// Says what the view is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibility(addtraits:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attachment(.addTraits(traits))
  }

  /// Says what the view is not.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibility(removetraits:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attachment(.removeTraits(traits))
  }

  /// Says when the view is read.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibility(sortpriority:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attachment(.sortPriority(sortPriority))
  }

  /// Gives the view names for use by voice.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibility(inputlabels:))
  @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "accessibilityInputLabels(_:)")
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.inputLabels(inputLabels))
  }
}
