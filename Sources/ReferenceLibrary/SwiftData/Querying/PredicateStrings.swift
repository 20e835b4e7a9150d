public import Foundation

// What `#Predicate` makes of the string comparisons that Foundation has on Apple's systems only.
@available(iOS 17.0, *)
extension PredicateExpressions {
  /// Whether a text contains another, without regard to case and accents.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedstandardcontains)
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// What it may contain.
    public let other: Other

    /// Compares two expressions.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedstandardcontains)
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Whether the text contains the other.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedstandardcontains)
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// How two texts compare in the order of a language.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedcompare)
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other

    /// Compares two expressions.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedcompare)
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// How the texts compare.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedcompare)
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).localizedCompare(other.evaluate(bindings))
    }
  }

  /// How two texts compare without regard to case.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/predicateexpressions/stringcaseinsensitivecompare)
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other

    /// Compares two expressions.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/predicateexpressions/stringcaseinsensitivecompare)
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// How the texts compare.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/predicateexpressions/stringcaseinsensitivecompare)
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).caseInsensitiveCompare(other.evaluate(bindings))
    }
  }

  /// What `#Predicate` makes of `localizedStandardContains(_:)`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/predicateexpressions)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// What `#Predicate` makes of `localizedCompare(_:)`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/predicateexpressions)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }

  /// What `#Predicate` makes of `caseInsensitiveCompare(_:)`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/predicateexpressions)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }
}

@available(iOS 17.0, *)
extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
@available(iOS 17.0, *)
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
@available(iOS 17.0, *)
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}
@available(iOS 17.0, *)
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
@available(iOS 17.0, *)
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
@available(iOS 17.0, *)
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
@available(iOS 17.0, *)
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
@available(iOS 17.0, *)
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
@available(iOS 17.0, *)
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}
