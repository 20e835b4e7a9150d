/// What code says about an element to assistive technologies.
public struct Accessibility: Codable, Hashable, Sendable {
  /// What becomes of the elements inside.
  public enum Children: String, Codable, Hashable, Sendable {
    /// They are left out.
    case ignore
    /// They are elements in a container.
    case contain
    /// They become one element with this one.
    case combine
  }

  /// What the element is called.
  public var label: String?
  /// The value that it has.
  public var value: String?
  /// What happens when it is used.
  public var hint: String?
  /// The name for tests; never spoken.
  public var identifier: String?
  /// The names of the traits that code adds.
  public var traits: [String] = []
  /// The names of the traits that code takes away.
  public var removedTraits: [String] = []
  /// Whether it is left out.
  public var isHidden: Bool?
  /// What becomes of the elements inside; nil where code does not say.
  public var children: Children?
  /// Greater numbers come first among siblings.
  public var sortPriority: Double?
  /// What a speaker can call it.
  public var inputLabels: [String] = []
  /// The level of a heading from 1 to 6.
  public var headingLevel: Int?
  /// Whether it has the cursor of assistive technologies.
  public var isFocused = false
  /// The names of further actions.
  public var actions: [String] = []

  /// Makes a description that says nothing.
  public init() {}
}
