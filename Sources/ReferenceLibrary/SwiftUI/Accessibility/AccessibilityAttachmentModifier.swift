/// One thing that a view says about itself to assistive technologies: the one mechanism behind the accessibility
/// modifiers.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityattachmentmodifier)
public struct AccessibilityAttachmentModifier {
  package enum Attribute {
    case label(Text)
    case hint(Text)
    case value(Text)
    case identifier(String)
    case hidden(Bool)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case children(AccessibilityChildBehavior)
    case sortPriority(Double)
    case inputLabels([Text])
    case heading(AccessibilityHeadingLevel)
    case action(AccessibilityActionKind, @MainActor () -> Void)
    case namedAction(Text, @MainActor () -> Void)
    case adjustable((AccessibilityAdjustmentDirection) -> Void)
    case scroll((Edge) -> Void)
    case zoom((AccessibilityZoomGestureAction) -> Void)
    case customContent(Text, Text?)
    case respondsToUserInteraction(Bool)
    /// What is not enabled.
    case nothing
  }

  package let attribute: Attribute

  package init(_ attribute: Attribute) {
    self.attribute = attribute
  }
}

extension AccessibilityAttachmentModifier: PrimitiveModifier {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// What becomes of the elements in an element.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package let name: String
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay elements in a container.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The level of a heading.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel)
@available(iOS 15.0, *)
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// None.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}

/// An action of assistive technologies.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityactionkind)
public struct AccessibilityActionKind: Equatable, Sendable {
  package let name: String
  /// A double tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The gesture that closes something.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The gesture of two fingers.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// The direction of a change of a value.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection)
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
