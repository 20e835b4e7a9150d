extension View {
  /// Makes the view an element of its own, and says what becomes of the elements in it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:))
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.children(children))
  }

  /// Gives the view a localised name that is read aloud.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.label(Text(labelKey)))
  }

  /// Gives the view a name that is read aloud.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:))
  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.label(Text(label)))
  }

  /// Gives the view a text as its name that is read aloud.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.label(label))
  }

  /// Says, localised, what using the view leads to; read aloud after a pause.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hint(Text(hintKey)))
  }

  /// Says what using the view leads to; read aloud after a pause.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:))
  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hint(Text(hint)))
  }

  /// Says what using the view leads to; read aloud after a pause.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hint(hint))
  }

  /// Gives the view a localised value that is read aloud.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.value(Text(valueKey)))
  }

  /// Gives the view a value that is read aloud.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:))
  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.value(Text(value)))
  }

  /// Gives the view a text as its value that is read aloud.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.value(value))
  }

  /// Names the view for tests; never read aloud.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.identifier(identifier))
  }

  /// Hides the view from assistive technologies.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hidden(hidden))
  }

  /// Says what the view is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.addTraits(traits))
  }

  /// Says what the view is not.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityremovetraits(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.removeTraits(traits))
  }

  /// Says when the view is read, among those beside it: higher numbers first.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.sortPriority(sortPriority))
  }

  /// Gives the view names for use by voice.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.inputLabels(inputLabels))
  }

  /// Gives the view localised names for use by voice.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:))
  @available(iOS 14.0, *)
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.inputLabels(inputLabelKeys.map { Text($0) }))
  }

  /// Sets the level of the heading that the view is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityheading(_:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.heading(level))
  }

  /// Adds an action of assistive technologies.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:))
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.action(actionKind, handler))
  }

  /// Adds an action with a localised name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityaction(named:_:))
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.namedAction(Text(nameKey), handler))
  }

  /// Adds an action with a name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityaction(named:_:))
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.namedAction(Text(name), handler))
  }

  /// Lets assistive technologies change the view's value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityadjustableaction(_:))
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.adjustable(handler))
  }

  /// Says whether the view can be used.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrespondstouserinteraction(_:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.respondsToUserInteraction(respondsToUserInteraction))
  }

  nonisolated func attachment(
    _ attribute: AccessibilityAttachmentModifier.Attribute
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(attribute))
  }
}
