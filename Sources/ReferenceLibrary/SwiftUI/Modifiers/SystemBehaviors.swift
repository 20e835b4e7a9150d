public import Foundation

/// How much help Writing Tools offer.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/writingtoolsbehavior)
@available(iOS 18.0, *)
public struct WritingToolsBehavior: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All of it, in the text itself.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// In a panel, where that can be.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// None.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How a field offers dictation.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/textinputdictationbehavior)
@available(iOS 17.0, *)
public struct TextInputDictationBehavior: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// By a microphone in the field.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textinputdictationbehavior/inline(activation:))
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline(\(activation.name))")
  }
}

/// What starts dictation.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/textinputdictationactivation)
@available(iOS 17.0, *)
public struct TextInputDictationActivation: Hashable, Sendable {
  package let name: String
  /// Looking at the microphone.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// Choosing the microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// Whether something opens when what is dragged stays over it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/springloadingbehavior)
@available(iOS 17.0, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It opens.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It stays closed.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Sets how much help Writing Tools offer. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/writingtoolsbehavior(_:))
  @available(iOS 18.0, *)
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    recorded("writingToolsBehavior", (nil, behavior))
  }

  /// Sets how the search field offers dictation. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/searchdictationbehavior(_:))
  @available(iOS 17.0, *)
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    recorded("searchDictationBehavior", (nil, dictationBehavior))
  }

  /// Sets whether things open when what is dragged stays over them. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/springloadingbehavior(_:))
  @available(iOS 17.0, *)
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    recorded("springLoadingBehavior", (nil, behavior))
  }

  /// Sets whether links in lists carry an arrow. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationlinkindicatorvisibility(_:))
  @available(iOS 17.0, *)
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    recorded("navigationLinkIndicatorVisibility", (nil, visibility))
  }

  /// Sets the room between the icon and the title of labels. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/labelicontotitlespacing(_:))
  @available(iOS 26.0, *)
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    recorded("labelIconToTitleSpacing", (nil, spacing))
  }

  /// Sets the room that is kept for the icons of labels. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/labelreservediconwidth(_:))
  @available(iOS 26.0, *)
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    recorded("labelReservedIconWidth", (nil, value))
  }

  /// Marks what a widget shows as out of date while it is computed anew. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/invalidatablecontent(_:))
  @available(iOS 17.0, *)
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    recorded("invalidatableContent", (nil, invalidatable))
  }

  /// Sets the URL that the app is opened with when a widget is tapped; WidgetKit's on Apple's systems. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/widgeturl(_:))
  @available(iOS 14.0, *)
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    recorded("widgetURL", (nil, url as Any))
  }

  /// Lets a widget colour the view with the accent; WidgetKit's on Apple's systems. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/widgetaccentable(_:))
  @available(iOS 16.0, *)
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    recorded("widgetAccentable", (nil, accentable))
  }
}
