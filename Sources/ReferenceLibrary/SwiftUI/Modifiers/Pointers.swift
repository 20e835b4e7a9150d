public import Foundation

extension KeyboardShortcut {
  /// Whether a shortcut follows the reader's keyboard.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyboardshortcut/localization-swift.struct)
  @available(iOS 15.0, *)
  public struct Localization: Hashable, Sendable {
    package let name: String
    /// It does, and is mirrored from right to left.
    public static let automatic = Localization(name: "automatic")
    /// It does, but is not mirrored.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// It does not.
    public static let custom = Localization(name: "custom")
  }

  /// Makes a shortcut that follows the reader's keyboard or not.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyboardshortcut/init(_:modifiers:localization:))
  @available(iOS 15.0, *)
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.init(key, modifiers: modifiers)
  }
}

/// Where a pointer is.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/hoverphase)
@available(iOS 16.0, *)
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// What happens while a pointer is over the view.
nonisolated package struct HoverModifier: PrimitiveModifier {
  package typealias Body = Never
  package let action: (HoverPhase) -> Void
}

extension View {
  /// Gives a control a shortcut; nil takes it away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:))
  @available(iOS 15.4, *)
  @_disfavoredOverload
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Gives a control a shortcut that follows the reader's keyboard or not.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:localization:))
  @available(iOS 15.0, *)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Tells when a pointer comes and goes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onhover(perform:))
  @available(iOS 13.4, *)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier { action($0 != .ended) })
  }

  /// Tells where a pointer is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/oncontinuoushover(coordinatespace:perform:))
  @available(iOS 17.0, *)
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Takes the effect of pointers away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/hovereffectdisabled(_:))
  @available(iOS 17.0, *)
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.isHoverEffectEnabled = $0.isHoverEffectEnabled && !disabled })
  }

  /// Says what the view is for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/help(_:))
  @available(iOS 14.0, *)
  nonisolated public func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text))
  }

  /// Says what the view is for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/help(_:))
  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    modifier(HelpModifier(text: Text(text)))
  }

  /// Hides the bar with the time.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/statusbarhidden(_:))
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    recorded("statusBarHidden", (nil, hidden))
  }

  /// Hides the bar with the time.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/statusbar(hidden:))
  nonisolated public func statusBar(hidden: Bool) -> some View {
    recorded("statusBar", ("hidden", hidden))
  }

  /// Hides what the system shows over the app.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/persistentsystemoverlays(_:))
  @available(iOS 16.0, *)
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    recorded("persistentSystemOverlays", (nil, visibility))
  }
}
