/// Something that SwiftUI would log while a view is used.
public struct Warning: Codable, Hashable, Sendable {
  /// The rule that was broken.
  public struct Rule: RawRepresentable, Codable, Hashable, Sendable {
    /// The rule's name in lower case with hyphens, such as `no-destination`.
    public let rawValue: String

    /// Makes a rule of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Something is to be presented over a view that presents something else.
    public static let alreadyPresenting = Rule(rawValue: "already-presenting")
    /// Tasks go on and on without any time going by.
    public static let endlessWork = Rule(rawValue: "endless-work")
    /// Actions answer changes with changes without an end.
    public static let endlessUpdate = Rule(rawValue: "endless-update")
    /// A value without a destination for its type.
    public static let noDestination = Rule(rawValue: "no-destination")
    /// The height that is bound is none of those that the sheet can have.
    public static let unknownDetent = Rule(rawValue: "unknown-detent")
    /// A destination for a type that another view declares already.
    public static let repeatedDestination = Rule(rawValue: "repeated-destination")
    /// A destination inside a container that makes its views when they come into sight.
    public static let lazyDestination = Rule(rawValue: "lazy-destination")
    /// A destination outside of a stack or split view.
    public static let misplacedDestination = Rule(rawValue: "misplaced-destination")
    /// A destination on a pushed screen of a stack whose path is of one type.
    public static let destinationBelowRoot = Rule(rawValue: "destination-below-root")
    /// Two destinations of one screen present at once.
    public static let conflictingDestinations = Rule(rawValue: "conflicting-destinations")
    /// A stack in a screen of another stack.
    public static let nestedStack = Rule(rawValue: "nested-stack")
    /// A split view in a stack.
    public static let splitInStack = Rule(rawValue: "split-in-stack")
    /// A tab view is to show a value that no tab has.
    public static let unknownSelection = Rule(rawValue: "unknown-selection")
    /// A selection that no tag carries.
    public static let invalidSelection = Rule(rawValue: "invalid-selection")
    /// The surroundings that a preview asks for could not be made.
    public static let failedPreview = Rule(rawValue: "failed-preview")
    /// Two elements of a `ForEach` have one identity.
    public static let repeatedIdentity = Rule(rawValue: "repeated-identity")
  }

  /// The rule that was broken.
  public let rule: Rule
  /// What happened, in a sentence.
  public let message: String

  /// Makes a warning.
  public init(rule: Rule, message: String) {
    self.rule = rule
    self.message = message
  }
}
