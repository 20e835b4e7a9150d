package import Testing

/// Marks the test of one rule of SwiftUI's behaviour: its number, how sure it is, and where it is from.
package struct RuleTrait: TestTrait {
  /// How sure a rule is.
  package enum Confidence {
    /// Apple's documentation says so.
    case documented
    /// Developers measured or reported it.
    case reported
    /// The compiler or the runtime shows it.
    case measured
    /// Nobody knows; the library does it in one documented way.
    case open
  }

  package let number: Int
  package let confidence: Confidence
  package let source: String
}

extension Trait where Self == RuleTrait {
  /// `@Test(.rule(1, .documented, "developer.apple.com/documentation/swiftui/navigationlink"))`
  package static func rule(_ number: Int, _ confidence: RuleTrait.Confidence, _ source: String) -> RuleTrait {
    RuleTrait(number: number, confidence: confidence, source: source)
  }
}
