/// Where an item of a toolbar stands.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbaritemplacement)
@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where the navigation is.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The main action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// An action of less weight.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// What goes on.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Confirms what a sheet asks for.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Gives up what a sheet asks for.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Deletes something.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the keyboard.
  @available(iOS 15.0, *)
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// At the leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the leading end of the navigation bar.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarLeading instead")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the trailing end of the navigation bar.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarTrailing instead")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// Large, below the bar.
  @available(iOS 26.0, *)
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// In place of the title.
  @available(iOS 26.0, *)
  public static let title = ToolbarItemPlacement(name: "title")
  /// In place of the second line of the title.
  @available(iOS 26.0, *)
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// Below the large title.
  @available(iOS 26.0, *)
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
}

/// One item of a toolbar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbaritem)
@available(iOS 14.0, *)
public struct ToolbarItem<ID, Content: View> {
  package let identifier: String?
  package let placement: ToolbarItemPlacement
  package let content: Content
}

@available(iOS 14.0, *)
extension ToolbarItem where ID == () {
  /// Makes an item of a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbaritem/init(placement:content:))
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(identifier: nil, placement: placement, content: content())
  }
}

@available(iOS 14.0, *)
extension ToolbarItem where ID == String {
  /// Makes an item that the reader can arrange.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbaritem/init(id:placement:content:))
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(identifier: id, placement: placement, content: content())
  }
}

extension ToolbarItem: PrimitiveToolbarContent {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several views as items of a toolbar at one place.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbaritemgroup)
@available(iOS 14.0, *)
public struct ToolbarItemGroup<Content: View> {
  package let placement: ToolbarItemPlacement
  package let content: Content

  /// Makes items of views.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbaritemgroup/init(placement:content:))
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Free space between items of a toolbar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarspacer)
@available(iOS 26.0, *)
public struct ToolbarSpacer {
  package let sizing: SpacerSizing
  package let placement: ToolbarItemPlacement

  /// Makes free space.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarspacer/init(_:placement:))
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Whether free space grows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/spacersizing)
@available(iOS 26.0, *)
public struct SpacerSizing: Hashable, Sendable {
  package let name: String
  /// It grows.
  public static let flexible = SpacerSizing(name: "flexible")
  /// It does not.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A menu on the title of a toolbar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbartitlemenu)
@available(iOS 16.0, *)
public struct ToolbarTitleMenu<Content: View> {
  package let content: Content

  /// Makes a menu of views.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbartitlemenu/init(content:))
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
  /// It is evaluated by the library.
  public typealias Body = Never
}
