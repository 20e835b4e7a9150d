/// The form of pickers.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/pickerstyle)
public protocol PickerStyle {}

/// The form of text fields.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/textfieldstyle)
public protocol TextFieldStyle {}

/// The form of progress.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/progressviewstyle)
@available(iOS 14.0, *)
public protocol ProgressViewStyle {}

/// The form of forms.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/formstyle)
@available(iOS 16.0, *)
public protocol FormStyle {}

/// The form of date pickers.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/datepickerstyle)
public protocol DatePickerStyle {}

/// The form of menus.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/menustyle)
@available(iOS 14.0, *)
public protocol MenuStyle {}

/// The system's forms of controls, by name.
public struct _NamedControlStyle: PickerStyle, TextFieldStyle, ProgressViewStyle, FormStyle,
  DatePickerStyle, MenuStyle
{
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

extension ProgressViewStyle where Self == _NamedControlStyle {
  /// As the place asks for.
  public static var automatic: _NamedControlStyle { .init(name: "automatic") }
  /// As a line.
  public static var linear: _NamedControlStyle { .init(name: "linear") }
  /// As a circle.
  public static var circular: _NamedControlStyle { .init(name: "circular") }
}

extension FormStyle where Self == _NamedControlStyle {
  /// As the place asks for.
  public static var automatic: _NamedControlStyle { .init(name: "automatic") }
  /// In columns.
  public static var columns: _NamedControlStyle { .init(name: "columns") }
  /// In groups.
  public static var grouped: _NamedControlStyle { .init(name: "grouped") }
}

extension DatePickerStyle where Self == _NamedControlStyle {
  /// As the place asks for.
  public static var automatic: _NamedControlStyle { .init(name: "automatic") }
  /// As a button.
  public static var compact: _NamedControlStyle { .init(name: "compact") }
  /// As a calendar.
  public static var graphical: _NamedControlStyle { .init(name: "graphical") }
  /// As wheels.
  public static var wheel: _NamedControlStyle { .init(name: "wheel") }
}

extension MenuStyle where Self == _NamedControlStyle {
  /// As the place asks for.
  public static var automatic: _NamedControlStyle { .init(name: "automatic") }
  /// As a button.
  public static var button: _NamedControlStyle { .init(name: "button") }
}
