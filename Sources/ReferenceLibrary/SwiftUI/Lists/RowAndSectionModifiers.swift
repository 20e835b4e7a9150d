public import Foundation

/// How much a badge stands out.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/badgeprominence)
@available(iOS 17.0, *)
public struct BadgeProminence: Hashable, Sendable {
  package let name: String
  /// More than usual.
  public static let increased = BadgeProminence(name: "increased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// Less than usual.
  public static let decreased = BadgeProminence(name: "decreased")
}

/// The tint of rows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/listitemtint)
@available(iOS 14.0, *)
public struct ListItemTint: Sendable {
  package let name: String
  package var color: Color?
  /// No colour.
  public static let monochrome = ListItemTint(name: "monochrome")

  /// A colour that the system may change.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/listitemtint/preferred(_:))
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred", color: tint) }

  /// A colour.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/listitemtint/fixed(_:))
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed", color: tint) }
}

/// Actions of a context menu that know what is selected.
nonisolated package struct SelectionMenu<Value: Hashable, Menu: View>: PrimitiveModifier {
  package typealias Body = Never
  package let menu: (Set<Value>) -> Menu
  package let primaryAction: ((Set<Value>) -> Void)?
}

/// Whether the reader may select a row.
nonisolated package struct SelectionDisabledModifier: PrimitiveModifier {
  package typealias Body = Never
  package let isDisabled: Bool
}

extension View {
  /// Forbids to select a row.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/selectiondisabled(_:))
  @available(iOS 17.0, *)
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SelectionDisabledModifier(isDisabled: isDisabled))
  }

  /// Gives a list a menu for what is selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/contextmenu(forselectiontype:menu:primaryaction:))
  @available(iOS 16.0, *)
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenu(menu: menu, primaryAction: primaryAction))
  }

  /// Sets the tint of the lines between sections.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listsectionseparatortint(_:edges:))
  @available(iOS 15.0, *)
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    recorded("listSectionSeparatorTint", (nil, color as Any), ("edges", edges))
  }

  /// Sets the room on some edges of rows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:_:))
  @available(iOS 26.0, *)
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    recorded("listRowInsets", (nil, edges), (nil, length as Any))
  }

  /// Sets the room round sections.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listsectionmargins(_:_:))
  @available(iOS 26.0, *)
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    recorded("listSectionMargins", (nil, edges), (nil, length as Any))
  }

  /// Names a section in the index beside a list.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/sectionindexlabel(_:))
  @available(iOS 26.0, *)
  nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
    recorded("sectionIndexLabel", (nil, label))
  }

  /// Names a section in the index beside a list.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/sectionindexlabel(_:))
  @available(iOS 26.0, *)
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View {
    recorded("sectionIndexLabel", (nil, label))
  }

  /// Shows or hides the index beside a list.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listsectionindexvisibility(_:))
  @available(iOS 26.0, *)
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    recorded("listSectionIndexVisibility", (nil, visibility))
  }

  /// Sets the tint of rows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listitemtint(_:))
  @available(iOS 14.0, *)
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    recorded("listItemTint", (nil, tint as Any))
  }

  /// Sets the tint of rows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listitemtint(_:))
  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    recorded("listItemTint", (nil, tint as Any))
  }

  /// Sets what a pointer does to rows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listrowhovereffect(_:))
  @available(iOS 17.0, *)
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("listRowHoverEffect", (nil, effect as Any))
  }

  /// Says how much badges stand out.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/badgeprominence(_:))
  @available(iOS 17.0, *)
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    recorded("badgeProminence", (nil, prominence))
  }

  /// Gives a section actions at its end.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/sectionactions(content:))
  @available(iOS 18.0, *)
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    attaching("sectionActions", content())
  }
}

extension DynamicViewContent {
  /// Lets readers drop files and texts between rows. Kept: here is nothing to drop.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/oninsert(of:perform:))
  nonisolated public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(RowEditing(edit: nil))
  }

  /// Lets readers drop files and texts between rows. Kept: here is nothing to drop.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/oninsert(of:perform:))
  @available(iOS 14.0, *)
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(RowEditing(edit: nil))
  }

  /// Lets readers drop values between rows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/dropdestination(for:action:))
  @available(iOS 16.0, *)
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(RowInsertion(action: action))
  }
}

/// What happens to values that are dropped between rows.
nonisolated package struct RowInsertion<Value>: PrimitiveModifier {
  package typealias Body = Never
  package let action: ([Value], Int) -> Void
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section that folds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/section/init(isexpanded:content:header:))
  @available(iOS 17.0, *)
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title that folds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/section/init(_:isexpanded:content:))
  @available(iOS 17.0, *)
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Makes a section with a title that folds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/section/init(_:isexpanded:content:))
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer made before.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/section/init(footer:content:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:footer:)")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}
