/// The kind of actions that belong together.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityactioncategory)
@available(iOS 18.0, *)
public struct AccessibilityActionCategory: Sendable {
  package let name: Text
  /// Actions of the system's kind.
  public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
  /// Editing.
  public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))

  /// Makes a kind with a localised name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityactioncategory/init(_:))
  public init(_ titleKey: LocalizedStringKey) {
    name = Text(titleKey)
  }

  /// Makes a kind with a text as its name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityactioncategory/init(_:))
  public init(_ title: Text) {
    name = title
  }

  /// Makes a kind with a name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityactioncategory/init(_:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    name = Text(title)
  }
}

/// A gesture that makes something larger or smaller.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityzoomgestureaction)
@available(iOS 17.0, *)
public struct AccessibilityZoomGestureAction {
  /// Larger or smaller.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityzoomgestureaction/direction-swift.enum)
  @frozen public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Larger or smaller.
  public let direction: Direction
  /// The place in the view, in parts of its size.
  public let location: UnitPoint
}

extension View {
  /// Adds an action with a text as its name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityaction(named:_:))
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.namedAction(name, handler))
  }

  /// Adds an action named by a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityaction(action:label:))
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }

  /// Gives the view actions of one kind, each made of a button.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityactions(category:_:))
  @available(iOS 18.0, *)
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AccessibilityContent(kind: .actions, content: content()))
  }

  /// Lets assistive technologies scroll.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityscrollaction(_:))
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.scroll(handler))
  }

  /// Lets assistive technologies zoom.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityzoomaction(_:))
  @available(iOS 17.0, *)
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.zoom(handler))
  }

  /// Makes the name that is read aloud of views, among them the name it has. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(content:))
  @available(iOS 18.0, *)
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    attaching("accessibilityLabel", content(PlaceholderContentView(view: self)))
  }
}
