/// What a reader has in front of them: bars, content and what is presented over it.
public struct Screen: Codable, Hashable, Sendable {
  /// How the title of a screen is set.
  public enum TitleDisplayMode: String, Codable, Hashable, Sendable {
    /// As on the screen before; large on the first one.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar, in large letters.
    case large
    /// In the bar, in large letters.
    case inlineLarge
  }

  /// The title in the navigation bar.
  public var title: String?
  /// The line below the title.
  public var subtitle: String?
  /// How the title is set.
  public var titleDisplayMode: TitleDisplayMode = .automatic
  /// The words of the back button: the title of the screen below; nil where there is no button.
  public var backButton: String?
  /// Whether the screen has a navigation bar that can be seen.
  public var hasNavigationBar = false
  /// How many screens lie below this one in its stack.
  public var depth = 0
  /// The buttons and other views in the bars.
  public var toolbar: [BarItem] = []
  /// The search field, if the screen can be searched.
  public var search: SearchField?
  /// What the screen shows between its bars.
  public var content: [Element] = []
  /// The bar of tabs.
  public var tabBar: TabBar?
  /// The columns of a split view that stand side by side, each a screen of its own.
  public var columns: [Column] = []
  /// What is presented over the screen: a sheet, an alert; one at a time as a rule.
  public var presented: [Presented] = []

  /// Makes an empty screen.
  public init() {}

  /// All elements, those in bars included, in the order in which they are read; not those of what is presented over it.
  public var elements: [Element] {
    let bars = toolbar.flatMap(\.content) + (search?.suggestions ?? []) + (search?.scopes ?? [])
    let aroundTabs = tabBar.map { $0.sidebarHeader + $0.sidebarFooter + $0.accessory } ?? []
    return (bars + content + aroundTabs).flatMap(\.all) + columns.flatMap(\.screen.elements)
  }

  /// The screens of stacks that stand beside each other, in the order in which they are read.
  public var panes: [Screen] { elements.flatMap(\.panes) }

  /// All elements that a reader can touch, those in front first: what is presented covers what is below, unless it
  /// stands beside it or lets touches through.
  public var reachable: [Element] {
    guard let top = presented.last(where: { !$0.isBeside }) else {
      return elements + presented.flatMap(\.screen.reachable)
    }
    guard top.allowsBackgroundInteraction else { return top.screen.reachable }
    return top.screen.reachable + elements + presented.filter(\.isBeside).flatMap(\.screen.reachable)
  }

  /// The screen that takes the reader's touches: the one presented last, or this one.
  public var front: Screen {
    presented.last(where: { !$0.isBeside })?.screen.front ?? self
  }
}

/// A column of a split view.
public struct Column: Codable, Hashable, Sendable {
  /// Which column it is.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// The first column.
    case sidebar
    /// The column in the middle.
    case content
    /// The last column.
    case detail
  }

  /// Which column it is.
  public var kind: Kind
  /// What it shows.
  public var screen: Screen

  /// Makes a column.
  public init(kind: Kind, screen: Screen) {
    self.kind = kind
    self.screen = screen
  }
}

/// A view in a bar.
public struct BarItem: Codable, Hashable, Sendable {
  /// Where it stands, by the name in `ToolbarItemPlacement`.
  public var placement: String
  /// What it shows.
  public var content: [Element]

  /// Makes an item.
  public init(placement: String, content: [Element]) {
    self.placement = placement
    self.content = content
  }
}

/// The field in which a screen is searched.
public struct SearchField: Codable, Hashable, Sendable {
  /// Names the field for actions.
  public var id: Element.ID
  /// What is searched for.
  public var text: String
  /// The words in the empty field.
  public var prompt: String?
  /// The tokens beside the text.
  public var tokens: [Element] = []
  /// Whether the reader is searching.
  public var isActive = false
  /// What is offered below the field.
  public var suggestions: [Element] = []
  /// The scopes to choose from.
  public var scopes: [Element] = []

  /// Makes a field.
  public init(id: Element.ID, text: String, prompt: String?) {
    self.id = id
    self.text = text
    self.prompt = prompt
  }
}

/// A bar of tabs, or the sidebar that takes its place where there is room.
public struct TabBar: Codable, Hashable, Sendable {
  /// One tab.
  public struct Item: Codable, Hashable, Sendable {
    /// Names the tab for actions.
    public var id: Element.ID
    /// The words of the tab.
    public var title: String
    /// The name of its symbol.
    public var symbol: String?
    /// Whether its screen shows.
    public var isSelected: Bool
    /// The number or text in its badge.
    public var badge: String?
    /// The role by its name in `TabRole`.
    public var role: String?
    /// Whether the reader can choose it.
    public var isEnabled = true
    /// The name for tests; never spoken.
    public var identifier: String?
    /// The heading of the section that it stands under; in a sidebar only.
    public var section: String?

    /// Makes a tab.
    public init(id: Element.ID, title: String, isSelected: Bool) {
      self.id = id
      self.title = title
      self.isSelected = isSelected
    }
  }

  /// The tabs, in order.
  public var items: [Item] = []
  /// Whether the bar can be seen.
  public var isHidden = false
  /// Whether the tabs stand in a sidebar.
  public var isSidebar = false
  /// The view above the bar.
  public var accessory: [Element] = []
  /// What stands above the tabs of a sidebar.
  public var sidebarHeader: [Element] = []
  /// What stands below the tabs of a sidebar.
  public var sidebarFooter: [Element] = []

  /// Makes a bar without tabs.
  public init() {}
}

/// Something presented over a screen.
public struct Presented: Codable, Hashable, Sendable {
  /// How it is presented.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// A card from below.
    case sheet
    /// A screen over everything.
    case fullScreenCover
    /// A bubble at its source.
    case popover
    /// A column at the trailing edge.
    case inspector
    /// A question in the middle of the screen.
    case alert
    /// Choices at their source.
    case confirmationDialog
  }

  /// How it is presented.
  public var kind: Kind
  /// What it shows; the actions of an alert or a dialog are its buttons.
  public var screen: Screen
  /// The element that a popover or dialog belongs to and stands beside; nil where that is no single one.
  public var source: Element.ID?
  /// The text below the title of an alert or a dialog.
  public var message: [Element] = []
  /// The heights that a sheet can have.
  public var detents: [String] = []
  /// The height that it has.
  public var selectedDetent: String?
  /// Whether the screen below a sheet can be used as well.
  public var allowsBackgroundInteraction = false
  /// Whether the reader can close it by a gesture.
  public var canBeDismissedByGesture = true

  /// Makes something presented.
  public init(kind: Kind, screen: Screen) {
    self.kind = kind
    self.screen = screen
  }

  /// Whether it stands beside the screen instead of over it.
  public var isBeside: Bool { kind == .inspector }
}
