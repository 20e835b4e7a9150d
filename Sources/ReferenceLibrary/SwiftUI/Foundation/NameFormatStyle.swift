public import Foundation

@available(iOS 15.0, *)
extension PersonNameComponents {
  /// Writes a person's name.
  ///
  /// Foundation on this system lacks it; the order of the parts is that of the Latin script.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle)
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the name is written.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/style)
    public enum Style: Hashable, Codable, Sendable {
      /// The nickname, or else the given name.
      case short
      /// The given and the family name.
      case medium
      /// All parts.
      case long
      /// The first letters.
      case abbreviated
    }

    /// How much of the name is written.
    public var style: Style

    /// Makes a style.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/init(style:))
    public init(style: Style = .medium) {
      self.style = style
    }

    /// Writes a name.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/format(_:))
    public func format(_ value: PersonNameComponents) -> String {
      let parts: [String?] =
        switch style {
        case .short: [value.nickname ?? value.givenName ?? value.familyName]
        case .medium: [value.givenName, value.familyName]
        case .long: [value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix]
        case .abbreviated: [value.givenName, value.familyName].map { $0.map { String($0.prefix(1)) } }
        }
      return parts.compactMap(\.self).joined(separator: style == .abbreviated ? "" : " ")
    }
  }

  /// Writes the given and the family name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/personnamecomponents/formatted())
  public func formatted() -> String {
    FormatStyle().format(self)
  }

  /// Writes the name as a style says.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/personnamecomponents/formatted(_:))
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

@available(iOS 15.0, *)
extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes a person's name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/formatstyle/name(style:))
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

@available(iOS 16.0, *)
extension URL {
  /// The address as text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/url/formatted())
  public func formatted() -> String {
    absoluteString
  }
}
