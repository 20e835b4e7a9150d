public import Foundation

extension String {
  /// A key in the tables of translations with the values that stand in it; a literal makes one.
  ///
  /// Foundation on this system lacks it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue)
  @available(iOS 15.0, *)
  public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key as it stands in a table: interpolations are `%@`, `%lld`, `%lf`.
    package let key: String
    /// The values that stand in it.
    package let arguments: [LocalizedArgument]

    /// Makes a value of a key.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/init(_:))
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Makes a value of a literal without interpolations.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/init(stringliteral:))
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Makes a value of a literal with interpolations.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/init(stringinterpolation:))
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The text in a language; the key itself where no table has it.
    func text(table: String?, bundle: Bundle?, locale: Locale, key: String? = nil) -> String {
      let format = (bundle ?? .main).localizedString(forKey: key ?? self.key, value: self.key, table: table)
      return arguments.isEmpty ? format : LocalizedFormat(format: format).filled(with: arguments, in: locale)
    }
  }
}

@available(iOS 15.0, *)
extension String.LocalizationValue {
  /// Collects the parts of a literal.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation)
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key = ""
    fileprivate var arguments: [LocalizedArgument] = []

    /// Makes room for a literal.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation/init(literalcapacity:interpolationcount:))
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 3)
    }

    /// Adds literal text.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation/appendliteral(_:))
    public mutating func appendLiteral(_ literal: String) {
      key += literal
    }

    /// Adds a string.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .text(string))
    }

    /// Adds a string of any kind.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ string: some StringProtocol) {
      append("%@", .text(String(string)))
    }

    /// Adds a number.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(T._specifier, Self.argument(value))
    }

    /// Adds a number with a specifier such as `%.2f`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation/appendinterpolation(_:specifier:))
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, Self.argument(value))
    }

    /// Adds an attributed string's text.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(String(attributedString.characters)))
    }

    /// Adds a value as a format style writes it.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation/appendinterpolation(_:format:))
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(format.format(input)))
    }

    /// Adds a localised string.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(String(localized: resource)))
    }

    private mutating func append(_ specifier: String, _ argument: LocalizedArgument) {
      key += specifier
      arguments.append(argument)
    }

    private static func argument(_ value: some _FormatSpecifiable) -> LocalizedArgument {
      switch value._arg {
      case let number as Double: .decimal(number)
      case let number as any BinaryInteger where type(of: number).isSigned: .integer(Int64(number))
      case let number as any BinaryInteger: .unsigned(UInt64(number))
      default: .text(value._plainDescription)
      }
    }
  }
}
