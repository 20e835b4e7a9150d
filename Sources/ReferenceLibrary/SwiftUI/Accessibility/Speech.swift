/// How text is spoken.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/text/speechspellsoutcharacters(_:))
extension Text {
  /// Speaks each character.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/speechspellsoutcharacters(_:))
  @available(iOS 15.0, *)
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    value ? styled("speechSpellsOutCharacters") : self
  }

  /// Speaks higher or lower.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/speechadjustedpitch(_:))
  @available(iOS 15.0, *)
  public func speechAdjustedPitch(_ value: Double) -> Text {
    styled("speechAdjustedPitch(\(value))")
  }

  /// Speaks signs between words.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/speechalwaysincludespunctuation(_:))
  @available(iOS 15.0, *)
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    value ? styled("speechAlwaysIncludesPunctuation") : self
  }

  /// Waits until what is being said has been said.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/speechannouncementsqueued(_:))
  @available(iOS 15.0, *)
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    value ? styled("speechAnnouncementsQueued") : self
  }
}

extension Text {
  /// Says what the text is to assistive technologies in place of what it shows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/accessibilitylabel(_:))
  @available(iOS 15.0, *)
  public func accessibilityLabel(_ label: Text) -> Text {
    var copy = self
    copy.spoken = label.plainText
    return copy
  }

  /// Says what the text is to assistive technologies in place of what it shows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/accessibilitylabel(_:))
  @available(iOS 15.0, *)
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the text is to assistive technologies in place of what it shows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/accessibilitylabel(_:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Says that the text is a heading.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/accessibilityheading(_:))
  @available(iOS 15.0, *)
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    var copy = self
    copy.heading = level
    return copy
  }
}
