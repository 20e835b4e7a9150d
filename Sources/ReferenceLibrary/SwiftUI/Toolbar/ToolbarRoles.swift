/// What the screen below a toolbar is for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarrole)
@available(iOS 16.0, *)
public struct ToolbarRole: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = ToolbarRole(name: "automatic")
  /// A list of things.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// A browser.
  public static let browser = ToolbarRole(name: "browser")
  /// An editor.
  public static let editor = ToolbarRole(name: "editor")
}

/// An item that the system puts into a toolbar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind)
@available(iOS 17.0, *)
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  package let name: String
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  @available(iOS 18.0, *)
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  @available(iOS 26.0, *)
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The place of an item that the system puts into a toolbar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaulttoolbaritem)
@available(iOS 26.0, *)
public struct DefaultToolbarItem {
  package let kind: ToolbarDefaultItemKind
  package let placement: ToolbarItemPlacement

  /// Puts the system's item at a place.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaulttoolbaritem/init(kind:placement:))
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }
}

/// An item of the system's that a screen does without.
nonisolated package struct ToolbarRemoval: PrimitiveModifier {
  package typealias Body = Never
  package let kind: ToolbarDefaultItemKind?
}

extension DefaultToolbarItem: PrimitiveToolbarContent {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension View {
  /// Says what the screen is for. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbarrole(_:))
  @available(iOS 16.0, *)
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    recorded("toolbarRole", (nil, role))
  }

  /// Takes away an item that the system puts into the toolbar.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbar(removing:))
  @available(iOS 17.0, *)
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(ToolbarRemoval(kind: defaultItemKind))
  }
}
