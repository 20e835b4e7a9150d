/// Menus of an app, for keyboards and large screens.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/commands)
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol Commands {
  /// The kind of commands that describe these.
  associatedtype Body: Commands
  /// The commands that describe these.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Commands that the library evaluates itself.
@MainActor @preconcurrency
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { primitiveHasNoBody(Self.self) }
}

extension Never: Commands {}

/// Makes commands of the statements of a closure.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/commandsbuilder)
@available(iOS 14.0, *)
@resultBuilder
public struct CommandsBuilder {
  /// A single expression.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandsbuilder/buildexpression(_:))
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }

  /// Refuses an expression that is no command, in Apple's words.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandsbuilder/buildexpression(_:))
  @available(*, unavailable, message: "this expression does not conform to 'Commands'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some Commands {
    EmptyCommands()
  }

  /// No statement.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandsbuilder/buildblock())
  public static func buildBlock() -> EmptyCommands {
    EmptyCommands()
  }

  /// One statement.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandsbuilder/buildblock(_:))
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content {
    content
  }

  /// Several statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandsbuilder/buildblock(_:))
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    var list: [any Commands] = []
    for commands in repeat each content { list.append(commands) }
    return CommandList(list: list)
  }
}

/// Several commands in a row.
nonisolated package struct CommandList: PrimitiveCommands {
  package typealias Body = Never
  package let list: [any Commands]
}

/// No commands.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/emptycommands)
@available(iOS 14.0, *)
public struct EmptyCommands {
  /// Makes no commands.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/emptycommands/init())
  public init() {}
}

extension EmptyCommands: PrimitiveCommands {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A menu.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/commandmenu)
@available(iOS 14.0, *)
public struct CommandMenu<Content: View> {
  package let name: Text
  package let content: Content

  /// Makes a menu with a text as its name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandmenu/init(_:content:))
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Makes a menu with a string as its name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandmenu/init(_:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.name = Text(name)
    self.content = content()
  }

  /// Makes a menu with a localised name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandmenu/init(_:content:))
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    name = Text(nameKey)
    self.content = content()
  }
}

extension CommandMenu: PrimitiveCommands {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// The place of a group of commands in the system's menus.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/commandgroupplacement)
@available(iOS 14.0, *)
public struct CommandGroupPlacement: Hashable, Sendable {
  package let name: String
  /// The app's information.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Making something new.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cutting and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Taking in and giving out.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The looks of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The windows of which there is one.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands at a place in the system's menus.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/commandgroup)
@available(iOS 14.0, *)
public struct CommandGroup<Content: View> {
  package let relation: String
  package let placement: CommandGroupPlacement
  package let content: Content

  /// Puts commands before the system's.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandgroup/init(before:addition:))
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    relation = "before"
    placement = group
    content = addition()
  }

  /// Puts commands after the system's.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandgroup/init(after:addition:))
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    relation = "after"
    placement = group
    content = addition()
  }

  /// Puts commands in place of the system's.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandgroup/init(replacing:addition:))
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    relation = "replacing"
    placement = group
    content = addition()
  }
}

extension CommandGroup: PrimitiveCommands {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension Scene {
  /// Adds menus to the scene.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/commands(content:))
  @available(iOS 14.0, *)
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    recorded("commands", (nil, content()))
  }
}
