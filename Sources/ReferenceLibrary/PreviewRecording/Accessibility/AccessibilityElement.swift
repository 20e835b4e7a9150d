/// What assistive technologies know of a piece of a screen: an element that is read as one, or a container of elements.
public struct AccessibilityElement: Codable, Hashable, Sendable {
  /// What an element is, in the order in which it is spoken.
  public enum Trait: String, Codable, Hashable, Sendable, CaseIterable {
    /// It is the selected one.
    case selected
    /// It cannot be used now.
    case notEnabled
    /// A button.
    case button
    /// The button that leads back.
    case backButton
    /// A button that opens a menu or a choice.
    case popUpButton
    /// A switch.
    case toggle
    /// A link.
    case link
    /// An image.
    case image
    /// A field for text.
    case textField
    /// A field whose text is hidden.
    case secureTextField
    /// A field in which the reader searches.
    case searchField
    /// The field that the reader is typing into.
    case editing
    /// A value that a swipe up or down changes.
    case adjustable
    /// A tab of a tab bar.
    case tab
    /// A heading.
    case header
    /// Text that does not change.
    case staticText
    /// A key of a keyboard.
    case keyboardKey
    /// A summary of the app's state.
    case summary
    /// It plays sounds.
    case playsSound
    /// It starts media.
    case startsMediaSession
    /// It changes often.
    case updatesFrequently
    /// It takes touches directly.
    case allowsDirectInteraction
    /// It turns a page.
    case causesPageTurn
    /// It shuts out what lies behind it.
    case modal
  }

  /// What a container holds.
  public enum Container: String, Codable, Hashable, Sendable {
    /// The bar with the title.
    case navigationBar
    /// The bar below the content.
    case toolbar
    /// The bar of tabs.
    case tabBar
    /// The rows of a list.
    case list
    /// A column of a split view, or a stack beside others.
    case column
    /// Elements that belong together.
    case group
  }

  /// The place among several that belong together.
  public struct Position: Codable, Hashable, Sendable {
    /// The place, from 1.
    public var index: Int
    /// How many there are.
    public var count: Int

    /// Makes a place.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// The element of the screen that it is read of; nil for what the system adds.
  public var id: Element.ID?
  /// What it is called.
  public var label: String
  /// The value that it has.
  public var value: String?
  /// What happens when it is used.
  public var hint: String?
  /// The name for tests; never spoken.
  public var identifier: String?
  /// What it is.
  public var traits: [Trait] = []
  /// The place among several that belong together.
  public var position: Position?
  /// The level of a heading from 1 to 6.
  public var headingLevel: Int?
  /// What a speaker can call it.
  public var inputLabels: [String] = []
  /// The names of further actions.
  public var actions: [String] = []
  /// Whether it has the cursor of assistive technologies.
  public var isFocused = false
  /// What it holds; nil for an element that is read as one.
  public var container: Container?
  /// The elements of a container, in the order in which they are read.
  public var children: [AccessibilityElement] = []

  /// Makes an element.
  public init(id: Element.ID? = nil, label: String, traits: [Trait] = []) {
    self.id = id
    self.label = label
    self.traits = traits
  }

  /// Makes a container.
  public init(_ container: Container, label: String = "", children: [AccessibilityElement]) {
    self.label = label
    self.container = container
    self.children = children
  }

  /// The elements that are read as one, in order.
  public var leaves: [AccessibilityElement] {
    container == nil ? [self] : children.flatMap(\.leaves)
  }
}
