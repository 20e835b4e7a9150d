/// A keyboard.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uikeyboardtype)
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default`
  /// For plain letters.
  case asciiCapable
  /// For numbers and signs.
  case numbersAndPunctuation
  /// For web addresses.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// For digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For e-mail addresses.
  case emailAddress
  /// For numbers with a point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searching the web.
  case webSearch
  /// For digits in plain letters.
  case asciiCapableNumberPad
}

/// What a field is for.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uitextcontenttype)
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public var rawValue: String

  /// Makes a kind of its name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uikit/uitextcontenttype/init(rawvalue:))
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is new.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A web address.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "URL")
}

/// Which letters become capital while typing.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/textinputautocapitalization)
@available(iOS 15.0, *)
public struct TextInputAutocapitalization: Hashable, Sendable {
  package let name: String
  /// None.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// The word on the return key.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/submitlabel)
@available(iOS 15.0, *)
public struct SubmitLabel: Hashable, Sendable {
  package let name: String
  /// Done.
  public static var done: SubmitLabel { .init(name: "done") }
  /// Go.
  public static var go: SubmitLabel { .init(name: "go") }
  /// Send.
  public static var send: SubmitLabel { .init(name: "send") }
  /// Join.
  public static var join: SubmitLabel { .init(name: "join") }
  /// Route.
  public static var route: SubmitLabel { .init(name: "route") }
  /// Search.
  public static var search: SubmitLabel { .init(name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { .init(name: "return") }
  /// Next.
  public static var next: SubmitLabel { .init(name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { .init(name: "continue") }
}

/// The fields whose end is meant.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/submittriggers)
@available(iOS 15.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each kind of field.
  public let rawValue: Int

  /// Makes a set of its bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/submittriggers/init(rawvalue:))
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A key that stands for an action.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/keyboardshortcut)
@available(iOS 14.0, *)
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyboardshortcut/init(_:modifiers:))
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key, for the main action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for giving up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/keyequivalent)
@available(iOS 14.0, *)
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character it types.
  public var character: Character

  /// Makes a key of the character it types.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyequivalent/init(_:))
  public init(_ character: Character) {
    self.character = character
  }

  /// Makes a key of a literal.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/keyequivalent/init(extendedgraphemeclusterliteral:))
  public init(extendedGraphemeClusterLiteral value: Character) {
    character = value
  }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
}

/// Keys held with another.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/eventmodifiers)
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// Makes a set of its bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/eventmodifiers/init(rawvalue:))
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Capitals.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
}

/// Whether scrolling takes the keyboard away.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode)
@available(iOS 16.0, *)
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether the place shows while scrolling.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility)
@available(iOS 16.0, *)
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// It may show.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// It does not show where the system can do without.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// It never shows.
  public static let never = ScrollIndicatorVisibility(name: "never")
}
