/// What a view is, for assistive technologies.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytraits)
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  package var names: Set<String> = []

  /// Makes an empty set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytraits/init())
  public init() {}

  private init(_ name: String) {
    names = [name]
  }

  /// A button.
  public static let isButton = AccessibilityTraits("isButton")
  /// A heading.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// Selected.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// A link.
  public static let isLink = AccessibilityTraits("isLink")
  /// A search field.
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// An image.
  public static let isImage = AccessibilityTraits("isImage")
  /// Something that plays sounds.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// A summary of the app's state.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// Something that starts media.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// Something that takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// Something that turns a page.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// Something that shuts out what lies behind it.
  public static let isModal = AccessibilityTraits("isModal")
  /// A toggle.
  @available(iOS 17.0, *)
  public static let isToggle = AccessibilityTraits("isToggle")
  /// A tab bar.
  @available(iOS 17.0, *)
  public static let isTabBar = AccessibilityTraits("isTabBar")

  /// Whether a trait is in the set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytraits/contains(_:))
  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.names.isSubset(of: names)
  }

  /// The traits in either set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytraits/union(_:))
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formUnion(other.names) }
  }

  /// The traits in both sets.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytraits/intersection(_:))
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formIntersection(other.names) }
  }

  /// The traits in one set alone.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytraits/symmetricdifference(_:))
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formSymmetricDifference(other.names) }
  }

  /// Adds traits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytraits/insert(_:))
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }

  /// Takes traits away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytraits/remove(_:))
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    names.subtract(member.names)
    return removed.names.isEmpty ? nil : removed
  }

  /// Adds traits, in place of equal ones.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytraits/update(with:))
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Adds the traits of another set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytraits/formunion(_:))
  public mutating func formUnion(_ other: AccessibilityTraits) {
    names.formUnion(other.names)
  }

  /// Keeps the traits of another set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytraits/formintersection(_:))
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }

  /// Keeps the traits that are in one set alone.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytraits/formsymmetricdifference(_:))
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }

  private func with(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
    var copy = self
    change(&copy.names)
    return copy
  }
}
