/// The form of a list.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/liststyle)
public protocol ListStyle {}

/// The system's forms of a list.
public struct _NamedListStyle: ListStyle, NamedStyle {
  package let name: String
}

extension ListStyle where Self == _NamedListStyle {
  /// As the place asks for.
  public static var automatic: _NamedListStyle { .init(name: "automatic") }
  /// Without frames.
  public static var plain: _NamedListStyle { .init(name: "plain") }
  /// In groups.
  public static var grouped: _NamedListStyle { .init(name: "grouped") }
  /// Set in from the sides.
  public static var inset: _NamedListStyle { .init(name: "inset") }
  /// In groups, set in from the sides.
  public static var insetGrouped: _NamedListStyle { .init(name: "insetGrouped") }
  /// As a sidebar.
  public static var sidebar: _NamedListStyle { .init(name: "sidebar") }
}

/// The actions that a swipe over a row shows.
nonisolated package struct SwipeActions<Content: View>: PrimitiveModifier {
  package typealias Body = Never
  package let edge: HorizontalEdge
  package let allowsFullSwipe: Bool
  package let content: Content
}

/// What the reader may not do with a row.
nonisolated package struct RowRestriction: PrimitiveModifier {
  package enum Edit {
    case delete
    case move
  }

  package typealias Body = Never
  package let edit: Edit
  package let isForbidden: Bool
}

/// Loads data anew when the reader pulls the list down.
nonisolated package struct RefreshModifier: PrimitiveModifier {
  package typealias Body = Never
  package let action: @Sendable () async -> Void
}

/// The value by which a view is selected.
nonisolated package struct TagModifier<Value: Hashable>: PrimitiveModifier {
  package typealias Body = Never
  package let value: Value
  /// Whether the tag also stands for the optional of its type.
  package let includesOptional: Bool
}

extension View {
  /// Sets the form of lists. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/liststyle(_:))
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    styling("listStyle", style)
  }

  /// Gives the row actions that a swipe shows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:))
  @available(iOS 15.0, *)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
  }

  /// Calls `action` when the reader asks for fresh data.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/refreshable(action:))
  @available(iOS 15.0, *)
  @preconcurrency
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshModifier(action: action))
      .modifier(EnvironmentModifier { $0.refresh = RefreshAction(action: action) })
  }

  /// Gives the view the value by which a list, picker or tab view selects it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:))
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag, includesOptional: includeOptional))
  }

  /// Sets the background of the row. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listrowbackground(_:))
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    attaching("listRowBackground", view)
  }

  /// Sets how far the row is set in. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:))
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    recorded("listRowInsets", (nil, insets as Any))
  }

  /// Shows or hides the lines round the row. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:))
  @available(iOS 15.0, *)
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    recorded("listRowSeparator", (nil, visibility), ("edges", edges))
  }

  /// Sets the colour of the lines round the row. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listrowseparatortint(_:edges:))
  @available(iOS 15.0, *)
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    recorded("listRowSeparatorTint", (nil, color as Any), ("edges", edges))
  }

  /// Shows or hides the lines round the section. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/listsectionseparator(_:edges:))
  @available(iOS 15.0, *)
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listSectionSeparator", (nil, visibility), ("edges", edges))
  }

  /// Keeps the reader from deleting the row.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/deletedisabled(_:))
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowRestriction(edit: .delete, isForbidden: isDisabled))
  }

  /// Keeps the reader from moving the row.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/movedisabled(_:))
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowRestriction(edit: .move, isForbidden: isDisabled))
  }
}
