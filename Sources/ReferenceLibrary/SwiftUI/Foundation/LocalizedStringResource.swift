public import Foundation

/// A reference to a localised string: its key, its table and the value it has where no table holds it.
///
/// Foundation on this system lacks it.
///
/// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource)
@available(iOS 16.0, *)
public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
  /// A literal for it is put together like one for a value.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// Where the tables are.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource/bundledescription)
  public enum BundleDescription: Hashable, Codable, Sendable {
    /// In the app.
    case main
    /// In the bundle at an address.
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: .main
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The string's key.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource/key)
  public let key: String
  /// The value where no table holds the key.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource/defaultvalue)
  public let defaultValue: String.LocalizationValue
  /// The table that holds it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource/table)
  public let table: String?
  /// The language to look it up for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource/locale)
  public var locale: Locale
  /// Where the tables are.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource/bundle)
  public let bundle: BundleDescription

  /// Makes a reference of a key, which is also the value where no table holds it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource/init(_:table:locale:bundle:comment:))
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Makes a reference of a key and a value for where no table holds it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource/init(_:defaultvalue:table:locale:bundle:comment:))
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Makes a reference of a literal.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource/init(stringliteral:))
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Makes a reference of a literal with interpolations.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource/init(stringinterpolation:))
  public init(stringInterpolation: StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// Something that can say itself as a localised string.
///
/// [Apple's page](https://developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible)
@available(iOS 16.0, *)
public protocol CustomLocalizedStringResourceConvertible {
  /// The localised string.
  var localizedStringResource: LocalizedStringResource { get }
}
