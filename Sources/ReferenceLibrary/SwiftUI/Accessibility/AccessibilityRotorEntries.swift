extension View {
  /// Adds a rotor that stops at values, which a key path tells apart. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entryid:entrylabel:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    recorded(
      "accessibilityRotor", (nil, Text(rotorLabelKey)), ("entries", entries), ("entryID", entryID),
      ("entryLabel", entryLabel))
  }

  /// Adds a rotor that stops at values, which a key path tells apart. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entryid:entrylabel:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    recorded(
      "accessibilityRotor", (nil, Text(rotorLabel)), ("entries", entries), ("entryID", entryID),
      ("entryLabel", entryLabel))
  }

  /// Adds a rotor that stops at values, which a key path tells apart. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entryid:entrylabel:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    recorded(
      "accessibilityRotor", (nil, rotorLabel), ("entries", entries), ("entryID", entryID), ("entryLabel", entryLabel))
  }

  /// Adds values to a rotor of the system's, which a key path tells apart. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entryid:entrylabel:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    recorded(
      "accessibilityRotor", (nil, systemRotor), ("entries", entries), ("entryID", entryID), ("entryLabel", entryLabel))
  }
}
