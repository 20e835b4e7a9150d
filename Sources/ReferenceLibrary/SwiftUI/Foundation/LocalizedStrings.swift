public import Foundation

extension String {
  /// The localised string that a resource stands for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/string/init(localized:))
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.text(
      table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale, key: resource.key)
  }

  /// The localised string of a key, with the values that stand in it; the key itself where no table holds it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:))
  @available(iOS 15.0, *)
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(table: table, bundle: bundle, locale: locale)
  }

  /// The localised string of a key; `defaultValue` where no table holds it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/string/init(localized:defaultvalue:table:bundle:locale:comment:))
  @available(iOS 15.0, *)
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(table: table, bundle: bundle, locale: locale, key: "\(key)")
  }
}

extension AttributedString {
  /// The localised string of a key, with its Markdown turned into attributes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/init(localized:options:table:bundle:locale:comment:))
  @available(iOS 15.0, *)
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = keyAndValue.text(table: table, bundle: bundle, locale: locale ?? .current)
    self = InlineMarkdown(text).attributedString()
  }

  /// The localised string that a resource stands for, with its Markdown turned into attributes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/init(localized:))
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = InlineMarkdown(String(localized: resource)).attributedString()
  }

  /// How a localised string is put together.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/formattingoptions)
  @available(iOS 15.0, *)
  public struct FormattingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/formattingoptions/init(rawvalue:))
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Marks which part of the string came from which value; here it changes nothing.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }
}
