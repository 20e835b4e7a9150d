/// What a screen asks of the bar above it.
nonisolated package struct NavigationBarModifier: PrimitiveModifier {
  package enum Request {
    case title(Text)
    case editableTitle(Binding<String>)
    case subtitle(Text)
    case displayMode(String)
    case backButtonHidden(Bool)
    case barHidden(Bool)
  }

  package typealias Body = Never
  package let request: Request
}

/// How the title of a screen shows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationbaritem)
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode)
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// How the title of a screen shows in its toolbar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode)
@available(iOS 17.0, *)
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  package let name: String
  /// As on the screen before.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

extension View {
  /// Names the screen with a localised title; VoiceOver reads it when the screen comes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:))
  @available(iOS 14.0, *)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the screen with a string.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:))
  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the screen with a text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:))
  @available(iOS 14.0, *)
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationBarModifier(request: .title(title)))
  }

  /// Names the screen with a string that the reader can change.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:))
  @available(iOS 16.0, *)
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(NavigationBarModifier(request: .editableTitle(title)))
  }

  /// Adds a localised second line to the title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationsubtitle(_:))
  @available(iOS 26.0, *)
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modifier(NavigationBarModifier(request: .subtitle(Text(subtitleKey))))
  }

  /// Adds a second line to the title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationsubtitle(_:))
  @available(iOS 26.0, *)
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    modifier(NavigationBarModifier(request: .subtitle(Text(subtitle))))
  }

  /// Adds a second line to the title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationsubtitle(_:))
  @available(iOS 26.0, *)
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(NavigationBarModifier(request: .subtitle(subtitle)))
  }

  /// Sets how large the title is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:))
  @available(iOS 14.0, *)
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationBarModifier(request: .displayMode("\(displayMode)")))
  }

  /// Sets how the title shows in the toolbar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbartitledisplaymode(_:))
  @available(iOS 17.0, *)
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(NavigationBarModifier(request: .displayMode(mode.name)))
  }

  /// Takes the back button away, and with it the swipe back.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:))
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(NavigationBarModifier(request: .backButtonHidden(hidesBackButton)))
  }

  /// Takes the bar away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationbarhidden(_:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(NavigationBarModifier(request: .barHidden(hidden)))
  }

  /// Names the screen, in the way before iOS 14.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationbartitle(_:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(NavigationBarModifier(request: .title(Text(titleKey))))
  }

  /// Names the screen with a string, in the way before iOS 14.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view)
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(NavigationBarModifier(request: .title(Text(title))))
  }

  /// Names the screen with a text, in the way before iOS 14.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view)
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    modifier(NavigationBarModifier(request: .title(title)))
  }

  /// Names the screen and sets how large the title is, in the way before iOS 14.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view)
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationBarModifier(request: .title(Text(titleKey)))).navigationBarTitleDisplayMode(displayMode)
  }

  /// Names the screen with a string and sets how large the title is, in the way before iOS 14.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view)
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationBarModifier(request: .title(Text(title)))).navigationBarTitleDisplayMode(displayMode)
  }

  /// Names the screen with a text and sets how large the title is, in the way before iOS 14.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view)
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationBarModifier(request: .title(title))).navigationBarTitleDisplayMode(displayMode)
  }

  /// Puts views at the ends of the bar, in the way before iOS 14.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationbaritems(leading:trailing:))
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement"
  )
  @available(*, deprecated, message: "Use toolbar(_:) with topBarLeading or topBarTrailing placement")
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the leading end of the bar, in the way before iOS 14.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationbaritems(leading:))
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement"
  )
  @available(*, deprecated, message: "Use toolbar(_:) with topBarLeading or topBarTrailing placement")
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the trailing end of the bar, in the way before iOS 14.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationbaritems(trailing:))
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement"
  )
  @available(*, deprecated, message: "Use toolbar(_:) with topBarLeading or topBarTrailing placement")
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
