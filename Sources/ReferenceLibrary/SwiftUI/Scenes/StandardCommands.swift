/// Shows and hides the sidebar. Recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/sidebarcommands)
@available(iOS 14.0, *)
public struct SidebarCommands {
  /// Makes the commands.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sidebarcommands/init())
  public init() {}
}

extension SidebarCommands: PrimitiveCommands {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Shows, hides and arranges the toolbar. Recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcommands)
@available(iOS 14.0, *)
public struct ToolbarCommands {
  /// Makes the commands.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcommands/init())
  public init() {}
}

extension ToolbarCommands: PrimitiveCommands {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Finds and changes text. Recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/texteditingcommands)
@available(iOS 14.0, *)
public struct TextEditingCommands {
  /// Makes the commands.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/texteditingcommands/init())
  public init() {}
}

extension TextEditingCommands: PrimitiveCommands {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Changes the looks of text. Recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/textformattingcommands)
@available(iOS 14.0, *)
public struct TextFormattingCommands {
  /// Makes the commands.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textformattingcommands/init())
  public init() {}
}

extension TextFormattingCommands: PrimitiveCommands {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Shows and hides the inspector. Recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/inspectorcommands)
@available(iOS 17.0, *)
public struct InspectorCommands {
  /// Makes the commands.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/inspectorcommands/init())
  public init() {}
}

extension InspectorCommands: PrimitiveCommands {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension Optional: Commands where Wrapped: Commands {}
extension Optional: PrimitiveCommands where Wrapped: Commands {}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}
extension _ConditionalContent: PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {}

extension Group: Commands where Content: Commands {
  /// Groups commands.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/group/init(content:))
  public nonisolated init(@CommandsBuilder content: () -> Content) {
    self.content = content()
  }
}
extension Group: PrimitiveCommands where Content: Commands {}

extension CommandsBuilder {
  /// An `if` without `else`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandsbuilder/buildif(_:))
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandsbuilder/buildeither(first:))
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandsbuilder/buildeither(second:))
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }

  /// The body of an `if #available`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/commandsbuilder/buildlimitedavailability(_:))
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
    CommandList(list: [content])
  }
}

extension Scene {
  /// Takes the system's menus away. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/commandsremoved())
  @available(iOS 16.0, *)
  nonisolated public func commandsRemoved() -> some Scene {
    recorded("commandsRemoved")
  }

  /// Puts commands in place of the system's menus. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/commandsreplaced(content:))
  @available(iOS 16.0, *)
  nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    recorded("commandsReplaced", (nil, content()))
  }
}
