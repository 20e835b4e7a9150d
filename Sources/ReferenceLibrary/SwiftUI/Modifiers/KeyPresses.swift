public import Foundation

/// A key that was pressed.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/keypress)
@available(iOS 17.0, *)
public struct KeyPress: Sendable {
  /// When in its course a press is told.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keypress/phases)
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int

    /// Makes a set of its bits.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/keypress/phases/init(rawvalue:))
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// When the key goes down.
    public static let down = Phases(rawValue: 1)
    /// While it is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// When it comes up.
    public static let up = Phases(rawValue: 4)
    /// Always.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether somebody made use of a press.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keypress/result)
  public enum Result: Hashable, Sendable {
    /// Nobody else is told.
    case handled
    /// The next is told.
    case ignored
  }

  /// When it is told.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that it types.
  public let characters: String
  /// The keys held beside it.
  public let modifiers: EventModifiers
}

/// What happens on a press of a key while the view has the focus.
nonisolated package struct KeyPressModifier: PrimitiveModifier {
  package typealias Body = Never
  package let phases: KeyPress.Phases
  /// Whether a press is meant.
  package let matches: (KeyPress) -> Bool
  package let action: (KeyPress) -> KeyPress.Result
}

extension View {
  /// Acts on a press of a key.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onkeypress(_:action:))
  @available(iOS 17.0, *)
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: [.down, .repeat], matches: { $0.key == key }, action: { _ in action() }))
  }

  /// Acts on the phases of a press of a key.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onkeypress(_:phases:action:))
  @available(iOS 17.0, *)
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action))
  }

  /// Acts on presses of some keys.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onkeypress(keys:phases:action:))
  @available(iOS 17.0, *)
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
  }

  /// Acts on presses of keys that type some characters.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onkeypress(characters:phases:action:))
  @available(iOS 17.0, *)
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases, matches: { $0.characters.unicodeScalars.allSatisfy { characters.contains($0) } },
        action: action))
  }

  /// Acts on presses of any key.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onkeypress(phases:action:))
  @available(iOS 17.0, *)
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
  }
}

extension KeyEquivalent {
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// To the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// To the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// A page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Takes away everything.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Takes away what follows.
  public static let deleteForward = KeyEquivalent("\u{F728}")
}
