/// What a view does with the focus.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/focusinteractions)
@available(iOS 17.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Makes a set of its bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/focusinteractions/init(rawvalue:))
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It acts, as a button does.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is changed, as a field is.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What its kind does.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When the focus that a view asks for counts.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority)
@available(iOS 17.0, *)
public struct DefaultFocusEvaluationPriority: Sendable, Hashable {
  package let name: String
  /// When a screen appears.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Whenever the focus moves into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// The place at which the focus begins.
nonisolated package struct DefaultFocusModifier<Value: Hashable>: PrimitiveModifier {
  package typealias Body = Never
  package let binding: FocusState<Value>.Binding
  package let value: Value
  package let priority: DefaultFocusEvaluationPriority
}

/// Whether a view can have the focus.
nonisolated package struct FocusableModifier: PrimitiveModifier {
  package typealias Body = Never
  package let isFocusable: Bool
}

extension View {
  /// Says where the focus begins.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:))
  @available(iOS 17.0, *)
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }

  /// Says whether the view can have the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusable(_:))
  @available(iOS 17.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Says whether and for what the view can have the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusable(_:interactions:))
  @available(iOS 17.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Takes the mark of the focus away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focuseffectdisabled(_:))
  @available(iOS 17.0, *)
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("focusEffectDisabled", (nil, disabled))
  }

  /// Keeps views together for moving the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focussection())
  @available(macOS 13.0, tvOS 15.0, *)
  nonisolated public func focusSection() -> some View {
    recorded("focusSection")
  }

  /// Asks for the focus in a part of the screen.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/prefersdefaultfocus(_:in:))
  @available(macOS 12.0, tvOS 14.0, *)
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    recorded("prefersDefaultFocus", (nil, prefersDefaultFocus), ("in", namespace))
  }

  /// Marks a part of the screen in which one view can ask for the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusscope(_:))
  @available(macOS 12.0, tvOS 14.0, *)
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    recorded("focusScope", (nil, namespace))
  }

  /// Keeps submissions inside of the view from views further up.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/submitscope(_:))
  @available(iOS 15.0, *)
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Offers texts while the reader types.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/textinputsuggestions(_:))
  @available(macOS 15.0, *)
  nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    attaching("textInputSuggestions", suggestions())
  }

  /// The text that an offered view stands for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/textinputcompletion(_:))
  @available(macOS 15.0, *)
  nonisolated public func textInputCompletion(_ completion: String) -> some View {
    recorded("textInputCompletion", (nil, completion))
  }

  /// Says how typing makes capitals.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/autocapitalization(_:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    recorded("autocapitalization", (nil, style))
  }

  /// Says whether typing is corrected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/disableautocorrection(_:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(EnvironmentModifier { $0.autocorrectionDisabled = disable ?? false })
  }
}

/// Keeps what is submitted inside of a view from views further up.
nonisolated package struct SubmitScopeModifier: PrimitiveModifier {
  package typealias Body = Never
  package let isBlocking: Bool
}

/// Which letters become capitals; UIKit's on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype)
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}
