public import Foundation

/// A text's key in the tables of translations; a literal with interpolations makes one.
///
/// Without tables it reads as its own format with the arguments filled in.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey)
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  /// The key as it stands in a table: interpolations are `%@`, `%lld`, `%lf`.
  package let key: String
  /// The text for a reader when no table has the key.
  package let resolved: String

  /// Makes a key.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/init(_:))
  public init(_ value: String) {
    key = value
    resolved = value
  }

  /// Makes a key of a literal without interpolations.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/init(stringliteral:))
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key of a literal with interpolations.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/init(stringinterpolation:))
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    resolved = stringInterpolation.resolved
  }

  /// Collects the parts of a literal.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation)
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var resolved = ""

    /// Makes room for a literal.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/init(literalcapacity:interpolationcount:))
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 3)
    }

    /// Adds literal text.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendliteral(_:))
    public mutating func appendLiteral(_ literal: String) {
      key += literal
      resolved += literal
    }

    /// Adds a string.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ string: String) {
      append("%@", string)
    }

    /// Adds part of a string.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", String(string))
    }

    /// Adds a number.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(T._specifier, value._plainDescription)
    }

    /// Adds a number with a specifier such as `%.2f`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:specifier:))
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, String(format: specifier, value._arg))
    }

    /// Adds a text view's text.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", text.plainText)
    }

    /// Adds an attributed string's text.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", String(attributedString.characters))
    }

    /// Adds a value as a format style writes it.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:format:))
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", format.format(input))
    }

    /// Adds a date.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:style:))
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", style.text(of: date))
    }

    /// Adds a localised string.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", String(localized: resource))
    }

    /// Adds an image; it has no text.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", "")
    }

    private mutating func append(_ specifier: String, _ text: String) {
      key += specifier
      resolved += text
    }
  }
}

extension LocalizedStringKey: Equatable {}
extension LocalizedStringKey: @unchecked Sendable {}

/// A number that can stand in a localised text.
public protocol _FormatSpecifiable: Equatable {
  /// The number as an argument of a format.
  var _arg: any CVarArg { get }
  /// The number as plain text.
  var _plainDescription: String { get }
  /// The specifier of this kind of number.
  static var _specifier: String { get }
}

extension _FormatSpecifiable where Self: BinaryInteger, Self: CVarArg {
  /// The number itself.
  public var _arg: any CVarArg { self }
  /// Its digits.
  public var _plainDescription: String { String(self) }
  /// `%lld`, or `%llu` without a sign.
  public static var _specifier: String { isSigned ? "%lld" : "%llu" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  /// The number as a double.
  public var _arg: any CVarArg { Double(self) }
  /// Six digits behind the point.
  public var _plainDescription: String { String(format: "%f", Double(self)) }
  /// `%f`.
  public static var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The number itself.
  public var _arg: any CVarArg { self }
  /// Six digits behind the point.
  public var _plainDescription: String { String(format: "%f", self) }
  /// `%lf`.
  public static var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number as a double.
  public var _arg: any CVarArg { Double(self) }
  /// Six digits behind the point.
  public var _plainDescription: String { String(format: "%f", Double(self)) }
  /// `%lf`.
  public static var _specifier: String { "%lf" }
}
