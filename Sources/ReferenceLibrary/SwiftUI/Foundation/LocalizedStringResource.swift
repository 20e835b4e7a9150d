public import Foundation

/// A reference to a localised string: its key and the value it has where no table holds it.
///
/// Foundation on this system lacks it.
///
/// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource)
@available(iOS 16.0, *)
public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
  /// The string's key.
  public let key: String
  /// The table that holds it.
  public let table: String?
  /// The language to look it up for.
  public var locale: Locale

  /// Makes a reference of a key, which is also the value where no table holds it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource/init(_:table:locale:comment:))
  public init(
    _ key: String, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.key = key
    self.table = table
    self.locale = locale
  }

  /// Makes a reference of a literal.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/localizedstringresource/init(stringliteral:))
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension String {
  /// The localised string that a resource stands for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/string)
  @available(iOS 16.0, *)
  public init(localized resource: LocalizedStringResource) {
    self = Bundle.main.localizedString(forKey: resource.key, value: resource.key, table: resource.table)
  }

  /// The localised string of a key; the key itself where no table holds it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/string)
  @available(iOS 15.0, *)
  public init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = (bundle ?? Bundle.main).localizedString(forKey: key, value: key, table: table)
  }
}
