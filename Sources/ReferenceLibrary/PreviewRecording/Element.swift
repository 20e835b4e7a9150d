/// A piece of a screen: what it is, what it says, and what is in it.
public struct Element: Codable, Hashable, Sendable, Identifiable {
  /// What an element is to a reader.
  public struct Role: RawRepresentable, Codable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Makes a role of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A visual modifier, as it was recorded.
  public struct Look: Codable, Hashable, Sendable {
    /// One argument of the modifier.
    public struct Argument: Codable, Hashable, Sendable {
      /// Its label, if it has one.
      public var label: String?
      /// Its value in words.
      public var value: String

      /// Makes an argument.
      public init(label: String?, value: String) {
        self.label = label
        self.value = value
      }
    }

    /// The modifier's name as written in code.
    public var name: String
    /// The arguments in order.
    public var arguments: [Argument]
    /// The view that the modifier brings along.
    public var attachment: [Element]

    /// Makes a look.
    public init(name: String, arguments: [Argument] = [], attachment: [Element] = []) {
      self.name = name
      self.arguments = arguments
      self.attachment = attachment
    }
  }

  /// Names the element for actions; the same from update to update while the view keeps its identity.
  public package(set) var id: String
  /// What it is.
  public var role: Role
  /// What it says itself.
  public var text: String?
  /// The value of a control.
  public var value: String?
  /// The words in an empty field.
  public var prompt: String?
  /// What a control is called whose label is not seen.
  public var hiddenLabel: String?
  /// The name of a symbol or picture.
  public var symbol: String?
  /// The role of a button: `destructive`, `cancel`, `confirm`, `close`.
  public var purpose: String?
  /// Whether the reader can act on it.
  public var isEnabled = true
  /// Whether it is selected, on or focused.
  public var isSelected = false
  /// Whether it is open; nil for what cannot be folded away.
  public var isExpanded: Bool?
  /// Whether the rows of a list are being edited.
  public var isEditing = false
  /// Whether it has the focus of the keyboard.
  public var isFocused = false
  /// What it says to assistive technologies, where code says so.
  public var accessibility: Accessibility?
  /// The visual modifiers, innermost first.
  public var looks: [Look] = []
  /// The names of its further actions: swipes, the context menu.
  public var actions: [String] = []
  /// What is in it.
  public var children: [Element] = []
  /// The screen of a pane, with a bar of its own; nothing for all other elements.
  public var panes: [Screen] = []

  /// Makes an element.
  public init(id: String, role: Role, text: String? = nil, children: [Element] = []) {
    self.id = id
    self.role = role
    self.text = text
    self.children = children
  }

  /// What it says, with everything in it, in order; without what is to choose from and what a menu holds.
  public var fullText: String {
    let inner =
      role == .text ? [] : children.filter { $0.role != .menuItems && (role != .picker || $0.role != .option) }
    return ([text, hiddenLabel].compactMap { $0 } + inner.map(\.fullText)).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// What it is called: the accessibility label, or all its words.
  public var name: String { accessibility?.label ?? fullText }

  /// The element and everything in it, behind it and over it, outermost first.
  public var all: [Element] {
    // What lies behind or over an element, or beside it at an edge, is seen and touched as it is.
    let attached = looks.filter { ["background", "overlay", "safeAreaInset", "safeAreaBar"].contains($0.name) }
    return [self] + (children + attached.flatMap(\.attachment)).flatMap(\.all) + panes.flatMap(\.elements)
  }
}

extension Element.Role {
  /// Words.
  public static let text = Self(rawValue: "text")
  /// A picture.
  public static let image = Self(rawValue: "image")
  /// A title with a picture.
  public static let label = Self(rawValue: "label")
  /// Something that acts when tapped.
  public static let button = Self(rawValue: "button")
  /// Something that leads to another screen.
  public static let navigationLink = Self(rawValue: "navigationLink")
  /// Something that opens an address.
  public static let link = Self(rawValue: "link")
  /// A switch.
  public static let toggle = Self(rawValue: "toggle")
  /// A field for a line of text.
  public static let textField = Self(rawValue: "textField")
  /// A field whose text is hidden.
  public static let secureField = Self(rawValue: "secureField")
  /// A field for text of many lines.
  public static let textEditor = Self(rawValue: "textEditor")
  /// A choice of one among several.
  public static let picker = Self(rawValue: "picker")
  /// One of the things to choose.
  public static let option = Self(rawValue: "option")
  /// A value on a line.
  public static let slider = Self(rawValue: "slider")
  /// A value with steps up and down.
  public static let stepper = Self(rawValue: "stepper")
  /// A choice of a date.
  public static let datePicker = Self(rawValue: "datePicker")
  /// A choice of a colour.
  public static let colorPicker = Self(rawValue: "colorPicker")
  /// Work that goes on.
  public static let progress = Self(rawValue: "progress")
  /// A value between limits.
  public static let gauge = Self(rawValue: "gauge")
  /// A button with a list of actions.
  public static let menu = Self(rawValue: "menu")
  /// What a menu holds.
  public static let menuItems = Self(rawValue: "menuItems")
  /// Content that can be folded away.
  public static let disclosure = Self(rawValue: "disclosure")
  /// Rows one below the other.
  public static let list = Self(rawValue: "list")
  /// Controls in groups.
  public static let form = Self(rawValue: "form")
  /// Rows under a heading.
  public static let section = Self(rawValue: "section")
  /// The heading of a section.
  public static let header = Self(rawValue: "header")
  /// The text below a section.
  public static let footer = Self(rawValue: "footer")
  /// One row of a list.
  public static let row = Self(rawValue: "row")
  /// A group with a title.
  public static let group = Self(rawValue: "group")
  /// Views side by side.
  public static let horizontal = Self(rawValue: "horizontal")
  /// Views one below the other.
  public static let vertical = Self(rawValue: "vertical")
  /// Views one over the other.
  public static let layers = Self(rawValue: "layers")
  /// Views in columns.
  public static let grid = Self(rawValue: "grid")
  /// A row of a grid.
  public static let gridRow = Self(rawValue: "gridRow")
  /// Content larger than its place.
  public static let scroll = Self(rawValue: "scroll")
  /// Pages that are turned one by one.
  public static let pages = Self(rawValue: "pages")
  /// A thin line.
  public static let divider = Self(rawValue: "divider")
  /// Free space.
  public static let spacer = Self(rawValue: "spacer")
  /// A figure or a colour.
  public static let shape = Self(rawValue: "shape")
  /// A label with a value beside it.
  public static let labeledContent = Self(rawValue: "labeledContent")
  /// A stack beside other stacks on one screen; tapping it goes back in it.
  public static let pane = Self(rawValue: "pane")
  /// A page that says why there is nothing.
  public static let unavailable = Self(rawValue: "unavailable")
}
