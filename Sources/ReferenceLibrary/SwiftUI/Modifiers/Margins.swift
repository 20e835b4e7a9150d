public import Foundation

/// What margins are for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/contentmarginplacement)
@available(iOS 17.0, *)
public struct ContentMarginPlacement: Hashable, Sendable {
  package let name: String
  /// As the view asks for.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// What scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The marks that show where the reader is.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The room round a scene's content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scenepadding)
@available(iOS 16.0, *)
public struct ScenePadding: Hashable, Sendable {
  package let name: String
  /// The least room.
  public static let minimum = ScenePadding(name: "minimum")
}

/// Room at the edges of content. Recorded, not drawn.
extension View {
  /// Sets margins.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:))
  @available(iOS 17.0, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins", (nil, edges), (nil, insets), ("for", placement))
  }

  /// Sets margins in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:))
  @available(iOS 17.0, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins", (nil, edges), (nil, length as Any), ("for", placement))
  }

  /// Sets margins on all edges in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/contentmargins(_:for:))
  @available(iOS 17.0, *)
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins", (nil, length), ("for", placement))
  }

  /// Makes the safe area smaller.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:))
  @available(iOS 17.0, *)
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    recorded("safeAreaPadding", (nil, insets))
  }

  /// Makes the safe area smaller on some edges.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:_:))
  @available(iOS 17.0, *)
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    recorded("safeAreaPadding", (nil, edges), (nil, length as Any))
  }

  /// Makes the safe area smaller on all edges.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:))
  @available(iOS 17.0, *)
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    recorded("safeAreaPadding", (nil, length))
  }

  /// Adds the room that fits the scene.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scenepadding(_:))
  @available(iOS 15.0, *)
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    recorded("scenePadding", (nil, edges))
  }

  /// Adds the room that fits the scene.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scenepadding(_:edges:))
  @available(iOS 16.0, *)
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    recorded("scenePadding", (nil, padding), ("edges", edges))
  }

  /// Puts a view beside the content, in the safe area.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:))
  @available(iOS 15.0, *)
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    attaching("safeAreaInset", content(), ("edge", edge), ("alignment", alignment), ("spacing", spacing as Any))
  }

  /// Puts a bar beside the content, in the safe area.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:))
  @available(iOS 26.0, *)
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    attaching("safeAreaBar", content(), ("edge", edge), ("alignment", alignment), ("spacing", spacing as Any))
  }
}
