/// The form of pickers.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/pickerstyle)
public protocol PickerStyle {}

/// The form of text fields.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/textfieldstyle)
public protocol TextFieldStyle {
  /// The field, as a look of the app's own sees it.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field, as a look of the app's own sees it.
public struct _TextFieldStyleLabel {}

extension _TextFieldStyleLabel: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// The system's forms of controls, by name.
public struct _NamedControlStyle: PickerStyle, TextFieldStyle, NamedStyle {
  package let name: String
}

extension PickerStyle where Self == _NamedControlStyle {
  /// As the place asks for.
  public static var automatic: _NamedControlStyle { .init(name: "automatic") }
  /// Beside each other.
  public static var segmented: _NamedControlStyle { .init(name: "segmented") }
  /// As a wheel.
  public static var wheel: _NamedControlStyle { .init(name: "wheel") }
  /// As a menu.
  public static var menu: _NamedControlStyle { .init(name: "menu") }
  /// Below each other.
  public static var inline: _NamedControlStyle { .init(name: "inline") }
  /// On a screen of their own.
  public static var navigationLink: _NamedControlStyle { .init(name: "navigationLink") }
  /// As symbols beside each other.
  public static var palette: _NamedControlStyle { .init(name: "palette") }
}

extension TextFieldStyle where Self == _NamedControlStyle {
  /// As the place asks for.
  public static var automatic: _NamedControlStyle { .init(name: "automatic") }
  /// Without a frame.
  public static var plain: _NamedControlStyle { .init(name: "plain") }
  /// With a round frame.
  public static var roundedBorder: _NamedControlStyle { .init(name: "roundedBorder") }
}
